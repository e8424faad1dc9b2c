### Words of this edition.
setting-flush-three-locomotives = Three face-up locomotives replace the market
