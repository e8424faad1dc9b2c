### Words of this edition.
about-name = Zug um Zug: Das Herz von Afrika
about-short-name = Afrika
about-tagline = Geländekarten verdoppeln, was eine Strecke bringt.
about-theme = Mit der Bahn in das Herz von Afrika zur Zeit der Entdecker, durch Wüste, Dschungel und Gebirge.
city-junction_chari = (Knotenpunkt nördlich von Bangui)
city-junction_turkana = (Knotenpunkt südöstlich von Fachoda)
city-junction_jubaland = (Knotenpunkt nördlich von Mombasa)
city-junction_congo = (Knotenpunkt südlich von Bondo)
city-junction_kasai = (Knotenpunkt westlich von Ujiji)
city-junction_tanganyika = (Knotenpunkt östlich von Ujiji)
city-junction_bie = (Knotenpunkt südöstlich von Luanda)
city-junction_cunene = (Knotenpunkt südöstlich von Moçâmedes)
city-junction_barotse = (Knotenpunkt westlich von Salisbury)
city-junction_kalahari = (Knotenpunkt östlich von Windhoek)
