### Words of this edition.
setting-big-cities-european-express = The Big Cities of Europe are played with the European Express
