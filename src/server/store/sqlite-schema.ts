/** What each version of the file adds to the one before. A step that has been released is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE log (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    by INTEGER NOT NULL,
    move TEXT NOT NULL,
    client TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    game TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_status ON tables (status, is_public, made_at);

  CREATE TABLE sitting (
    player TEXT NOT NULL,
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, tbl)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitting_by_table ON sitting (tbl);

  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT,
    is_name_hidden INTEGER NOT NULL,
    owner TEXT REFERENCES players (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX players_by_owner ON players (owner);

  CREATE TABLE secrets (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX secrets_by_player ON secrets (player);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;
  CREATE INDEX passkeys_by_player ON passkeys (player);

  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    player TEXT,
    challenge TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    rating REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (player, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_best ON ratings (game, rating DESC);

  CREATE TABLE history (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tbl TEXT NOT NULL,
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, tbl)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rated (tbl TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  CREATE TABLE reports (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    by TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, name, by)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE INDEX tables_in_order ON tables (status, made_at, id);
  CREATE INDEX tables_listed ON tables (status, made_at) WHERE is_public = 1;
  CREATE INDEX tables_listed_by_game ON tables (status, game, made_at) WHERE is_public = 1;
  DROP INDEX tables_by_status;

  ALTER TABLE sitting ADD COLUMN status TEXT NOT NULL DEFAULT '';
  ALTER TABLE sitting ADD COLUMN game TEXT NOT NULL DEFAULT '';
  ALTER TABLE sitting ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0;
  UPDATE sitting SET (status, game, made_at) = (SELECT status, game, made_at FROM tables WHERE id = tbl);
  CREATE INDEX sitting_in_order ON sitting (player, status, made_at);
  CREATE INDEX sitting_by_game ON sitting (player, status, game, made_at);
  CREATE TRIGGER sitting_down AFTER INSERT ON sitting BEGIN
    UPDATE sitting SET (status, game, made_at) = (SELECT status, game, made_at FROM tables WHERE id = new.tbl)
    WHERE player = new.player AND tbl = new.tbl;
  END;
  CREATE TRIGGER sitting_on AFTER UPDATE OF status ON tables WHEN old.status <> new.status BEGIN
    UPDATE sitting SET status = new.status WHERE tbl = new.id;
  END;

  CREATE TABLE health (one INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  `
  ALTER TABLE players ADD COLUMN leave TEXT;

  CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX subscriptions_by_player ON subscriptions (player);

  CREATE TABLE wishes (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    doc TEXT NOT NULL
  ) STRICT;

  CREATE TABLE calls (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tbl TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    taken_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, tbl)
  ) STRICT;
  CREATE INDEX calls_by_time ON calls (due_at);

  CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  `
  ALTER TABLE ratings ADD COLUMN is_known INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX ratings_ladder ON ratings (game, is_known DESC, rating DESC, player);
  CREATE INDEX history_by_table ON history (tbl);
  CREATE INDEX history_in_order ON history (player, at);

  CREATE TABLE played (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    at INTEGER NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (player, source)
  ) STRICT;
  CREATE INDEX played_in_order ON played (player, at);

  CREATE TABLE standing (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    doc TEXT NOT NULL,
    PRIMARY KEY (tbl, player)
  ) STRICT;
  CREATE INDEX standing_by_player ON standing (player);
  `,
  `
  CREATE TABLE packed (match TEXT PRIMARY KEY, length INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT;

  CREATE TABLE packing (
    match TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended_at INTEGER NOT NULL,
    step INTEGER NOT NULL DEFAULT 0,
    taken_until INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX packing_in_order ON packing (step, ended_at);
  INSERT INTO packing (match, ended_at)
    SELECT id, coalesce(json_extract(doc, '$.endedAt'), made_at) FROM tables WHERE status = 'over';
  CREATE TRIGGER packing_ended AFTER UPDATE OF status ON tables WHEN old.status <> 'over' AND new.status = 'over' BEGIN
    INSERT OR IGNORE INTO packing (match, ended_at)
    VALUES (new.id, coalesce(json_extract(new.doc, '$.endedAt'), new.made_at));
  END;
  CREATE TRIGGER packing_added AFTER INSERT ON tables WHEN new.status = 'over' BEGIN
    INSERT OR IGNORE INTO packing (match, ended_at)
    VALUES (new.id, coalesce(json_extract(new.doc, '$.endedAt'), new.made_at));
  END;
  `,
  `
  CREATE TABLE searches (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    doc TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    found TEXT,
    found_at INTEGER
  ) STRICT;
  CREATE INDEX searches_waiting ON searches (since) WHERE found IS NULL;
  CREATE INDEX searches_found ON searches (found_at) WHERE found IS NOT NULL;

  CREATE TABLE blocks (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_by_other ON blocks (other);
  `,
  `
  ALTER TABLE players ADD COLUMN scopes TEXT;
  `,
  `
  CREATE TABLE follows (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX follows_by_other ON follows (other);

  CREATE TABLE claims (
    looks TEXT PRIMARY KEY,
    player TEXT NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;

  CREATE TABLE members (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (club, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_player ON members (player);

  CREATE TABLE club_tables (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (club, tbl)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_tables_in_order ON club_tables (club, made_at);
  CREATE INDEX club_tables_by_table ON club_tables (tbl);
  `,
  // For a while, the sixth step had no blocks.
  `
  CREATE TABLE IF NOT EXISTS blocks (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS blocks_by_other ON blocks (other);

  CREATE INDEX challenges_until ON challenges (until);
  `,
  `
  CREATE TABLE events (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    is_over INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    due_at INTEGER,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX events_by_club ON events (club, made_at);
  CREATE INDEX events_due ON events (due_at) WHERE due_at IS NOT NULL;

  CREATE TABLE entering (
    player TEXT NOT NULL,
    event TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    PRIMARY KEY (player, event)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX entering_by_event ON entering (event);
  `,
  `
  CREATE TABLE deals (
    deal TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    score INTEGER NOT NULL,
    lead INTEGER NOT NULL,
    plays TEXT NOT NULL,
    PRIMARY KEY (deal, player)
  ) STRICT;
  CREATE INDEX deals_in_order ON deals (deal, lead DESC, at, player);
  CREATE INDEX deals_by_player ON deals (player, at);
  `,
  `
  CREATE TABLE explored (
    place TEXT NOT NULL,
    move TEXT NOT NULL,
    times INTEGER NOT NULL,
    wins REAL NOT NULL,
    score REAL NOT NULL,
    matches TEXT NOT NULL,
    PRIMARY KEY (place, move)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE exploring (
    match TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended_at INTEGER NOT NULL,
    taken_until INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX exploring_in_order ON exploring (ended_at);
  INSERT INTO exploring (match, ended_at)
    SELECT id, coalesce(json_extract(doc, '$.endedAt'), made_at) FROM tables WHERE status = 'over' AND is_public = 1;
  CREATE TRIGGER exploring_ended AFTER UPDATE OF status ON tables
    WHEN old.status <> 'over' AND new.status = 'over' AND new.is_public = 1 BEGIN
    INSERT OR IGNORE INTO exploring (match, ended_at)
    VALUES (new.id, coalesce(json_extract(new.doc, '$.endedAt'), new.made_at));
  END;
  CREATE TRIGGER exploring_added AFTER INSERT ON tables WHEN new.status = 'over' AND new.is_public = 1 BEGIN
    INSERT OR IGNORE INTO exploring (match, ended_at)
    VALUES (new.id, coalesce(json_extract(new.doc, '$.endedAt'), new.made_at));
  END;
  `,
];
