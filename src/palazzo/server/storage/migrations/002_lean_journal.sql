-- A line of a journal is written with every answer, and each index of the journal is one more page to write. That no
-- answer is taken twice needs no index of its own: who writes line n has read all lines before it, with their keys,
-- and the primary key lets nobody else write it.
CREATE TABLE lean_journal (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    act TEXT NOT NULL,
    seat INTEGER NOT NULL,
    question TEXT NOT NULL,
    value TEXT NOT NULL,
    key TEXT,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, n)
);

INSERT INTO lean_journal (table_id, n, act, seat, question, value, key, at)
SELECT table_id, n, act, seat, question, value, key, at FROM journal;

DROP TABLE journal;

ALTER TABLE lean_journal RENAME TO journal;
