-- A database as the first schema wrote it.
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
INSERT INTO matches VALUES (1, 5, 900, 700, 'earth', '{"fauna":"a"}', 'moss', 1, 5, CAST('{"turn":2}' AS BLOB), 'running', 80351110224678912, 'en', 1000.0, 1060.0);
INSERT INTO seats VALUES (1, 0, 80351110224678912, NULL, 'Ann', NULL, NULL), (1, 1, NULL, 'easy', 'Fern', NULL, NULL);
INSERT INTO moves VALUES
    (1, 1, 4, 0, CAST('"first"' AS BLOB), CAST('[]' AS BLOB), 0, NULL, 1030.0),
    (1, 2, 5, 1, CAST('"second"' AS BLOB), CAST('[]' AS BLOB), 1, x'7801ab562a292dca53b232ac050013c40371', 1060.0);
PRAGMA application_id = 1952998251;
PRAGMA user_version = 1;
