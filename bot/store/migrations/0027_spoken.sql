ALTER TABLE users ADD COLUMN spoken TEXT;     -- as Discord said when they last changed a setting; for direct messages
