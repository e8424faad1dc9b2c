### Asian Explorer.
score-explorer = Asienforscher
rules-end-explorer = Asienforscher: { $n } Punkte für die meisten Städte in einem zusammenhängenden Netz eigener Strecken. Bei Gleichstand bekommen alle die Punkte.
ledger-explorer = Asienforscher
ledger-explorer-about = Städte im größten Netz; das größte bringt am Ende { $points } Punkte
