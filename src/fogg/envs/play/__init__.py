"""Games in play for environments: tables, sessions, opponents, rewards, and how positions are shown."""
