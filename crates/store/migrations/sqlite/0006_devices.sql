-- Devices that have the same secret of a person, as hashes: those that are signed in, and those that
-- were signed out.
CREATE TABLE devices (
    identity TEXT NOT NULL,
    device TEXT NOT NULL,
    browser TEXT NOT NULL,
    since INTEGER NOT NULL,
    used INTEGER NOT NULL,
    ended INTEGER,
    PRIMARY KEY (identity, device)
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_ended ON devices (ended) WHERE ended IS NOT NULL;

-- Everyone who was ever at a table, also those who left it: where a person's name and messages are.
CREATE TABLE attended (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX attended_table ON attended (table_id);

INSERT INTO attended (player, table_id) SELECT player, table_id FROM seats WHERE true
    ON CONFLICT DO NOTHING;
INSERT INTO attended (player, table_id)
    SELECT json_extract(body, '$.player'), table_id FROM events
    WHERE body LIKE '%"event":"sat"%' AND json_valid(body)
        AND json_type(body, '$.player') = 'text'
    ON CONFLICT DO NOTHING;
INSERT INTO attended (player, table_id)
    SELECT json_extract(body, '$.host'), table_id FROM events
    WHERE version = 1 AND json_valid(body) AND json_type(body, '$.host') = 'text'
    ON CONFLICT DO NOTHING;

CREATE TRIGGER seats_attended AFTER INSERT ON seats BEGIN
    INSERT INTO attended (player, table_id) VALUES (new.player, new.table_id)
        ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER tables_attended AFTER DELETE ON tables BEGIN
    DELETE FROM attended WHERE table_id = old.id;
END;
