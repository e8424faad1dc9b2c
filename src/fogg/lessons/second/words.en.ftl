### The second lesson. `lesson-STEP` says what to do, `lesson-STEP-title` heads it, `lesson-STEP-else` answers another press.

lesson-welcome-title = From London to Roma
lesson-welcome = A ferry, a tunnel, and a rival on the line: this board has all three. You hold seven cards to begin with.

lesson-tickets-title = Your ticket
lesson-tickets = Keep London to Roma.
lesson-tickets-else = Keep only London to Roma.

lesson-ferry-title = A ferry
lesson-ferry = A wheel on a space asks for a locomotive. London to Paris takes one locomotive and one card of any color. Pay with blue, green or yellow, and keep red.
lesson-ferry-else = Claim the ferry from London to Paris with a blue, green or yellow card. The red ones are for the tunnel.

lesson-tunnel-title = A tunnel
lesson-tunnel = Spaces in dashed frames are a tunnel. When you pay, three cards are turned up, and each one of your color, or a locomotive, costs one more card. Claim Paris to Torino with two red.
lesson-tunnel-else = Claim the tunnel from Paris to Torino with two red cards.

lesson-extra-title = Pay one more
lesson-extra = One of the three matches. Lay one more red card. If you could not, you would take your cards back and your turn would end.
lesson-extra-else = Lay the extra card: you hold it, and the tunnel is yours.

lesson-blocked-title = A rival on the line
lesson-blocked = Torino to Roma belongs to another player now, and a route is never claimed twice. Your ticket needs it all the same.

lesson-station-title = Build a station
lesson-station = A station lets you use one route of another player, into its city, for your tickets. Press Roma and build one. Your first station costs one card.
lesson-station-else = Build a station in Roma: press the city.

lesson-pay-title = Pay for it
lesson-pay = One card of any color pays for the first station, two of one color for the second, three for the third.
lesson-pay-else = Pay for the station with one card.

lesson-borrowed-title = London to Roma is done
lesson-borrowed = With the borrowed route your ticket is done. Stations that you keep are worth 4 points each at the end, and borrowed routes do not count for the longest path.

lesson-over-title = Ready for Europe
lesson-over = Tunnels may cost more, ferries ask for locomotives, stations save tickets. Many boards have one or two of them.
