### Words of this edition.
part-cities-passengers = how many passengers wait in each city
