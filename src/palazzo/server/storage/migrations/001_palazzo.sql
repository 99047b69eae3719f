CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

-- Tokens are kept as hashes: kind is 'session' or 'recovery'.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

-- origin is the secret key of a started match; revision grows with every change of the row.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    name TEXT NOT NULL,
    phase TEXT NOT NULL,
    host TEXT NOT NULL,
    clock TEXT NOT NULL,
    language TEXT NOT NULL,
    public INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    spectator_delay DOUBLE PRECISION NOT NULL,
    generation INTEGER NOT NULL,
    origin TEXT,
    rematch TEXT,
    result TEXT,
    created DOUBLE PRECISION NOT NULL,
    started DOUBLE PRECISION,
    ended DOUBLE PRECISION,
    wake DOUBLE PRECISION,
    rated INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_open ON tables (phase, public, created);
CREATE INDEX tables_game ON tables (game, phase, ended);
CREATE INDEX tables_wake ON tables (wake);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person TEXT,
    bot TEXT,
    away_bot TEXT,
    standing TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);

-- The truth of a match: what was answered and taken back, in order. key is the client's id of the answer.
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    act TEXT NOT NULL,
    seat INTEGER NOT NULL,
    question TEXT NOT NULL,
    value TEXT NOT NULL,
    key TEXT,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, seat, key)
);

CREATE TABLE talk (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    recipient INTEGER,
    text TEXT NOT NULL,
    facts TEXT,
    key TEXT,
    at DOUBLE PRECISION NOT NULL,
    person TEXT,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, seat, key)
);
CREATE INDEX talk_person ON talk (person);

-- Matches brought from elsewhere.
CREATE TABLE saves (
    table_id TEXT PRIMARY KEY,
    document TEXT NOT NULL
);

-- player is a person's id, or 'bot:' and a level.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    spread DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (game, player)
);
