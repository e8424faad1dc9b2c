### Tourist attractions.
score-attractions = Attractions
ledger-attractions = Attractions
ledger-attractions-about = { $n ->
    [one] 1 point for each of the { $all } where one of your routes ends. Several players can score the same one.
   *[other] { $n } points for each of the { $all } where one of your routes ends. Several players can score the same one.
  }
gives-attraction = { $n ->
    [one] An attraction: 1 point for every player with a route here.
   *[other] An attraction: { $n } points for every player with a route here.
  }
rules-attractions = Some places are attractions. They score for every player with a route that ends there.
rules-end-attractions = { $n ->
    [one] Each attraction you have reached scores 1 point.
   *[other] Each attraction you have reached scores { $n } points.
  }
