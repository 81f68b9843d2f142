-- Whom a running match waits for: a person's seat, from when he is asked until he has done his part.
CREATE TABLE needs (
    match  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    since  REAL    NOT NULL,                    -- a need that begins anew has another
    calls  INTEGER NOT NULL DEFAULT 0,          -- 0: not called yet; 1: pinged; each more a reminder
    called REAL,                                -- the last time
    next   REAL,                                -- when to call again; NULL: not
    due    REAL,                                -- by the table's pace; NULL: there is none
    muted  INTEGER NOT NULL DEFAULT 0,
    late   INTEGER NOT NULL DEFAULT 0,          -- it was due, and the table has been told
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX needs_user ON needs (user);
CREATE INDEX needs_next ON needs (next) WHERE next IS NOT NULL;
CREATE INDEX needs_due ON needs (due) WHERE due IS NOT NULL AND NOT late;

ALTER TABLE users ADD COLUMN direct INTEGER NOT NULL DEFAULT 0;     -- called by direct message
ALTER TABLE users ADD COLUMN careful INTEGER NOT NULL DEFAULT 1;    -- is asked once more before something is wasted

ALTER TABLE guilds ADD COLUMN channels TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(channels));  -- for tables; []: any
ALTER TABLE guilds ADD COLUMN barred TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(barred));      -- games not played here
ALTER TABLE guilds ADD COLUMN stewards TEXT NOT NULL DEFAULT 'moderators'  -- who may close and kick without a vote
    CHECK (stewards IN ('nobody', 'moderators', 'hosts'));
UPDATE guilds SET channels = json_array(channel) WHERE channel IS NOT NULL;
ALTER TABLE guilds DROP COLUMN channel;

-- Who has set what for a server.
CREATE TABLE choices (
    guild   INTEGER NOT NULL,
    setting TEXT    NOT NULL,
    user    INTEGER NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (guild, setting)
) STRICT, WITHOUT ROWID;
