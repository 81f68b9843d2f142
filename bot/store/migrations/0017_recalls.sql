-- Whoever cannot be called by a post when it goes out is called later, by a row of the outbox of their own.
CREATE INDEX outbox_recall ON outbox (kind) WHERE kind = 'recall';
