### Ferries.
rules-ferries = Eine Fähre braucht für jedes Rad darauf eine { $own_wild }; die anderen Karten sind von einer beliebigen Farbe.
