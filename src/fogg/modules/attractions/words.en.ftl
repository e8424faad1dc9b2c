### Tourist attractions.
score-attractions = Attractions
ledger-attractions = Attractions
ledger-attractions-about = { $n ->
    [one] 1 point for each of the { $all } that one of your routes ends at. Anybody may reach the same ones.
   *[other] { $n } points for each of the { $all } that one of your routes ends at. Anybody may reach the same ones.
  }
gives-attraction = { $n ->
    [one] An attraction: 1 point for everybody with a route here.
   *[other] An attraction: { $n } points for everybody with a route here.
  }
rules-attractions = Some places are attractions. They pay whoever has a route that ends there.
rules-end-attractions = { $n ->
    [one] Each attraction you have reached pays 1 point.
   *[other] Each attraction you have reached pays { $n } points.
  }
