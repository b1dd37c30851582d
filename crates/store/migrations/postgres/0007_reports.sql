-- What players report: `reason` is chosen from a list, `words` is what they wrote, and `from_seat`
-- is where they sit; null for spectators. `handled` is when an operator was done with it.
ALTER TABLE reports ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE reports ADD COLUMN from_seat SMALLINT;
ALTER TABLE reports ADD COLUMN handled BIGINT;

CREATE INDEX reports_open ON reports (table_id) WHERE handled IS NULL;

-- A node leases the commands that it takes, so that another can carry out what it leaves undone.
-- Of those taken before there were leases nobody knows what came; nobody expects them any more.
ALTER TABLE commands ADD COLUMN lease_until BIGINT;
ALTER TABLE commands ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
UPDATE commands SET state = 2, finished = at, result = 'failed' WHERE state = 1;

CREATE INDEX commands_taken ON commands (lease_until) WHERE state = 1;
