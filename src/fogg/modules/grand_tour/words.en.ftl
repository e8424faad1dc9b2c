### Grand Tour.
score-grand-tour = Grand Tour
rules-end-grand-tour = Grand Tour: a completed { $own_ticket } whose two cities you have joined by two separate paths counts. The paths may meet in cities but share no route. 1, 2, ... such { $own_tickets } pay { $points } points in all, more than { $most } pay no more.
