-- Who agrees is asked about the match as it was at a version: the column has always held that, not a move's number.
ALTER TABLE consents RENAME COLUMN number TO version;
