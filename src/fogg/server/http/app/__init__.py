"""The page as an app: manifest, icons, the worker, and the page without a connection."""
