### What differs: Europe, and its expansion Europa 1912.
learn-setup-r1 = Besides 45 trains each player has 3 stations.
learn-setup-r2-r3 = You are dealt 1 long ticket and 3 regular ones and keep at least 2 of the four, the long one or not. What you refuse leaves the game, and so do long tickets that were not dealt.
learn-setup-r4 = Only regular tickets are drawn later.
learn-setup-r5 = The player who has visited the most countries of Europe begins; Fogg draws lots.
learn-turn-r6 = A turn is one of four things: take cards, claim a route, draw tickets, or build a station.
learn-turn-r7 = Of 3 regular tickets you keep at least 1; the others go under the deck. If fewer are left, you draw those.
learn-claiming-r8 = Doubles are as in the base game. Routes that only run side by side, between other cities, are not doubles.
learn-claiming-r9 = Points: 1, 2, 4 and 7 for 1 to 4 spaces, 15 for 6, and 21 for the one route of 8 spaces, Stockholm to Petrograd.

## Ferries, tunnels, stations
learn-special-r10 = Ferries are gray routes with locomotive signs. Each sign takes a locomotive. The other spaces take any one color, with more locomotives if you like.
learn-special-r11 = Amsterdam to London has two signs on two spaces: two locomotives, nothing else.
learn-special-r12 = Three other cards do not replace a locomotive here.
learn-special-r13-r22 = Tunnels have dashed frames. First you lay out an ordinary payment; its color counts, also in a gray tunnel. Locomotives alone have no color.
learn-special-r14 = Then three cards are turned up from the deck. Each one of your color, and each locomotive, costs one card more.
learn-special-r15-r16 = Extra cards are of your color or locomotives. If you laid out only locomotives, only turned-up locomotives count, and each takes a locomotive.
learn-special-r17 = You pay all of it and the tunnel is yours, or you take your cards back and the turn is over. You may give up even if you could pay.
learn-special-r18-r19 = Turned-up cards are thrown away in any case. Extra cards bring neither points nor trains.
learn-special-r20 = If fewer than three cards can be turned up, those count; if there are none, nothing is added.
learn-special-r21 = You may try a tunnel without any card for the extra cost.
learn-special-r23 = The first station costs 1 card, the second 2 of one color, the third 3 of one color. Locomotives are wild.
learn-special-r24 = One station a turn, in any city without one, even where you own nothing. It stays there.
learn-special-r25-r26 = At the end each of your stations lets you use one route of one other player that ends in its city, for all of your tickets. Which one is chosen only at the end.
learn-special-r27-r28 = You need no route of your own there. Two stations can help one ticket, and several players can use the same route.
learn-special-r29 = A borrowed route brings no points and does not count for the longest path.
learn-special-r31 = Fogg picks the routes that give your tickets the most points.

## The end
learn-scoring-r30 = Every station that you did not build is worth 4 points.
learn-scoring-r32-r33 = The end comes as in the base game. The longest path, called the European Express, is worth 10 points to all who tie for it.
learn-scoring-r34 = In a tie more finished tickets decide, then fewer stations built, then the European Express.

## Variants
learn-variants-r40 = Europe Expanded adds 19 regular tickets, 65 in all.
learn-variants-r41 = Mega Europe has all 101 tickets. You are dealt 2 long and 5 regular ones and keep at least 3, at most one of them long.
learn-variants-r42 = Big Cities of Europe has 45 tickets that name Angora, Athína, Berlin, London, Madrid, Moskva, Paris, Roma or Wien, and no long ones. You are dealt 5 and keep at least 2, and later draw 4 and keep at least 1.
learn-variants-r43-r44 = In all three, tickets refused at the start leave the game and later ones go under the deck. The European Express is paid in Europe Expanded and Mega Europe.

## Warehouses and depots
learn-depots-r50-r65 = An add-on for any board. Each player, in teams too, has a warehouse and 5 depots; four of them lie next to the warehouse.
learn-depots-r51-r66 = After tickets and other markers are settled, each player puts one depot into an empty city, the last player of the order first.
learn-depots-r52-r61 = A city holds one depot or one station, not both. Depots stand only in named cities and never move.
learn-depots-r53-r64 = Before you take cards, of any sort, you put the top card of the deck unseen into any warehouse.
learn-depots-r54-r60 = When you claim a route into a city with a depot, you may give up one depot of your own and take all the cards in the warehouse of its owner. A tunnel that failed does not count.
learn-depots-r55-r62 = With depots of two players at both ends you may take both warehouses, for one depot each; of one player it is one warehouse and one depot.
learn-depots-r56-r63 = In your turn you may also put depots into empty cities, as many as you like, before or after your action.
learn-depots-r57 = How many cards a warehouse holds is open, which ones is not.
learn-depots-r58 = The most depots left next to a warehouse are worth 10 points at the end, to all who tie.
learn-depots-r59 = If no card can be drawn and a player has no depot left next to the warehouse, all warehouses are emptied into a new deck.

## Open questions
learn-questions-q3 = Do the Big Cities of Europe pay the European Express? Sources disagree. Fogg pays none, but 4 points for each station not built; a setting changes that.
learn-questions-q4 = Whether Europe Expanded has the six new long tickets was not to be seen in print. Fogg leaves them out.
learn-questions-q5 = A depot may not stand in a city with your own station either.
learn-questions-q6 = With an empty deck the discards are shuffled before a card goes into a warehouse; with none, that card is left out.
learn-questions-q7 = You finish a claim before you take the cards of a warehouse, so that they cannot pay for it.
learn-questions-q8 = If no depot is left next to any warehouse, there is no bonus.
learn-questions-q9 = The seven further tickets of the anniversary edition have no source and are left out.
learn-differences-q1 = The reference manual gives every route of six spaces or more 15 points. The board gives 21 for eight spaces, and so does Fogg; the setting for the manual's numbers gives 15.
learn-differences-q2 = The reference manual lists the longest path before stations for ties, without calling it an order. Fogg looks at stations first, as the rule book is quoted; the same setting follows the manual.
