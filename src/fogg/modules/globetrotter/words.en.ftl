### Globetrotter.
score-globetrotter = Most completed { $own_tickets }
rules-end-globetrotter = The most completed { $own_tickets } score { $n } points; all players who tie score them.
