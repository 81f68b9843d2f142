CREATE TABLE packs (
    match  BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    newest BIGINT NOT NULL,
    log    BYTEA NOT NULL
);
ALTER TABLE packs ALTER COLUMN log SET STORAGE EXTERNAL;   -- it is compressed already
ALTER TABLE matches ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_unpacked ON matches (changed)
    WHERE packed = 0 AND snapshot IS NOT NULL AND status IN ('over', 'abandoned');
