### Words of this edition.
setting-big-cities-european-express = Play the Big Cities of Europe with the European Express
