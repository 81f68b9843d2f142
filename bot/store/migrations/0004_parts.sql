-- told: the move has been told in public; a part is told when it is complete.
ALTER TABLE moves ADD COLUMN told INTEGER NOT NULL DEFAULT 1;

-- Who agrees that the match goes back to before that move.
CREATE TABLE consents (
    match  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    PRIMARY KEY (match, number, seat)
) STRICT, WITHOUT ROWID;
