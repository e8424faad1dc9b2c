### What differs: India.
learn-setup-r1-r2 = 2 to 4 players with 45 trains and 4 cards each; locomotives as in the base game.
learn-setup-r3-r4 = You are dealt 4 tickets and keep at least 2; later you draw 3 and keep at least 1. Refused ones go under the deck.
learn-claiming-r5-r8 = Doubles, ferries among them, are open to two players only with 4 players.
learn-claiming-r6-r7 = Ferries are gray routes with locomotive signs. Each sign takes a locomotive, the rest is any one color or more locomotives.
learn-claiming-r9 = Points are as in the base game; the one route of 8 spaces, Calcutta to Madras, is worth 21.
learn-scoring-r10 = The longest path, the Indian Express, is worth 10 points to all who tie.
learn-special-r11-r12 = Grand Tour: a finished ticket counts for it if your trains join its two cities in two ways that share no route. They may meet in cities.
learn-special-r13-r14 = 1 such ticket is worth 5 points, 2 are worth 10, 3 are worth 20, 4 are worth 30, 5 or more are worth 40, on top of the tickets themselves. Every player scores their own.
learn-special-r15 = The two ways may differ in length, and one loop can serve several tickets.
learn-end-r16 = The end, tickets and ties are as in the base game.
learn-questions-q2 = "Distinct" ways may share cities, but not trains.
learn-questions-q3 = One old text opens doubles with 3 players; the rule sheet says 4, and so does Fogg.
learn-differences-q1 = The reference manual gives every route of six spaces or more 15 points and breaks ties by the longer path. The board prints 21 for eight, and Fogg plays that; a setting follows the manual.
