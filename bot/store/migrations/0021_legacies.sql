-- Whether a table counts for the ratings of its server. Hints were allowed where nobody had chosen otherwise.
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
UPDATE matches SET rated = 0 WHERE status <> 'lobby' AND hints;
ALTER TABLE matches ADD COLUMN ended INTEGER;           -- the how manieth of all that are over; NULL while it is not
UPDATE matches SET ended = found.number FROM (
    SELECT id, row_number() OVER (ORDER BY changed, id) AS number FROM matches WHERE status = 'over'
) AS found WHERE found.id = matches.id;
CREATE INDEX matches_ended ON matches (guild, game, ended) WHERE ended IS NOT NULL;

-- What a match that is over leaves behind of each person who played it.
CREATE TABLE legacies (
    match        INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    user         INTEGER NOT NULL,
    whole        INTEGER NOT NULL,                      -- it came to its end, and nobody else has had the seat
    lines        TEXT    NOT NULL CHECK (json_valid(lines)),          -- points by line of the sheet
    traces       TEXT    NOT NULL CHECK (json_valid(traces)),         -- what was counted, and what chosen how often
    achievements TEXT    NOT NULL CHECK (json_valid(achievements)),   -- by name
    moves        INTEGER NOT NULL,                      -- that the person made
    lasted       REAL    NOT NULL,                      -- seconds from the first move of the match to its last
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX legacies_user ON legacies (user);

-- How well people play a game on a server, as far as is known: worked out from the results alone.
CREATE TABLE ratings (
    guild   INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    user    INTEGER NOT NULL,
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,                           -- how uncertain it is
    matches INTEGER NOT NULL,
    wins    INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_user ON ratings (user);
