"""What is kept on disk: its tables, the connection, the one writer of rows, migrations, backups."""
