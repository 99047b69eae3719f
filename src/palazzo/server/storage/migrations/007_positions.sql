-- Positions somebody shared: a table as one seat saw it, packed; the link names it.
CREATE TABLE positions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    document TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX positions_of_person ON positions (person, at);
