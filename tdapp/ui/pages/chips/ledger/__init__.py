"""The ledger: every act that changed the chips in play, line by line, coming to just what is in play."""
