ALTER TABLE seats ADD COLUMN lent INTEGER;      -- the beat of the table in which a bot does the part of who has the seat
