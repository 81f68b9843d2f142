-- A question to the table, and what each person has said to it. What it is about stands in `matter`; it may be gone.
CREATE TABLE votes (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,   -- buttons carry it for ever, so no number is given twice
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL,
    matter  TEXT    NOT NULL CHECK (json_valid(matter)),
    opened  REAL    NOT NULL,
    closed  REAL,
    outcome TEXT                                 -- NULL while it is open, and when nothing came of it
) STRICT;
CREATE INDEX votes_open ON votes (match) WHERE closed IS NULL;
CREATE TABLE ballots (
    vote   INTEGER NOT NULL REFERENCES votes (id) ON DELETE CASCADE,
    user   INTEGER NOT NULL,
    choice TEXT    NOT NULL,
    PRIMARY KEY (vote, user)
) STRICT, WITHOUT ROWID;

-- Whether a move may be taken back was asked in a table of its own; what is still open goes on as a vote. A seat of no
-- person agrees to nothing.
INSERT INTO votes (match, kind, matter, opened)
    SELECT asked.match, 'undo', json_object('move', asked.move, 'version', asked.version, 'seat', moves.seat), changed
    FROM (SELECT DISTINCT match, version, move FROM consents) AS asked
    JOIN matches ON id = asked.match JOIN moves ON moves.match = asked.match AND number = asked.move
    WHERE asked.version = matches.version AND moves.seat IS NOT NULL;
INSERT INTO ballots (vote, user, choice)
    SELECT votes.id, user, 'agree'
    FROM votes JOIN consents ON consents.match = votes.match
        AND consents.version = json_extract(matter, '$.version') AND consents.move = json_extract(matter, '$.move')
    JOIN seats ON seats.match = votes.match AND seats.seat = consents.seat
    WHERE user IS NOT NULL;
DROP TABLE consents;
