-- A table's line: what lists and clocks ask for, so that they need not read events.
-- Ids are compared byte by byte, as in SQLite.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    version BIGINT NOT NULL,
    game TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    phase SMALLINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    -- The seats that are waited for: bit 0 is seat 1.
    waits BIGINT NOT NULL,
    due_at BIGINT,
    lease_node TEXT,
    lease_until BIGINT
);

CREATE INDEX tables_public ON tables (phase, created) WHERE public AND phase < 3;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    seat SMALLINT NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_player ON seats (player);

-- The last batch that each node has committed: so a node that lost its connection during a commit
-- finds out what became of it.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    batch BIGINT NOT NULL,
    seen TIMESTAMPTZ NOT NULL DEFAULT now()
);
