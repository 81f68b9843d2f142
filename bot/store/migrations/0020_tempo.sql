ALTER TABLE matches ADD COLUMN tempo REAL;      -- seconds before each part where only bots play, for whoever watches
