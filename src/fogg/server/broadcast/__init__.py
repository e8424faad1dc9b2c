"""What a table sends to whom: views of seats, questions, frames."""
