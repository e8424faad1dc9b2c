### Teams.
action-share = Share { $ticket } with the team
action-share-with = Share { $ticket } with { $seat }
event-shared = { $seat } shared a { $own_ticket } with the team.
event-shared-own = { $seat } shared { $ticket } with the team.
refusal-share = You have no { $ticket } to share.
refusal-share-kept = { $ticket } is not one of the { $own_tickets } you have just kept.
rules-turn-teams = Or share one or two { $own_tickets } with your partner.
rules-teams = You play in pairs and score together. Each partner has { $own_trains } of their own.
rules-teams-tickets = Both partners see shared { $own_tickets }. At the end all of them count, shared or not.
terminal-verb-share = share a ticket with the team, e.g. `share delhi lhasa`
web-step-share-first = Share a { $own_ticket } with the team.
web-step-share-more = Share another { $own_ticket }?
web-step-share-new = Share a new { $own_ticket }?
web-step-share-first-how = Your partner sees it and can help to complete it.
web-step-share-more-how = Your partner sees it and can help to complete it.
web-step-share-new-how = Your partner sees it and can help to complete it.
web-turn-share = share { $own_tickets }
