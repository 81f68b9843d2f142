-- What a strong bot thinks of a match that is over: seats and answers, nobody's name or account.
CREATE TABLE analyses (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    at    REAL    NOT NULL,
    found TEXT    NOT NULL CHECK (json_valid(found))
) STRICT;
