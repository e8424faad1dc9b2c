"""Messages from a table to its listeners: views of seats, questions, frames."""
