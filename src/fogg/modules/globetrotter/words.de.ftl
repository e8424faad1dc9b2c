### Globetrotter.
score-globetrotter = Meiste erfüllte { $own_tickets }
rules-end-globetrotter = Die meisten erfüllten { $own_tickets } bringen { $n } Punkte; bei Gleichstand bekommen sie alle.
