### Tunnels.
action-extra = { $cards } dazulegen und den Tunnel bauen
action-give-up = Aufgeben und die Karten zurücknehmen
event-tunnel = { $n ->
    [0] { $seat } hat { $cards_laid } für den Tunnel { $route } ausgelegt. Aufgedeckt: { $cards }. Nichts mehr zu zahlen.
    [one] { $seat } hat { $cards_laid } für den Tunnel { $route } ausgelegt. Aufgedeckt: { $cards }. Noch 1 Karte zu zahlen.
   *[other] { $seat } hat { $cards_laid } für den Tunnel { $route } ausgelegt. Aufgedeckt: { $cards }. Noch { $n } Karten zu zahlen.
  }
event-gave-up = { $seat } hat den Tunnel { $route } aufgegeben und die Karten zurückgenommen.
refusal-tunnel-extra = { $colored ->
    [0] { $n ->
        [one] Der Tunnel kostet noch 1 { $own_wild }.
       *[other] Der Tunnel kostet noch { $n } { $own_wilds }.
      }
   *[other] { $n ->
        [one] Der Tunnel kostet noch 1 Karte, { $kind } oder eine { $own_wild }.
       *[other] Der Tunnel kostet noch { $n } Karten, { $kind } oder { $own_wilds }.
      }
  }
rules-tunnels = { $n ->
    [0] Für einen Tunnel legst du seinen Preis aus. Dann werden so viele Karten aufgedeckt, wie er sagt: Jede in der Farbe, mit der du bezahlst, und jede { $own_wild } kostet eine Karte mehr.
   *[other] Für einen Tunnel legst du seinen Preis aus. Dann werden { $n } Karten aufgedeckt: Jede in der Farbe, mit der du bezahlst, und jede { $own_wild } kostet eine Karte mehr.
  }
rules-tunnels-back = Kannst oder willst du nicht bezahlen, nimm deine Karten zurück; dein Zug ist zu Ende.
terminal-verb-extra = die Karten dazulegen, die der Tunnel noch kostet
terminal-verb-give-up = den Tunnel aufgeben und die Karten zurücknehmen
web-step-tunnel = Der Tunnel kostet noch { $extra }.
web-step-tunnel-how = Bezahle das, oder gib auf und nimm deine Karten zurück.
risk-tunnel = Tunnel: { $n ->
    [one] 1 Karte wird
   *[other] { $n } Karten werden
  } aufgedeckt, wenn du bezahlt hast, und jede passende kostet eine Karte mehr. Dann kannst du aufgeben, und dein Zug ist zu Ende.
hint-to-extra = Der Tunnel ist dir mehr wert als diese Karten.
hint-to-give-up = Der Tunnel ist dir diese Karten nicht wert.
