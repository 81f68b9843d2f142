"""Earth's signs: one ink outline each, readable at 12 pixels, and the lines of signs that say what a card does."""
