### Words of this edition.
about-name = Zug um Zug: Alter Westen
about-short-name = Alter Westen
about-tagline = Deine Städte verdienen, wenn andere dort bauen.
about-theme = Siedler breiten sich von ihren ersten Orten über den amerikanischen Westen aus, und jeder Ort verdient an jeder Strecke, die ihn erreicht.
