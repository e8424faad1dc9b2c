### Ferries.
rules-ferries = A ferry needs a { $own_wild } for each wheel on it; the other cards are of any one color.
