-- Where Discord does not let the bot post: told to the host, and gone when a message of the match is out again.
CREATE TABLE hindrances (
    match   INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    missing TEXT    NOT NULL CHECK (json_valid(missing)),   -- names of permissions
    since   REAL    NOT NULL,
    written INTEGER NOT NULL DEFAULT 0,                     -- the host has a direct message, or takes none
    shown   INTEGER NOT NULL DEFAULT 0                      -- the host has read it beside something else
) STRICT;
