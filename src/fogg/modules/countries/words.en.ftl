### Countries.
rules-countries = A { $own_ticket } to a country is completed at any of its border stops. No path runs through a country.
