ALTER TABLE users ADD COLUMN orders INTEGER NOT NULL DEFAULT 1;     -- is offered standing orders
