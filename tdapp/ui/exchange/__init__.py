"""The windows that export and import one tournament as a file."""
