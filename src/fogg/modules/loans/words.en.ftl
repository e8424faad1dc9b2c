### Loans.
event-loan = { $n ->
    [one] { $seat } could not pay the toll of 1 and took a loan.
   *[other] { $seat } could not pay the toll of { $n } and took a loan.
  }
score-loans = Loans
rules-loans = A player who cannot pay a toll in full pays nothing and takes a loan. It costs { $n } points at the end and cannot be repaid.
ledger-loans = Loans
ledger-loans-about = A loan costs { $n } points at the end, cannot be repaid, and takes your bonus for tokens.
ledger-loans-cost = A loan costs { $n } points at the end and cannot be repaid.
