### Words of this edition.
about-name = Zug um Zug: Legendäres Asien
about-short-name = Legendäres Asien
about-tagline = Gebirgsstrecken kosten Waggons und bringen Punkte.
about-theme = Die großen Reisen Asiens, von Moskau und Mekka bis Kobe, über Pässe, die mehr kosten, als sie zeigen.
