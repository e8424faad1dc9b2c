### Tickets with several payoffs.
rules-multi-tickets = Some { $own_tickets } name one place and several others with a value each. Join it with any of them: at the end the highest value you have reached counts, once. If you have reached none, you lose the lowest.
