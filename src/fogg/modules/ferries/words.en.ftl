### Ferries.
rules-ferries = A ferry asks for a { $own_wild } for each wheel on it; the rest is of any one color.
