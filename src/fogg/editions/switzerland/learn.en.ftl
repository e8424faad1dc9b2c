### What differs: Switzerland.
learn-setup-r1-r2 = 2 or 3 players with 40 trains and 4 cards each.
learn-setup-r3-r4 = You are dealt 5 tickets and keep at least 2; later you draw 3 and keep at least 1. Refused ones leave the game, so that the deck can run out.
learn-drawing-r5-r6 = A locomotive from the market is taken like any other card, even two in a turn. Three of them in the market are swept away.
learn-claiming-r7 = Locomotives can be used in tunnels only, for the payment and for extra cards.
learn-special-r8 = Tunnels are as in Europe: three cards are turned up, and each one of your color, and each locomotive, costs one card more. Pay, or take everything back.
learn-claiming-r9-r10 = Doubles, three tunnels among them, are open to two players with 3 players; with 2 the second track closes.
learn-claiming-r11 = Points are as in the base game.
learn-special-r12-r13 = Some routes end at a flag of France, Deutschland, Österreich or Italia. Each flag is a dead end of its own: no path runs through a country.
learn-special-r14 = Two routes from Kreuzlingen to Deutschland end at two flags and are not a double. The same goes for the two from Davos.
learn-special-r15 = Routes to flags count for the longest path, as its ends.
learn-tickets-r16-r17 = Some tickets lead from a city to a country, or from a country to another. Any flag will do, and several countries are named with different values.
learn-tickets-r18-r19 = The highest value that you reach counts. If you reach none, the lowest is lost.
learn-tickets-r20-r21 = Two equal cards score each on its own, and each is one finished ticket.
learn-scoring-r22-r23 = The longest path is worth 10 points to all who tie; there is no Globetrotter. The end and ties are as in the base game.
learn-questions-q2-q3 = What an unfinished country ticket costs, and sweeping the market, are settled by the rule sheet.
learn-questions-q4 = If nothing is possible, the turn passes.
learn-differences-q1 = The reference manual closes doubles with 3 players and lets a locomotive from the market cost the whole draw. The rule book says otherwise, and Fogg follows it; a setting follows the manual, also in ties.
