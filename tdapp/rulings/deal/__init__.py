"""Chapter `deal`: misdeals, wrong numbers of cards, exposed and boxed cards, wrong decks."""
