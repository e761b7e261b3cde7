"""Chapter `betting`: what chips and words mean, wrong amounts, and what may be bet."""
