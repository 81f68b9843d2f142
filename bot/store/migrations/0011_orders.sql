-- Answers that a seat gives once for all: to the question of that key, as long as what was known then has not changed.
CREATE TABLE orders (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    user    INTEGER NOT NULL,                     -- who gave it: nobody else who sits there is bound by it
    key     TEXT    NOT NULL,
    knows   TEXT    NOT NULL,
    said    TEXT    NOT NULL CHECK (json_valid(said)),   -- the condition in words
    offered TEXT    NOT NULL CHECK (json_valid(offered)),   -- what could have been answered
    answer  BLOB    NOT NULL,
    given   REAL    NOT NULL,
    stopped REAL,                                 -- something had changed that it did not know
    UNIQUE (match, seat, key)
) STRICT;
