### Grand Tour.
score-grand-tour = Rundreise
rules-end-grand-tour = Rundreise: Eine erfüllte { $own_ticket } zählt, wenn du ihre beiden Städte auf zwei getrennten Wegen verbunden hast. Die Wege dürfen sich in Städten treffen, aber keine Strecke gemeinsam haben. 1, 2, ... solche { $own_tickets } bringen insgesamt { $points } Punkte, mehr als { $most } nicht mehr.
