-- state: 0 waits, 1 was taken by a node, 2 is done. A row is never taken twice.
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    not_before INTEGER NOT NULL,
    state INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_waiting ON notices (not_before) WHERE state = 0;

CREATE TABLE contacts (
    player TEXT PRIMARY KEY,
    email TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE handovers (
    code_hash TEXT PRIMARY KEY,
    sealed BLOB NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
