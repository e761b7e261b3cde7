"""The operators at the desk: signing in with a PIN, and the list of operators with what each may do."""
