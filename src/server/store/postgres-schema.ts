/** How many partitions the log has, by the hash of the match. The first migration made them, so this never changes. */
const PARTS = 16;

const parts = Array.from(
  { length: PARTS },
  (_, part) =>
    `CREATE TABLE log_${part} PARTITION OF log FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part});`,
).join('\n  ');

/**
 * What each version of the database adds to the one before. Processes of the last version and of this one serve
 * together while the program is being replaced, so a step only adds: a table, an index, a column with a default. What
 * is no longer used is removed by a step of a later version. A step that has been released is never changed.
 *
 * The columns are those of the SQLite file, in the same order, and texts compare by their bytes in both: that is how
 * `mura export` and `mura import` move everything and prove that nothing is missing.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE log (
    match TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    by INTEGER NOT NULL,
    move TEXT NOT NULL,
    client TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, number)
  ) PARTITION BY HASH (match);
  ${parts}

  CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    game TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    doc TEXT NOT NULL
  );
  CREATE INDEX tables_by_status ON tables (status, made_at);
  CREATE INDEX tables_public ON tables (status, made_at) WHERE is_public = 1;

  CREATE TABLE sitting (
    player TEXT COLLATE "C" NOT NULL,
    tbl TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, tbl)
  );
  CREATE INDEX sitting_by_table ON sitting (tbl);

  CREATE TABLE players (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT,
    is_name_hidden INTEGER NOT NULL,
    owner TEXT COLLATE "C" REFERENCES players (id) ON DELETE CASCADE,
    made_at BIGINT NOT NULL
  );
  CREATE INDEX players_by_owner ON players (owner);

  CREATE TABLE secrets (
    hash TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    made_at BIGINT NOT NULL
  );
  CREATE INDEX secrets_by_player ON secrets (player);

  CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    used_at BIGINT
  );
  CREATE INDEX passkeys_by_player ON passkeys (player);

  CREATE TABLE challenges (
    id TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C",
    challenge TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE INDEX challenges_by_end ON challenges (until);

  CREATE TABLE ratings (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (player, game)
  );
  CREATE INDEX ratings_best ON ratings (game, rating DESC, player);

  CREATE TABLE history (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tbl TEXT COLLATE "C" NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, tbl)
  );

  CREATE TABLE rated (tbl TEXT COLLATE "C" PRIMARY KEY);

  CREATE TABLE reports (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT COLLATE "C" NOT NULL,
    by TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, name, by)
  );
  `,
  `
  CREATE INDEX tables_in_order ON tables (status, made_at, id);
  CREATE INDEX tables_public_by_game ON tables (status, game, made_at) WHERE is_public = 1;

  ALTER TABLE sitting ADD COLUMN status TEXT NOT NULL DEFAULT '';
  ALTER TABLE sitting ADD COLUMN game TEXT NOT NULL DEFAULT '';
  ALTER TABLE sitting ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0;
  CREATE FUNCTION sit_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    SELECT t.status, t.game, t.made_at INTO new.status, new.game, new.made_at FROM tables t WHERE t.id = new.tbl;
    RETURN new;
  END $$;
  CREATE FUNCTION sit_on() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE sitting SET status = new.status WHERE tbl = new.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER sitting_down BEFORE INSERT ON sitting FOR EACH ROW EXECUTE FUNCTION sit_down();
  CREATE TRIGGER sitting_on AFTER UPDATE OF status ON tables
    FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION sit_on();
  UPDATE sitting SET (status, game, made_at) = (SELECT t.status, t.game, t.made_at FROM tables t WHERE t.id = tbl);
  CREATE INDEX sitting_in_order ON sitting (player, status, made_at);
  CREATE INDEX sitting_by_game ON sitting (player, status, game, made_at);

  CREATE TABLE health (one INTEGER PRIMARY KEY, at BIGINT NOT NULL);
  `,
  `
  ALTER TABLE players ADD COLUMN leave TEXT;

  CREATE TABLE subscriptions (
    endpoint TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at BIGINT NOT NULL
  );
  CREATE INDEX subscriptions_by_player ON subscriptions (player);

  CREATE TABLE wishes (
    player TEXT COLLATE "C" PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    doc TEXT NOT NULL
  );

  CREATE TABLE calls (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tbl TEXT COLLATE "C" NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    taken_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player, tbl)
  );
  CREATE INDEX calls_by_time ON calls (due_at);

  CREATE TABLE kept (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);
  `,
  `
  ALTER TABLE ratings ADD COLUMN is_known INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX ratings_ladder ON ratings (game, is_known DESC, rating DESC, player);
  CREATE INDEX history_by_table ON history (tbl);
  CREATE INDEX history_in_order ON history (player, at);

  CREATE TABLE played (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    source TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (player, source)
  );
  CREATE INDEX played_in_order ON played (player, at);

  CREATE TABLE standing (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tbl TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    doc TEXT NOT NULL,
    PRIMARY KEY (tbl, player)
  );
  CREATE INDEX standing_by_player ON standing (player);
  `,
  `
  CREATE TABLE packed (match TEXT COLLATE "C" PRIMARY KEY, length INTEGER NOT NULL, bytes BYTEA NOT NULL);
  ALTER TABLE packed ALTER COLUMN bytes SET STORAGE EXTERNAL;

  CREATE TABLE packing (
    match TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended_at BIGINT NOT NULL,
    step INTEGER NOT NULL DEFAULT 0,
    taken_until BIGINT NOT NULL DEFAULT 0
  );
  CREATE INDEX packing_in_order ON packing (step, ended_at);
  CREATE FUNCTION pack_later() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO packing (match, ended_at)
    VALUES (new.id, coalesce((new.doc::json ->> 'endedAt')::bigint, new.made_at)) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER packing_ended AFTER UPDATE OF status ON tables
    FOR EACH ROW WHEN (old.status <> 'over' AND new.status = 'over') EXECUTE FUNCTION pack_later();
  CREATE TRIGGER packing_added AFTER INSERT ON tables
    FOR EACH ROW WHEN (new.status = 'over') EXECUTE FUNCTION pack_later();
  INSERT INTO packing (match, ended_at)
    SELECT id, coalesce((doc::json ->> 'endedAt')::bigint, made_at) FROM tables WHERE status = 'over'
    ON CONFLICT DO NOTHING;
  `,
  `
  CREATE TABLE searches (
    player TEXT COLLATE "C" PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    doc TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    found TEXT COLLATE "C",
    found_at BIGINT
  );
  CREATE INDEX searches_waiting ON searches (since) WHERE found IS NULL;
  CREATE INDEX searches_found ON searches (found_at) WHERE found IS NOT NULL;

  CREATE TABLE blocks (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, other)
  );
  CREATE INDEX blocks_by_other ON blocks (other);
  `,
  `
  ALTER TABLE players ADD COLUMN scopes TEXT;
  `,
  `
  CREATE TABLE follows (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, other)
  );
  CREATE INDEX follows_by_other ON follows (other);

  CREATE TABLE claims (
    looks TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE
  );
  `,
  `
  CREATE TABLE clubs (
    id TEXT COLLATE "C" PRIMARY KEY,
    version INTEGER NOT NULL,
    made_at BIGINT NOT NULL,
    doc TEXT NOT NULL
  );

  CREATE TABLE members (
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (club, player)
  );
  CREATE INDEX members_by_player ON members (player);

  CREATE TABLE club_tables (
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    tbl TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (club, tbl)
  );
  CREATE INDEX club_tables_in_order ON club_tables (club, made_at);
  CREATE INDEX club_tables_by_table ON club_tables (tbl);
  `,
  // For a while, the sixth step had no blocks.
  `
  CREATE TABLE IF NOT EXISTS blocks (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, other)
  );
  CREATE INDEX IF NOT EXISTS blocks_by_other ON blocks (other);

  CREATE INDEX challenges_until ON challenges (until);
  `,
  `
  CREATE TABLE events (
    id TEXT COLLATE "C" PRIMARY KEY,
    version INTEGER NOT NULL,
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    is_over INTEGER NOT NULL,
    made_at BIGINT NOT NULL,
    due_at BIGINT,
    doc TEXT NOT NULL
  );
  CREATE INDEX events_by_club ON events (club, made_at);
  CREATE INDEX events_due ON events (due_at) WHERE due_at IS NOT NULL;

  CREATE TABLE entering (
    player TEXT COLLATE "C" NOT NULL,
    event TEXT COLLATE "C" NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    PRIMARY KEY (player, event)
  );
  CREATE INDEX entering_by_event ON entering (event);
  `,
  `
  CREATE TABLE deals (
    deal TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    score INTEGER NOT NULL,
    lead INTEGER NOT NULL,
    plays TEXT NOT NULL,
    PRIMARY KEY (deal, player)
  );
  CREATE INDEX deals_in_order ON deals (deal, lead DESC, at, player);
  CREATE INDEX deals_by_player ON deals (player, at);
  `,
  `
  CREATE TABLE explored (
    place TEXT COLLATE "C" NOT NULL,
    move TEXT COLLATE "C" NOT NULL,
    times INTEGER NOT NULL,
    wins DOUBLE PRECISION NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    matches TEXT NOT NULL,
    PRIMARY KEY (place, move)
  );

  CREATE TABLE exploring (
    match TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended_at BIGINT NOT NULL,
    taken_until BIGINT NOT NULL DEFAULT 0
  );
  CREATE INDEX exploring_in_order ON exploring (ended_at);
  CREATE FUNCTION explore_later() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO exploring (match, ended_at)
    VALUES (new.id, coalesce((new.doc::json ->> 'endedAt')::bigint, new.made_at)) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER exploring_ended AFTER UPDATE OF status ON tables FOR EACH ROW
    WHEN (old.status <> 'over' AND new.status = 'over' AND new.is_public = 1) EXECUTE FUNCTION explore_later();
  CREATE TRIGGER exploring_added AFTER INSERT ON tables
    FOR EACH ROW WHEN (new.status = 'over' AND new.is_public = 1) EXECUTE FUNCTION explore_later();
  INSERT INTO exploring (match, ended_at)
    SELECT id, coalesce((doc::json ->> 'endedAt')::bigint, made_at) FROM tables WHERE status = 'over' AND is_public = 1
    ON CONFLICT DO NOTHING;
  `,
];
