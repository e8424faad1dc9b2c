### Tickets with several payoffs.
rules-multi-tickets = Manche { $own_tickets } nennen einen Ort und mehrere andere mit je einem Wert. Verbinde ihn mit einem beliebigen davon: Am Ende zählt der höchste erreichte Wert, einmal. Hast du keinen erreicht, verlierst du den niedrigsten.
