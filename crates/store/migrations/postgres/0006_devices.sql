-- Devices that have the same secret of a person, as hashes: those that are signed in, and those that
-- were signed out.
CREATE TABLE devices (
    identity TEXT COLLATE "C" NOT NULL,
    device TEXT COLLATE "C" NOT NULL,
    browser TEXT NOT NULL,
    since BIGINT NOT NULL,
    used BIGINT NOT NULL,
    ended BIGINT,
    PRIMARY KEY (identity, device)
);

CREATE INDEX devices_ended ON devices (ended) WHERE ended IS NOT NULL;

-- Everyone who was ever at a table, also those who left it: where a person's name and messages are.
CREATE TABLE attended (
    player TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX attended_table ON attended (table_id);

INSERT INTO attended (player, table_id)
    SELECT player, table_id FROM seats ON CONFLICT DO NOTHING;
INSERT INTO attended (player, table_id)
    SELECT substring(body FROM '"seat":[0-9]+,"player":"([0-9A-Za-z_-]+)"'), table_id FROM events
    WHERE body LIKE '%"event":"sat"%'
        AND body ~ '"seat":[0-9]+,"player":"[0-9A-Za-z_-]+"'
    ON CONFLICT DO NOTHING;
INSERT INTO attended (player, table_id)
    SELECT substring(body FROM '"host":"([0-9A-Za-z_-]+)"'), table_id FROM events
    WHERE version = 1 AND body ~ '"host":"[0-9A-Za-z_-]+"'
    ON CONFLICT DO NOTHING;

CREATE FUNCTION forget_attended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM attended WHERE table_id IN (SELECT id FROM removed);
    RETURN NULL;
END $$;

CREATE TRIGGER tables_attended AFTER DELETE ON tables
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_attended();
