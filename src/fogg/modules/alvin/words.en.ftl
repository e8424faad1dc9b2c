### Alvin the alien.
action-move-alvin = Take Alvin to { $city }
event-alvin-captured = { $seat } captured Alvin in { $city } for { $n } points.
event-alvin-moved = { $seat } took Alvin to { $city }.
refusal-alvin-home = { $city } is not a city of yours.
refusal-alvin-city = { $city } is Alvin's: no marker can stand there.
score-alvin-captured = Alvin captured
score-alvin-kept = Alvin kept to the end
rules-alvin = Alvin the alien starts in { $city }, where no marker can stand. Claim a route into his city to capture him: you score { $n } points and take him to a city of yours.
rules-end-alvin = The player in whose city Alvin stands scores { $n } points.
ledger-alvin = Alvin
ledger-alvin-about = Alvin is in { $city }.
note-alvin = a route into the city captures Alvin for { $n } points
note-alvin-route = captures Alvin for { $n } points
piece-alvin = Alvin
terminal-verb-move-alvin = take Alvin to a city of yours
web-step-move-alvin = Where do you take Alvin?
web-about-move-alvin = He goes to a city of yours. The player in whose city he stands at the end scores for him.
