### Card holders.
action-to-hand = Put the card into your hand
action-to-holder = Put the card into the team's holder
action-from-holder = Pay { $cards } from the holder and { $cards_hand } from your hand
event-paid-from-holder = { $seat } paid { $cards } from the team's holder.
event-to-hand = { $seat } put the card into the hand.
event-to-holder = { $seat } put the card into the team's holder.
event-to-holder-own = { $seat } put the { $kind } card into the team's holder.
refusal-from-holder = { $least ->
    [0] At most { $most } of these cards can come from the holder.
   *[other] From { $least } to { $most } of these cards must come from the holder.
  }
rules-holders = Of the two cards you take, one goes into your hand and one into the holder you share. A { $own_wild } from the market goes into the holder.
rules-holders-pay = Pay from your hand and the holder, mixed as you like.
terminal-verb-to-hand = put the card just drawn into your hand
terminal-verb-to-holder = put the card just drawn into the team's holder
terminal-verb-from-holder = how many cards come from the holder; with a number, as the list says
extra-holders-common = { $n } shared
web-group-from-holder = Choose where the cards come from
web-step-from-holder = Where do the cards come from?
web-step-place = Hand or shared holder?
web-step-place-how = Your second card goes to the other one.
web-about-from-holder = Both of you can pay from the holder. What you leave there is for your partner as well.
hint-to-to-hand = In your hand it is yours alone; the other card serves both of you.
hint-to-to-holder = In the holder it serves both of you; the other card is yours alone.
hint-to-from-holder = Both of you can pay from the holder.
