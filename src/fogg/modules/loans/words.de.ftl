### Loans.
event-loan = { $n ->
    [one] { $seat } konnte die Maut von 1 nicht bezahlen und nimmt einen Kredit auf.
   *[other] { $seat } konnte die Maut von { $n } nicht bezahlen und nimmt einen Kredit auf.
  }
score-loans = Kredite
rules-loans = Wer eine Maut nicht ganz bezahlen kann, bezahlt nichts und nimmt einen Kredit auf. Er kostet am Ende { $n } Punkte und lässt sich nicht zurückzahlen.
ledger-loans = Kredite
ledger-loans-about = Ein Kredit kostet am Ende { $n } Punkte, lässt sich nicht zurückzahlen und nimmt dir den Bonus für Marken.
ledger-loans-cost = Ein Kredit kostet am Ende { $n } Punkte und lässt sich nicht zurückzahlen.
