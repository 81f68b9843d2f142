ALTER TABLE matches ADD COLUMN pace_hours INTEGER;      -- for one part; NULL: no pace declared
ALTER TABLE matches ADD COLUMN paused REAL;             -- since when; NULL: it goes on
ALTER TABLE matches ADD COLUMN rematch INTEGER;         -- the match that it plays once more, with turned seats
CREATE UNIQUE INDEX matches_rematch ON matches (rematch) WHERE rematch IS NOT NULL AND status <> 'abandoned';

ALTER TABLE seats ADD COLUMN owner INTEGER;             -- the person for whom a bot keeps it
ALTER TABLE seats ADD COLUMN offered INTEGER;           -- who may sit down: a user, 0: anybody, NULL: nobody

ALTER TABLE moves ADD COLUMN made TEXT;                 -- 'bot', 'table': passed over by vote; NULL: by the person who had the seat
ALTER TABLE moves ADD COLUMN beat INTEGER;              -- of the table; NULL: an earlier version did not write it down

-- What happens at a table besides moves: who comes and goes, what is decided. Taking a move back leaves it.
CREATE TABLE changes (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    after   INTEGER NOT NULL,                           -- the number of the newest move then
    at      REAL    NOT NULL,
    details TEXT    NOT NULL CHECK (json_valid(details))
) STRICT;
CREATE INDEX changes_match ON changes (match);
