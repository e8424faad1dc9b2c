### Bridge tolls.
event-toll = { $n ->
    [one] { $seat } paid a toll of 1 to the bank.
   *[other] { $seat } paid a toll of { $n } to the bank.
  }
event-toll-owner = { $n ->
    [one] { $seat } paid a toll of 1 to { $seat_owner }.
   *[other] { $seat } paid a toll of { $n } to { $seat_owner }.
  }
event-toll-bank = { $n ->
    [one] The bank paid a toll of 1 to { $seat }.
   *[other] The bank paid a toll of { $n } to { $seat }.
  }
score-tolls = Tokens left
rules-tolls = Each player begins with tokens worth { $n }. Claiming a route also costs the toll printed next to it: to the bank, or to the player who already owns the other track.
rules-tolls-second = Each player begins with tokens worth { $n }. Claiming the second track of a double route also costs the toll printed next to it, to the player who owns the first.
rules-tolls-hidden = How many tokens you have is secret until the end.
rules-end-tolls = With { $n } players the most tokens left score, by rank: { $points }. Players with a loan are left out; players with equal tokens share a rank, and the ranks after them are skipped.
ledger-tolls = Tokens
ledger-tolls-about = The most tokens left at the end score, by rank: { $points }. Your points here are what you have for certain: the tokens of others are secret until the end.
ledger-tolls-out = No bonus for tokens: there is a loan
note-toll = { $left ->
    [0] Toll of { $n } to the bank, with your last tokens.
    [one] Toll of { $n } to the bank. It leaves you 1 token.
   *[other] Toll of { $n } to the bank. It leaves you { $left } tokens.
  }
note-toll-owner = { $left ->
    [0] Toll of { $n } to { $seat }, who owns the other track, with your last tokens.
    [one] Toll of { $n } to { $seat }, who owns the other track. It leaves you 1 token.
   *[other] Toll of { $n } to { $seat }, who owns the other track. It leaves you { $left } tokens.
  }
note-toll-loan = { $mine ->
    [0] You have no token for the toll of { $n }: you pay nothing and take a loan.
    [one] You have only 1 token for the toll of { $n }: you keep it and take a loan.
   *[other] You have only { $mine } tokens for the toll of { $n }: you keep them and take a loan.
  }
note-toll-partly = { $mine ->
    [0] You have no token for the toll of { $n }: you pay nothing.
    [one] You have only 1 token for the toll of { $n }: you pay that.
   *[other] You have only { $mine } tokens for the toll of { $n }: you pay those.
  }
gives-toll = toll { $n } to the bank
gives-toll-second = toll { $n } for the second track
note-toll-to = toll { $n } to { $seat }
