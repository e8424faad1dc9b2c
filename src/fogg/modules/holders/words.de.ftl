### Card holders.
action-to-hand = Die Karte auf die Hand nehmen
action-to-holder = Die Karte in den Halter des Teams stecken
action-from-holder = { $cards } aus dem Halter und { $cards_hand } von der Hand bezahlen
event-paid-from-holder = { $seat } hat aus dem Halter des Teams bezahlt: { $cards }.
event-to-hand = { $seat } hat die Karte auf die Hand genommen.
event-to-holder = { $seat } hat die Karte in den Halter des Teams gesteckt.
event-to-holder-own = { $seat } hat die Karte in den Halter des Teams gesteckt: { $kind }.
refusal-from-holder = { $least ->
    [0] Höchstens { $most } dieser Karten können aus dem Halter kommen.
   *[other] Von diesen Karten müssen { $least } bis { $most } aus dem Halter kommen.
  }
rules-holders = Von den zwei Karten, die du nimmst, kommt eine auf deine Hand und eine in den gemeinsamen Halter. Eine { $own_wild } aus der Auslage kommt in den Halter.
rules-holders-pay = Bezahle von der Hand und aus dem Halter, gemischt, wie du willst.
terminal-verb-to-hand = die eben gezogene Karte auf die Hand nehmen
terminal-verb-to-holder = die eben gezogene Karte in den Halter des Teams stecken
terminal-verb-from-holder = wie viele Karten aus dem Halter kommen; mit einer Nummer der Liste
extra-holders-common = { $n } gemeinsam
web-group-from-holder = Wähle, woher die Karten kommen
web-step-from-holder = Woher kommen die Karten?
web-step-place = Hand oder gemeinsamer Halter?
web-step-place-how = Deine zweite Karte kommt an den anderen Ort.
web-about-from-holder = Ihr könnt beide aus dem Halter bezahlen. Was du dort lässt, hat auch dein Partner.
hint-to-to-hand = Auf der Hand gehört sie dir allein; die andere nützt euch beiden.
hint-to-to-holder = Im Halter nützt sie euch beiden; die andere gehört dir allein.
hint-to-from-holder = Aus dem Halter könnt ihr beide bezahlen.
