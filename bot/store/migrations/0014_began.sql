-- When the clock of a part began to run, moved by all the time in which it stood still: in a pause, or on a vacation.
ALTER TABLE needs ADD COLUMN began REAL NOT NULL DEFAULT 0;
UPDATE needs SET began = max(since, coalesce((SELECT away_until FROM users WHERE id = user), since));
