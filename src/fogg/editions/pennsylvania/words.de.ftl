### Words of this edition.
about-name = Zug um Zug: Pennsylvania
about-short-name = Pennsylvania
about-tagline = Jede Strecke bringt eine Aktie einer Bahngesellschaft.
about-theme = Die Bahngesellschaften Pennsylvanias stehen im Wettbewerb, und wer an ihren Linien baut, wird Aktionär.
