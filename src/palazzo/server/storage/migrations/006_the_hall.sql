-- What somebody's portrait is drawn from; nothing: their name.
ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN face TEXT NOT NULL DEFAULT '';

-- Before the start: who is expected in a free seat, and who has said that they are ready.
ALTER TABLE seats ADD COLUMN invited TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
