"""The data on disk: its tables, the connection, the one writer of rows, migrations, backups."""
