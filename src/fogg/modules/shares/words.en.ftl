### Stock shares.
action-take-share = Take a share of the { $thing }
action-take-share-dummy = Give the dummy a share of the { $thing }
event-share = { $seat } took share { $n } of the { $thing }.
event-share-dummy = The dummy got share { $n } of the { $thing }.
event-shares-revealed = { $n ->
    [one] The dummy had 1 share and turned it up: { $things }.
   *[other] The dummy had { $n } shares and turned up half of them: { $things }.
  }
refusal-share-elsewhere = The { $thing } is not printed on { $route }.
refusal-share-gone = All shares of the { $thing } are taken.
refusal-share-dummy = The dummy must get a share as well.
score-shares = Shares
rules-shares = After claiming a route you can take the top share of one railroad printed next to it. Each railroad has its own pile, numbered from 1.
rules-shares-hidden = Shares are kept face down: all players see how many you have, but only you can look at them.
rules-shares-dummy = With two players, whenever you take a share you also give one from the same route to a dummy. At the end half of its shares count, chosen at random.
rules-end-shares = For each railroad the players with the most shares score by rank. Between equals the holder of the lowest number comes first.
ledger-shares = Shares
ledger-shares-about = Shares taken by each player. The boxes are what the ranks of a railroad pay; the filled box is the rank you have for certain, wherever the other shares are.
ledger-share-left = { $left ->
    [0] All shares are taken
    [one] 1 share left
   *[other] { $left } shares left
  }
ledger-share-rank = { $rank ->
    [0] No rank is certain · { $left } left
    [1] First for certain · { $left } left
    [2] Second at worst · { $left } left
    [3] Third at worst · { $left } left
    [4] Fourth at worst · { $left } left
   *[other] Fifth at worst · { $left } left
  }
gives-shares = a share to choose: { $things }
note-no-shares = all its shares are taken
terminal-verb-take-share = take a share of a railroad, e.g. `take share erie`
web-step-take-share = Take a share?
web-about-take-share = At the end the players with the most shares of a railroad score by rank.
hint-to-take-share = Shares of a railroad bring points at the end.
