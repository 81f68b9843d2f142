-- As the queries say it, in words that PostgreSQL has too.
DROP INDEX needs_due;
CREATE INDEX needs_due ON needs (due) WHERE due IS NOT NULL AND late = 0;
