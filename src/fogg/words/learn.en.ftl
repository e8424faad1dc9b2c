### How to play: the base game in our own words. A key names its section and the rules that its statement comes from.

## The aim
learn-aim-usa_r34 = Collect more points than anybody else. Points come from three things: routes that you claim, tickets that you finish, and the longest path at the end.
learn-aim-usa_r6-usa_r19 = The game is a tug between patience and haste. Cards that you gather quietly make long routes possible, but a route that you need is open to everybody until one player pays for it.
learn-aim-usa_r1 = It takes 2 to 5 players, is at its best with 3 or 4, and is easy to teach: the rules fit on a page. A game lasts half an hour to an hour.

## Set-up
learn-setup-usa_r1 = Every player has 45 trains of one color and begins with 0 points.
learn-setup-usa_r2 = The deck has 110 train cards: 12 of each of eight colors, and 14 locomotives. Every player is dealt 4 of them, and 5 more are laid out face up as the market. If three of these five are locomotives, all five are swapped at once.
learn-setup-usa_r37 = Each color is also a kind of railway car. That is decoration: no rule depends on it.
learn-setup-usa_r3 = Every player is dealt 3 tickets and keeps 2 or all 3 of them. The choice is made in secret, and what is sent back goes under the ticket deck.
learn-setup-usa_r4 = Tickets stay secret until the end, and so do the cards in your hand. How many cards you hold is open.
learn-setup-usa_r5 = By custom the most traveled player begins, or the one who rode a train most recently, or the youngest; Fogg draws lots. Turns go around clockwise.

## A turn
learn-turn-usa_r6 = In your turn you do exactly one of three things: take train cards, claim a route, or draw tickets.
learn-turn-usa_r7 = You cannot pass while one of the three is possible.

## Taking cards
learn-drawing-usa_r8 = You take two cards, one after the other. Each comes from the market or unseen from the top of the deck, in any mix.
learn-drawing-usa_r9 = A card that leaves the market is replaced before you take your second one.
learn-drawing-usa_r10 = A locomotive from the market is the only card of that turn.
learn-drawing-usa_r11 = So a locomotive in the market can never be your second card, even if it has just been turned up.
learn-drawing-usa_r12 = A locomotive that you draw unseen counts as one ordinary card. That is pure luck.
learn-drawing-usa_r13 = You may hold as many cards as you like.
learn-drawing-usa_r14 = As soon as three of the five cards in the market are locomotives, all five are thrown away and replaced, even between your two cards.
learn-drawing-usa_r15 = When a card is needed and the deck is empty, the cards that were thrown away are shuffled into a new one.
learn-drawing-usa_r16 = With deck and discards both empty, train cards cannot be taken: claim a route or draw tickets. A draw that has begun may still be finished from the market.

## Claiming a route
learn-claiming-usa_r17 = A route is a row of spaces between two neighboring cities. Pay as many cards as it has spaces, all of its color. A gray route takes any one color. Locomotives stand for any card, alone or mixed in.
learn-claiming-usa_r18 = You need a train for every space. Place them, throw the cards away, and score at once. A part of a route cannot be claimed.
learn-claiming-usa_r24 = You pay exactly the length of the route, never more.
learn-claiming-usa_r19 = One route a turn, anywhere on the board: it need not touch what you own.
learn-claiming-usa_r20 = A claimed route stays claimed, and no other player can use it.
learn-claiming-usa_r25 = Longer routes are worth far more: 1 space is worth 1 point, 2 are worth 2, 3 are worth 4, 4 are worth 7, 5 are worth 10 and 6 are worth 15.
learn-claiming-usa_r26 = No route of this board is longer than six spaces.
learn-claiming-usa_r21 = Some cities are joined by two routes side by side. One player can never own both.
learn-claiming-usa_r22-usa_r23 = With 2 or 3 players the second of two such routes closes as soon as the first is claimed, and counts for nothing. With 4 or 5 players another player may still claim it.

## Tickets
learn-tickets-usa_r32 = A ticket names two cities and a value. If a chain of your own routes joins them at the end, it does not matter how long, you gain the value. If not, you lose it.
learn-tickets-usa_r27 = Drawing tickets takes a whole turn: you see 3 and keep at least 1. The others go under the deck.
learn-tickets-usa_r28 = With fewer than 3 tickets left you see those that there are; with none left you cannot draw any.
learn-tickets-usa_r29 = A ticket that you kept is yours until the end. There is no limit to how many you hold.
learn-tickets-usa_r38 = Tickets that you send back stay face down: the others see how many, not which.

## The end
learn-end-usa_r30 = When a player ends a turn with 2 trains or fewer, every player, this one included, has exactly one more turn.
learn-end-usa_r31 = Then the game is over. It does not matter if another player runs out in that last round.

## Counting up
learn-scoring-usa_r35 = Points for routes were scored when they were claimed, and are not counted again.
learn-scoring-usa_r32 = Tickets are opened: finished ones are added, unfinished ones subtracted.
learn-scoring-usa_r33 = The longest continuous path of one player's trains earns 10 points. It may pass through a city more than once and may contain loops, but uses no route twice. All who share the greatest length score.
learn-scoring-usa_r34 = Most points win. In a tie more finished tickets decide, then the longest path; if that is shared too, so is the victory.
learn-scoring-usa_r36 = A total can be less than zero.

## Playing well
learn-strategy-usa_r20 = Take what others want first. A narrow passage or a short link between two big cities can be gone next turn, and a blocked route can cost you a whole ticket. Routes in quiet corners can wait.
learn-strategy-usa_r22 = With few players doubles close, so the first one counts. Look for the places where a detour would be long.
learn-strategy-usa_r32-usa_r29 = Be careful with new tickets late in the game. An unfinished ticket is a certain loss, and with few trains left you may not finish it. Early, two tickets that share most of their way are worth more than two that pull apart.
learn-strategy-usa_r33 = Keep the longest path in mind. A network without side branches costs the same number of trains, and a small lead in connected trains often decides a close game.
learn-strategy-usa_r25 = Long routes pay best for each train: one of six spaces earns as much as fifteen of one. If your tickets are done and trains are left, claim the longest that you can.
learn-strategy-usa_r8-usa_r17 = Gather before you build. While you hold cards your plan is secret; each train on the board tells the others where you want to go. But do not wait for the last card if the route is contested.
learn-strategy-usa_r10-usa_r12 = A locomotive from the market costs two ordinary cards. Take it when it finishes a route that you need now; otherwise two cards are better, and the deck may bring one for free.
learn-strategy-usa_r30 = Count trains, your own and the others'. A player with six left can end the game with one long route, and every unfinished ticket in other hands then counts against its owner.
learn-strategy-usa_r4 = Your tickets are your secret. If you claim two far ends first, the others do not know yet what lies between them.

## Open questions, and how Fogg answers them
learn-questions-usa_q1 = In which order several tickets go under the deck is not printed. Fogg keeps the order in which they were dealt, and at the start the order of seats.
learn-questions-usa_q2 = If nearly all cards outside the hands are locomotives, swapping the market could go on forever. Fogg leaves the market as it is while fewer than three other cards are outside the hands.
learn-questions-usa_q3 = If nothing at all is possible, you pass. If every player has to pass in a row, the game ends.
learn-questions-usa_q4 = A market with gaps, because no cards were left, is filled as soon as a card is drawn again.
learn-questions-usa_q7 = With no route at all, or no finished ticket, there is no bonus for the longest path, or for the most tickets.
learn-questions-usa_q8 = May you take only one card? Fogg reads the rule as two, whenever a second one can be taken.
learn-questions-usa_q10 = Deck and discards empty, cards in the market: the rule book says that no cards can be taken. A setting of the table opens the market instead.
learn-questions-usa_q11 = An empty deck is refilled when the next card is needed, not before.
