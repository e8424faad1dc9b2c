"""Where everything lies on a board: layouts, their shapes, faults and numbers."""
