"""Where the money is: sums, payments, and the field in which somebody says how he pays."""
