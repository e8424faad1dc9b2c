### What differs: USA, the base game, and its expansion USA 1910.
learn-variants-r44 = Classic is the base game: 30 tickets. A setting gives the four tickets that were printed again with lower values these values.
learn-variants-r40 = The expansion USA 1910 prints four tickets with lower values: Los Angeles to Miami 19 instead of 20, Los Angeles to New York 20 instead of 21, Seattle to New York 20 instead of 22, Sault St. Marie to Oklahoma City 8 instead of 9.
learn-variants-r41 = USA 1910 is played with its 35 new tickets alone. You are dealt 3 and keep at least 2, and later draw 3 and keep at least 1. Globetrotter takes the place of the longest path.
learn-variants-r42 = The Mega Game has all 69 tickets. You are dealt 5 and keep at least 3, and later draw 4 and keep at least 1. Both bonuses are paid.
learn-variants-r43 = The Big Cities has the 35 tickets that name Chicago, Dallas, Houston, Los Angeles, Miami, New York or Seattle. You are dealt 4 and keep at least 2, and later draw 4 and keep at least 1. There is no bonus.
learn-variants-r45 = Globetrotter is worth 15 points to the player who finishes the most tickets. All who tie score it, and unfinished tickets do not count against it.
learn-variants-r46-r47 = Tickets that are sent back go under the deck, at the start too. If fewer tickets are left than you would draw, you draw those.
learn-questions-q5 = Do the Big Cities have a bonus? The leaflet, as it was quoted to us, names none, and most sources use none. So does Fogg; a setting adds the longest path.
learn-questions-q6 = In variants without the card for the longest path a tie is decided by finished tickets, then by the longer path, then it is shared.
learn-questions-q9 = For reprints of 2025 and 2026 no changed tickets or routes are known to us; we assume none.
learn-differences-r26 = The reference manual ends the table of points with "six and more". On this board six is the longest, so that there is no difference.
learn-differences-r11 = The reference manual forbids a second locomotive from the market only after a card from the market. The rule book leaves no way to take one either, and Fogg never allows it.
learn-differences-r5 = The field guide lets the player begin who last rode a train, the rule book the most experienced traveler. Online the order is drawn by lot.
