"""The window of the people of the club: find, keep, merge, block and erase them."""
