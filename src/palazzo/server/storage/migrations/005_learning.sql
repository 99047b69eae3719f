-- What leads through the match of a table: a lesson or a puzzle, as JSON; nothing, at all other tables.
ALTER TABLE tables ADD COLUMN lesson TEXT;

-- Lessons and puzzles somebody has begun or done: how far they came, and when.
CREATE TABLE progress (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    item TEXT NOT NULL,
    beat INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, kind, item)
);
