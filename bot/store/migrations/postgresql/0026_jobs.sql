-- What workshops draw and think for others. Whoever asked asks again, so nothing here need survive a crash.
CREATE UNLOGGED TABLE jobs (
    name     TEXT PRIMARY KEY,
    number   BIGINT GENERATED ALWAYS AS IDENTITY,
    craft    TEXT NOT NULL,
    edition  INTEGER NOT NULL,     -- whoever does it must be of the same program
    rank     INTEGER NOT NULL,
    work     BYTEA NOT NULL,
    offered  TIMESTAMPTZ NOT NULL DEFAULT now(),
    workshop INTEGER,              -- the server's number of the connection that shows that it is there
    outcome  BYTEA,
    fault    TEXT
);
ALTER TABLE jobs ALTER COLUMN outcome SET STORAGE EXTERNAL;   -- pictures are compressed already
CREATE INDEX jobs_waiting ON jobs (craft, edition, rank, number) WHERE workshop IS NULL;
