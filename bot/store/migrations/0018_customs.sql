ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;        -- whoever is asked something may ask for one
ALTER TABLE matches ADD COLUMN unhurried INTEGER NOT NULL DEFAULT 0;    -- bots take their time
