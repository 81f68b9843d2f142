-- Agreement is to taking back one move of the match as it was at a version. What was agreed to before this table knew the
-- move is asked again.
DROP TABLE consents;
CREATE TABLE consents (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    move    INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    PRIMARY KEY (match, version, move, seat)
) STRICT, WITHOUT ROWID;
