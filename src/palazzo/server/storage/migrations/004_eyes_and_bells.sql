-- How a person likes to play: pace, sound, looks, windows always or never asked about; as JSON.
ALTER TABLE people ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';

-- Seconds a reaction window stands open among several people who are here; 0: until all have answered.
ALTER TABLE tables ADD COLUMN bell DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Since when the only person at the table has stopped it, and for how long they did before.
ALTER TABLE tables ADD COLUMN paused_at DOUBLE PRECISION;
ALTER TABLE tables ADD COLUMN paused_for DOUBLE PRECISION NOT NULL DEFAULT 0;
