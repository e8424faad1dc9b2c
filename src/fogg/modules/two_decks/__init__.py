"""Two decks of tickets, short and long: a seat announces how many of each it wants, then draws (marklin R4, R5, R8).

Puts a dealer in place that keeps the second deck, replaces the verb `tickets`, and asks for everybody's first mix
before the opening choice. The backs show the deck, so everybody knows how many short tickets a seat holds.
"""
