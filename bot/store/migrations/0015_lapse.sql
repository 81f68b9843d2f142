-- Up to when a vote waits for those who do not play just now; after that it is counted without them.
ALTER TABLE votes ADD COLUMN until REAL;
CREATE INDEX votes_until ON votes (until) WHERE closed IS NULL AND until IS NOT NULL;
