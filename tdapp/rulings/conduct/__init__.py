"""Chapter `conduct`: offences and their penalties, penalties themselves, what players ask for, splashed pots."""
