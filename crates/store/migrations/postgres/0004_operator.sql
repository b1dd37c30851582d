-- What operators asked for, and what came of it: also the audit log. A node carries out what waits.
-- state: 0 waits, 1 was taken by a node, 2 is done.
CREATE TABLE commands (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    body TEXT NOT NULL,
    state SMALLINT NOT NULL,
    finished BIGINT,
    result TEXT
);

CREATE INDEX commands_waiting ON commands (id) WHERE state = 0;
CREATE INDEX commands_finished ON commands (finished) WHERE state = 2;

-- Networks that are not served, as addresses or ranges.
CREATE TABLE bans (
    network TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT
);

-- What players report to the operator.
CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    seat SMALLINT,
    reason TEXT NOT NULL
);
