-- state: 0 waits, 1 was taken by a node, 2 is done. A row is never taken twice.
CREATE TABLE notices (
    id TEXT COLLATE "C" PRIMARY KEY,
    not_before BIGINT NOT NULL,
    state SMALLINT NOT NULL,
    attempts BIGINT NOT NULL,
    body TEXT NOT NULL
);

CREATE INDEX notices_waiting ON notices (not_before) WHERE state = 0;

CREATE TABLE contacts (
    player TEXT COLLATE "C" PRIMARY KEY,
    email TEXT NOT NULL
);

CREATE TABLE handovers (
    code_hash TEXT COLLATE "C" PRIMARY KEY,
    sealed BYTEA NOT NULL,
    expires BIGINT NOT NULL
);
