"""Messages to devices whose page is closed: Web Push, when it is a person's turn."""
