### What differs: The Heart of Africa.
learn-setup-r1 = 2 to 5 players with 45 trains and 4 cards each, and the usual deck of 110 cards.
learn-setup-r2-r3 = There are 45 terrain cards, 15 each of desert, jungle and mountain. Each player begins with one, face up, and two more lie face up next to their deck.
learn-setup-r4-r5 = You are dealt 4 tickets and keep at least 2; later you draw 4 and keep at least 1. What you refuse goes under the deck, and if fewer are left you draw those.
learn-special-r6-r7 = Blue globes without a name are junctions. Routes end there and paths run through them, but no ticket names one.
learn-special-r8 = Nigeria, Tchad and Sudan have two border points each. Either finishes a ticket to the country. They are dead ends: no path runs through a country.
learn-special-r9 = Madagascar has a place in the north and one in the south. Either finishes a ticket, paths run through them, and the route between them can be claimed.
learn-claiming-r10 = Ferries lead to Madagascar: 3 spaces with 1 locomotive sign, or 6 with 2. Each sign takes a locomotive, the rest is any one color.
learn-claiming-r11-r12 = Doubles are open to two players from 4 players on, also into countries. The two tracks may have the same color.

## Terrain
learn-drawing-r13-r14 = Instead of a train card you may take a terrain card, for either draw or both. It comes from the two face up or unseen from the deck, and then lies open in front of you.
learn-drawing-r15 = A locomotive from the market is still the only card of a turn. Drawn unseen, it may be combined with a terrain card.
learn-drawing-r16-r17 = You may hold any number of terrain cards. Played ones are shuffled into a new deck when that is needed; if there are none, only those face up can be taken.
learn-special-r18-r25 = When you claim a route you may pay terrain cards to double its points: 2, 4, 8, 14, 20 or 30. It is decided with the claim, once.
learn-special-r19 = The color of the route says which terrain: yellow, orange and red are desert; purple, blue and green are jungle; white, gray and black are mountain.
learn-special-r20 = It costs 1 terrain card for up to 3 spaces and 2 for 4 to 6.
learn-special-r21 = You must have at least as many cards of that terrain in front of you as every other player has. A tie is enough, counted before you pay.
learn-special-r22-r23-r24 = Locomotives from your hand may stand for terrain cards, for the count and for the price, on top of those for the route. All that you use so are thrown away.
learn-special-r26 = Terrain cards are worth nothing at the end, and nothing else is doubled.
learn-scoring-r27-r28 = The end and tickets are as in the base game.
learn-scoring-r29 = Globetrotter: 10 points for the most finished tickets, to all who tie. The longest path brings nothing.
learn-scoring-r30 = Most points win.
learn-questions-q1 = If you need more locomotives for the tie than the price asks, all of them are thrown away and no terrain card is paid.
learn-questions-q2 = The rule book has no rule for ties. Fogg looks at finished tickets, then the longer path, then the victory is shared.
learn-questions-q3-q4 = You use no more locomotives than you need, but you may pay with them although you lead.
learn-questions-q5 = If terrain cards run out, the gap stays until one can be drawn again.
learn-data-q6 = Two values look unusual and have one source only: Walvis Bay to Nigeria 12, and Pretoria to Madagascar 7.
learn-differences-r29 = The reference manual says 10 or 15 for Globetrotter without telling which. This edition has 10.
learn-differences-r22 = The reference manual confirms that locomotives can replace terrain cards.
