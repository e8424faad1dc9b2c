### Countries.
rules-countries = Eine { $own_ticket } in ein Land ist an jedem seiner Grenzorte erfüllt. Kein Weg führt durch ein Land hindurch.
