-- AUTOINCREMENT: buttons carry a match's number for ever, so no number is given twice.
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    guild         INTEGER,                      -- NULL: played in private messages
    channel       INTEGER,                      -- where it is played; NULL: its thread is opened when it starts
    lobby_channel INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    seed          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL DEFAULT 0,
    version       INTEGER NOT NULL DEFAULT 0,   -- counts every change, in the lobby too; never goes back
    snapshot      BLOB,
    status        TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    host          INTEGER NOT NULL,
    locale        TEXT    NOT NULL,
    created       REAL    NOT NULL,
    changed       REAL    NOT NULL
) STRICT;
CREATE UNIQUE INDEX matches_open ON matches (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX matches_channel ON matches (channel);
CREATE INDEX matches_status ON matches (status, changed);

-- total and won are NULL until the match is over.
CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    user  INTEGER,
    bot   TEXT,                                 -- the strength of the bot in this seat
    name  TEXT    NOT NULL,
    total INTEGER,
    won   INTEGER,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seats_user ON seats (user, match) WHERE user IS NOT NULL;

CREATE TABLE moves (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    version INTEGER NOT NULL,                   -- of the match with this move in it
    seat    INTEGER,                            -- NULL: done to the table, by nobody sitting at it
    answer  BLOB    NOT NULL,
    events  BLOB    NOT NULL,
    reveals INTEGER NOT NULL,
    before  BLOB,                               -- zlib; NULL outside the undo window
    at      REAL    NOT NULL,
    PRIMARY KEY (match, number)
) STRICT;
CREATE INDEX moves_undoable ON moves (match, number) WHERE before IS NOT NULL;
