"""Pictures of boards and positions: where everything lies on the paper, and what it looks like."""
