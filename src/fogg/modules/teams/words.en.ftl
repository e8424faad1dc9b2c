### Teams.
action-share = Share { $ticket } with the team
event-shared = { $seat } shares a { $own_ticket } with the team.
event-shared-own = { $seat } shares { $ticket } with the team.
refusal-share = You have no { $ticket } that you could share.
refusal-share-kept = { $ticket } is none of the { $own_tickets } that you have just kept.
rules-turn-teams = Or share one or two { $own_tickets } with your mate.
rules-teams = You play in pairs and score together. Each lays only { $own_trains } of their own.
rules-teams-tickets = Shared { $own_tickets } are seen by both of you. In the end all count, shared or not.
terminal-verb-share = share a ticket with the team, e.g. `share delhi lhasa`
web-step-share-first = Share a { $own_ticket } with the team.
web-step-share-more = Share another { $own_ticket }?
web-step-share-new = Share a new { $own_ticket }?
