-- Who had a seat before whoever has it now: by their number, so that they can be told of it and be forgotten.
CREATE TABLE held (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    user  INTEGER NOT NULL,                     -- 0: somebody who is forgotten
    name  TEXT    NOT NULL,
    until INTEGER NOT NULL,                     -- the version of the match up to which the seat bore that name
    PRIMARY KEY (match, seat, until)
) STRICT, WITHOUT ROWID;
CREATE INDEX held_user ON held (user);
ALTER TABLE seats ADD COLUMN former INTEGER;    -- who has left it, while it still bears their name

-- What happens at a table named people by their names. Whose they are is known of those who sit there still; a name that
-- is nobody's could not be forgotten, so it is not kept.
UPDATE seats SET name = '' WHERE user IS NULL AND owner IS NULL AND EXISTS (
    SELECT 1 FROM changes WHERE changes.match = seats.match AND json_extract(details, '$.seat') = seats.seat
        AND json_extract(details, '$.what') IN ('resigned', 'kicked') AND json_extract(details, '$.name') = seats.name
);
UPDATE changes SET details = json_set(
    json_remove(details, '$.name', '$.other'),
    '$.user', coalesce((
        SELECT coalesce(user, owner) FROM seats
        WHERE match = changes.match AND name = json_extract(details, '$.name') AND coalesce(user, owner) > 0
    ), 0),
    '$.to', coalesce((
        SELECT coalesce(user, owner) FROM seats
        WHERE match = changes.match AND name = json_extract(details, '$.other') AND coalesce(user, owner) > 0
    ), 0)
) WHERE json_extract(details, '$.what') <> 'forgotten';
UPDATE outbox SET payload = json_set(
    json_remove(payload, '$.name', '$.other'),
    '$.user', coalesce((
        SELECT coalesce(user, owner) FROM seats
        WHERE match = outbox.match AND name = json_extract(payload, '$.name') AND coalesce(user, owner) > 0
    ), 0),
    '$.to', coalesce((
        SELECT coalesce(user, owner) FROM seats
        WHERE match = outbox.match AND name = json_extract(payload, '$.other') AND coalesce(user, owner) > 0
    ), 0)
) WHERE kind = 'changed' AND json_extract(payload, '$.what') <> 'forgotten';
