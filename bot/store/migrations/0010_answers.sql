-- How long people took for their last parts: only that, not where.
CREATE TABLE answers (
    user INTEGER NOT NULL,
    at   REAL    NOT NULL,
    took REAL    NOT NULL           -- seconds since the person was needed
) STRICT;
CREATE INDEX answers_user ON answers (user, at);
