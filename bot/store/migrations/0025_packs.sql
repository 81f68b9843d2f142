-- The log of a match that has long been closed, in one piece instead of rows; what it can be taken back to is gone.
CREATE TABLE packs (
    match  INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    newest INTEGER NOT NULL,                        -- the number of its last move
    log    BLOB    NOT NULL                         -- zlib
) STRICT;
ALTER TABLE matches ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_unpacked ON matches (changed)
    WHERE packed = 0 AND snapshot IS NOT NULL AND status IN ('over', 'abandoned');
