### The first lesson. `lesson-STEP` says what to do, `lesson-STEP-title` heads it, `lesson-STEP-else` answers another press.

lesson-welcome-title = Welcome aboard
lesson-welcome = Cities are joined by routes. You claim routes with train cards, join the cities on your secret tickets, and collect points. Most points win.

lesson-tickets-title = Choose your tickets
lesson-tickets = A ticket pays if your own routes join its two cities, and costs as much if they do not. Keep Paris to Torino and Torino to Roma: one goes on where the other ends.
lesson-tickets-else = Keep the two lit tickets, Paris to Torino and Torino to Roma. The third leads elsewhere and would cost you points.

lesson-draw-title = Take a card
lesson-draw = A turn is one thing: take two cards, claim a route, or draw tickets. Take the red card that lies face up: you hold two red already.
lesson-draw-else = Take the red card in the market first. You need three for Paris to Lyon.

lesson-hidden-title = One more card
lesson-hidden = The second card may come from the market, or unseen from the deck. Try the deck.
lesson-hidden-else = Take the second card from the deck this time.

lesson-claim-title = Claim a route
lesson-claim = Paris to Lyon has three red spaces, and you hold enough red cards. Press the route: the cards are paid, and your trains stand on it.
lesson-claim-else = Claim the lit route, Paris to Lyon. It is red, and so are your cards.

lesson-locomotive-title = A locomotive
lesson-locomotive = Three spaces are worth 4 points at once. Now the locomotive: it stands for any color. Taken face up, it is the only card of your turn.
lesson-locomotive-else = Take the locomotive in the market. It is worth a whole turn.

lesson-gray-title = A gray route
lesson-gray = Gray takes any one color. Two yellow cards and the locomotive make three: claim Lyon to Torino.
lesson-gray-else = Claim Lyon to Torino, the lit gray route.

lesson-more-tickets-title = More tickets
lesson-more-tickets = Paris to Torino is done: the ticket is punched. With trains to spare, draw new tickets: press their deck, and once more to be sure.
lesson-more-tickets-else = Draw tickets this turn: their deck is lit.

lesson-keep-one-title = Keep what fits
lesson-keep-one = Of new tickets you keep at least one. Lyon to Firenze is one route away. The others go back under the deck.
lesson-keep-one-else = Keep only Lyon to Firenze. The others would be hard to finish, and unfinished tickets cost points.

lesson-blue-title = On to Firenze
lesson-blue = Torino to Firenze takes two blue cards. Take a blue one.
lesson-blue-else = Take a blue card from the market.

lesson-any-card-title = Try your luck
lesson-any-card = And one from the deck.
lesson-any-card-else = Take the second card from the deck.

lesson-florence-title = Luck
lesson-florence = A locomotive from the deck counts as one ordinary card. It stands for the missing blue: claim Torino to Firenze.
lesson-florence-else = Claim Torino to Firenze with blue and the locomotive.

lesson-path-title = The longest path
lesson-path = Your routes form one line of 8 trains. At the end the longest continuous path earns 10 more points. Branches do not count, loops do.

lesson-green-title = The last stretch
lesson-green = Torino to Roma lacks Firenze to Roma, two green spaces. Take a green card.
lesson-green-else = Take a green card from the market.

lesson-green-again-title = The last stretch
lesson-green-again = And the other green one.
lesson-green-again-else = Take the other green card.

lesson-rome-title = The end comes
lesson-rome = You have 4 trains. After this claim 2 are left, and with 2 or fewer left at the end of a turn everybody plays one last turn.
lesson-rome-else = Claim Firenze to Roma, the lit route. Your ticket needs it.

lesson-last-title = Your last turn
lesson-last = Play your last turn as you like. Then tickets are opened and counted, and the longest path is paid.

lesson-over-title = You know the game
lesson-over = That is all of it: cards, routes, tickets, and an eye on the trains that are left. A real board has more cities and more rivals.
