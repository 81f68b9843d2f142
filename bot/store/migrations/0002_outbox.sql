-- Which message plays which role for a match.
CREATE TABLE posts (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    purpose TEXT    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (match, purpose)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match    INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    payload  TEXT    NOT NULL CHECK (json_valid(payload)),
    due      REAL    NOT NULL DEFAULT 0,        -- its place in the line; 0: at once
    retry    REAL    NOT NULL DEFAULT 0,        -- not tried again before
    attempts INTEGER NOT NULL DEFAULT 0,
    doubtful INTEGER NOT NULL DEFAULT 0,        -- an attempt has begun and nobody knows how it ended
    nonce    TEXT    NOT NULL DEFAULT (lower(hex(randomblob(12)))),   -- 24 characters; Discord takes 25
    sent     REAL,
    message  INTEGER,
    parked   REAL,                              -- given up
    reason   TEXT                               -- of the last failure
) STRICT;
CREATE INDEX outbox_open ON outbox (match, due, id) WHERE sent IS NULL AND parked IS NULL;
CREATE INDEX outbox_match ON outbox (match);
CREATE INDEX outbox_sent ON outbox (sent) WHERE sent IS NOT NULL;
