"""The commands of `fogg`, one file each."""
