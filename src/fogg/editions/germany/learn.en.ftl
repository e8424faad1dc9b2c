### What differs: Germany. Its rules are part B of those of Märklin.
learn-setup-marklin_r30-marklin_r31 = The board is that of Märklin, the deck that of the base game. There are no +4 locomotives, tokens or moves.
learn-setup-marklin_r32 = 60 passengers, 10 in each of six colors, are drawn from a bag: 5 to Berlin; 4 each to Hamburg, Köln, Frankfurt and München; 3 each to Leipzig and Stuttgart; 1 to every other city and to each country.
learn-setup-marklin_r36-marklin_r5 = 55 short and 34 long tickets lie in two decks. You say how many of each you want, 4 in all, and keep at least 2. Later you draw 4 and keep at least 1.
learn-setup-marklin_r37 = The oldest player begins.
learn-claiming-marklin_r39-marklin_r13-marklin_r15 = Seven spaces are worth 18 points. Of double and triple routes only one can be used with 2 or 3 players.
learn-claiming-marklin_r14 = Routes to other countries end at flags, which are dead ends. Any flag of a country finishes a ticket to it.
learn-special-marklin_r33 = When you claim a route you may take one passenger of your choice from each end, if one is left there.
learn-scoring-marklin_r34 = At the end the most passengers of a color are worth 20 points and the second most 10. If players tie for the most, all of them score 20 and no player scores 10; if they tie for the second most, all of them score 10.
learn-scoring-marklin_r35 = Globetrotter, the most finished tickets, is worth 15 points to all who tie.
learn-scoring-marklin_r38 = In a tie more finished tickets decide, then more passengers.
learn-variants-marklin_r36 = Zug um Zug Deutschland of 2012 has 62 tickets and no passengers here: its tokens could not be collected. Nothing of it could be checked against the printed game.
learn-questions-marklin_q8 = The passengers are red, black, green, yellow, blue and white.
learn-questions-marklin_q9 = Without a passenger of a color you score nothing for second place.
learn-data-marklin_r32 = How many passengers stand where comes from one source; its total is that of the rule book.
learn-differences-marklin_q3 = The reference manual gives every route of six spaces or more 15 points; rule book and board give 18 for seven, and so does Fogg. A setting follows the manual.
