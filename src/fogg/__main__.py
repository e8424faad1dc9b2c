"""`python -m fogg` is `fogg`."""

from fogg.cli import main

if __name__ == "__main__":
    main()
