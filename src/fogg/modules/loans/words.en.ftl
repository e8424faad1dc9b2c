### Loans.
event-loan = { $n ->
    [one] { $seat } cannot pay the toll of 1 and takes a loan.
   *[other] { $seat } cannot pay the toll of { $n } and takes a loan.
  }
score-loans = Loans
rules-loans = A player who cannot pay a toll in full pays nothing and takes a loan. It costs { $n } points at the end and cannot be repaid.
ledger-loans = Loans
ledger-loans-about = Each loan costs { $n } points at the end.
