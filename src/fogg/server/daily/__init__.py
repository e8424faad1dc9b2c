"""Daily deals: the same cards for everybody on this server for a day, one scored attempt each."""
