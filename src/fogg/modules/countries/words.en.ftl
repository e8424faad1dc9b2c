### Countries.
rules-countries = A { $own_ticket } to a country is done at any of its border stops. Nobody travels through a country.
