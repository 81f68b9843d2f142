-- Who is walked through a match by a coach.
CREATE TABLE coaches (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user  INTEGER NOT NULL,
    quiet INTEGER NOT NULL DEFAULT 0,
    said  TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(said)),   -- by kind of question: how often, and at which count and beat last
    PRIMARY KEY (match)
) STRICT, WITHOUT ROWID;
CREATE INDEX coaches_user ON coaches (user);
