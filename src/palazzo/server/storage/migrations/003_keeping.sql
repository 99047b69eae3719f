-- When something was last used: a browser's token, a table. Nobody knows of what was there before; the server counts
-- those from its next start.
ALTER TABLE tokens ADD COLUMN used DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN used DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Seconds after which a bot may stand in for one who is present and does not answer; 0: never.
ALTER TABLE tables ADD COLUMN patience DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Whom the host has asked to stand up, as a list of people's ids.
ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';

-- Grows when a link that shows the finished match is made and when it is withdrawn: odd, while one stands.
ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;

-- Matches brought from elsewhere: each document once, and the tables that show it. The mark of a network is a keyed
-- hash, and is gone after a day.
CREATE TABLE documents (
    hash TEXT PRIMARY KEY,
    uses INTEGER NOT NULL,
    size BIGINT NOT NULL,
    document TEXT NOT NULL
);

CREATE TABLE brought (
    table_id TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    network TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX brought_network ON brought (network, at);

INSERT INTO documents (hash, uses, size, document)
SELECT table_id, 1, LENGTH(document), document FROM saves;

INSERT INTO brought (table_id, hash, network, at)
SELECT table_id, table_id, '', 0 FROM saves;

DROP TABLE saves;
