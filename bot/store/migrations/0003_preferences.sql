CREATE TABLE users (
    id             INTEGER PRIMARY KEY,
    locale         TEXT,                             -- NULL: as Discord says
    theme          TEXT,                             -- NULL: as the host says
    pings          INTEGER NOT NULL DEFAULT 1,
    reminder_hours INTEGER NOT NULL DEFAULT 24,      -- 0: none
    time_zone      TEXT    NOT NULL DEFAULT 'UTC',
    quiet_from     INTEGER,                          -- minutes of the day
    quiet_to       INTEGER,
    away_until     REAL,
    guided         INTEGER NOT NULL DEFAULT 0        -- has been walked through a first round
) STRICT;

CREATE TABLE guilds (
    id         INTEGER PRIMARY KEY,
    locale     TEXT,                                 -- NULL: as Discord says
    channel    INTEGER,                              -- the only one for lobbies; NULL: any
    pace_hours INTEGER                               -- NULL: no pace declared
) STRICT;
