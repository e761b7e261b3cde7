"""Chapter `board`: burn and board cards, the stub, the button, the cards themselves."""
