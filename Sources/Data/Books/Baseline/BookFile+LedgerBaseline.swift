extension BookFile {
  /// The tables of the ledger as of version 13.
  static let ledgerBaseline: StaticString = """
    CREATE TABLE ledger (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      day INTEGER NOT NULL CHECK (typeof(day) = 'integer'),
      amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount <> 0),
      text TEXT NOT NULL,
      category TEXT NOT NULL,
      note TEXT NOT NULL DEFAULT '',
      origin TEXT NOT NULL CHECK (origin IN ('wallet', 'hand', 'import')),
      movement INTEGER REFERENCES movement,
      key TEXT,
      initials TEXT, import_id INTEGER REFERENCES ledger_import, account TEXT NOT NULL DEFAULT 'cash', state TEXT NOT NULL DEFAULT 'open'
      CHECK (state IN ('open', 'cleared', 'locked')), reconciliation INTEGER REFERENCES ledger_reconciliation
      CHECK ((state = 'locked') = (reconciliation IS NOT NULL)), second INTEGER CHECK (second BETWEEN 0 AND 86399), balance INTEGER CHECK (typeof(balance) IN ('integer', 'null')), approval TEXT, bank_kind TEXT, foreign_amount TEXT, pending INTEGER CHECK (pending = 1), counterpart TEXT, counterpart_number TEXT, link_kind TEXT, left_out INTEGER
      CHECK (left_out IS NULL OR link_kind IS NOT NULL AND left_out > 0), spent INTEGER AS (
      CASE WHEN link_kind IS NULL THEN max(-amount, 0) WHEN link_kind = 'refund' THEN -amount
        ELSE max(-amount - coalesce(left_out, abs(amount)), 0) END) VIRTUAL, received INTEGER AS (
      CASE WHEN link_kind IS NULL THEN max(amount, 0) WHEN link_kind = 'refund' THEN 0
        ELSE max(amount - coalesce(left_out, abs(amount)), 0) END) VIRTUAL, left_spent INTEGER AS (
      CASE WHEN link_kind IS NULL OR link_kind = 'refund' THEN 0
        ELSE min(coalesce(left_out, abs(amount)), max(-amount, 0)) END) VIRTUAL, left_received INTEGER AS (
      CASE WHEN link_kind IS NULL OR link_kind = 'refund' THEN 0
        ELSE min(coalesce(left_out, abs(amount)), max(amount, 0)) END) VIRTUAL, payee TEXT, stated_day INTEGER
      CHECK (typeof(stated_day) IN ('integer', 'null')), stated_amount INTEGER
      CHECK (typeof(stated_amount) IN ('integer', 'null')), stated_text TEXT CHECK (
      (stated_day IS NULL) = (stated_text IS NULL)
      AND (stated_amount IS NULL) = (stated_text IS NULL)), part_of INTEGER CHECK (part_of < id), instalments INTEGER CHECK (instalments BETWEEN 2 AND 60), instalment INTEGER
      CHECK (instalment BETWEEN 1 AND instalments), instalment_amount INTEGER CHECK (instalment_amount > 0), instalment_day INTEGER
      CHECK (typeof(instalment_day) IN ('integer', 'null')),
      CHECK ((origin = 'wallet') = (movement IS NOT NULL))
    );
    CREATE UNIQUE INDEX ledger_movement ON ledger (movement) WHERE movement IS NOT NULL;
    CREATE INDEX ledger_keyless ON ledger (id) WHERE key IS NULL;
    CREATE INDEX ledger_day ON ledger (day);
    CREATE INDEX ledger_category_day ON ledger (category, day);
    CREATE INDEX ledger_amount ON ledger (amount);
    CREATE INDEX ledger_category_amount ON ledger (category, amount);
    CREATE INDEX ledger_month_amount ON ledger (day / 100, amount);
    CREATE INDEX ledger_category_month_amount ON ledger (category, day / 100, amount);
    CREATE VIEW ledger_moved AS
      SELECT movement.id AS movement, movement.day,
        CASE target.kind WHEN 'wallet' THEN movement.amount ELSE -movement.amount END AS amount,
        CASE movement.text WHEN '' THEN movement.party
          ELSE movement.party || '  ' || movement.text END AS text,
        CASE WHEN movement.purpose IN ('food', 'transport', 'movies', 'shopping', 'living',
          'health', 'topup', 'income') THEN movement.purpose ELSE 'other' END AS category
      FROM movement
        JOIN account AS source ON source.id = movement.source
        JOIN account AS target ON target.id = movement.target
      WHERE (source.kind = 'wallet') <> (target.kind = 'wallet');
    CREATE VIRTUAL TABLE ledger_search USING fts5 (
      letters, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1');
    INSERT INTO ledger_search (ledger_search, rank) VALUES ('hashsize', 8388608);
    CREATE VIRTUAL TABLE ledger_letters USING fts5vocab (ledger_search, instance);
    CREATE TABLE ledger_amount_total (
      category TEXT NOT NULL,
      amount INTEGER NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 0),
      PRIMARY KEY (category, amount)
    ) WITHOUT ROWID;
    CREATE VIEW ledger_rounded AS
      SELECT id, category, amount / unit * unit AS amount FROM (
        SELECT id, category, amount,
          CAST(substr('1000000000000000000', 1, max(length(abs(amount)) - 1, 1)) AS INTEGER) AS unit
        FROM ledger);
    CREATE TABLE ledger_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      json TEXT NOT NULL
    );
    CREATE TABLE ledger_alias (
      category TEXT PRIMARY KEY,
      target TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE ledger_import (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      file TEXT NOT NULL,
      total INTEGER NOT NULL
    , account TEXT NOT NULL DEFAULT 'imports');
    CREATE INDEX ledger_imported ON ledger (import_id) WHERE import_id IS NOT NULL;
    CREATE TABLE ledger_command (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      title_ko TEXT NOT NULL,
      title_en TEXT NOT NULL,
      changes TEXT NOT NULL,
      is_undone INTEGER NOT NULL DEFAULT FALSE
    );
    CREATE TABLE ledger_removed (
      id INTEGER PRIMARY KEY,
      day INTEGER NOT NULL,
      amount INTEGER NOT NULL,
      text TEXT NOT NULL,
      category TEXT NOT NULL,
      note TEXT NOT NULL,
      origin TEXT NOT NULL,
      key TEXT,
      initials TEXT,
      import_id INTEGER REFERENCES ledger_import,
      command INTEGER NOT NULL REFERENCES ledger_command ON DELETE CASCADE
    , account TEXT NOT NULL DEFAULT 'cash', state TEXT NOT NULL DEFAULT 'open'
      CHECK (state IN ('open', 'cleared')), second INTEGER, balance INTEGER, approval TEXT, bank_kind TEXT, foreign_amount TEXT, pending INTEGER, counterpart TEXT, counterpart_number TEXT, payee TEXT, stated_day INTEGER, stated_amount INTEGER, stated_text TEXT, part_of INTEGER, instalments INTEGER, instalment INTEGER, instalment_amount INTEGER, instalment_day INTEGER);
    CREATE INDEX ledger_removed_command ON ledger_removed (command);
    CREATE TABLE ledger_reconciliation (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account TEXT NOT NULL,
      day INTEGER NOT NULL CHECK (typeof(day) = 'integer'),
      balance INTEGER NOT NULL CHECK (typeof(balance) = 'integer'),
      count INTEGER NOT NULL CHECK (typeof(count) = 'integer' AND count > 0),
      time INTEGER NOT NULL
    );
    CREATE INDEX ledger_reconciliation_account ON ledger_reconciliation (account);
    CREATE INDEX ledger_account_day ON ledger (account, day);
    CREATE INDEX ledger_unlocked ON ledger (account, day) WHERE state <> 'locked';
    CREATE INDEX ledger_cleared ON ledger (account, day, amount) WHERE state = 'cleared';
    CREATE INDEX ledger_locked ON ledger (reconciliation) WHERE reconciliation IS NOT NULL;
    CREATE TABLE ledger_account_total (
      account TEXT NOT NULL,
      state TEXT NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 0),
      sum INTEGER NOT NULL CHECK (typeof(sum) = 'integer'),
      PRIMARY KEY (account, state)
    ) WITHOUT ROWID;
    CREATE TABLE ledger_link (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL CHECK (kind IN ('transfer', 'card_bill', 'top_up', 'refund', 'same')),
      first INTEGER NOT NULL REFERENCES ledger ON DELETE CASCADE,
      second INTEGER REFERENCES ledger ON DELETE CASCADE,
      amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount > 0),
      is_made INTEGER NOT NULL DEFAULT 0 CHECK (is_made IN (0, 1)),
      is_refused INTEGER NOT NULL DEFAULT 0 CHECK (is_refused IN (0, 1)),
      category TEXT,
      CHECK (first <> second),
      CHECK (NOT is_made OR second IS NOT NULL)
    );
    CREATE INDEX ledger_link_first ON ledger_link (first);
    CREATE INDEX ledger_link_second ON ledger_link (second) WHERE second IS NOT NULL;
    CREATE INDEX ledger_link_made ON ledger_link (id) WHERE is_made;
    CREATE VIEW ledger_mark AS
      SELECT first AS id, kind AS link_kind, CASE kind WHEN 'card_bill' THEN amount END AS left_out
      FROM ledger_link WHERE NOT is_refused
      UNION ALL SELECT second, kind, NULL FROM ledger_link
      WHERE NOT is_refused AND second IS NOT NULL AND kind IN ('transfer', 'card_bill', 'top_up');
    CREATE TABLE ledger_total (
      month INTEGER NOT NULL,
      category TEXT NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 0),
      spent INTEGER NOT NULL CHECK (typeof(spent) = 'integer'),
      received INTEGER NOT NULL CHECK (typeof(received) = 'integer' AND received >= 0),
      left_spent INTEGER NOT NULL DEFAULT 0
        CHECK (typeof(left_spent) = 'integer' AND left_spent >= 0),
      left_received INTEGER NOT NULL DEFAULT 0
        CHECK (typeof(left_received) = 'integer' AND left_received >= 0),
      PRIMARY KEY (month, category)
    ) WITHOUT ROWID;
    CREATE INDEX ledger_stated_day ON ledger (stated_day) WHERE stated_day IS NOT NULL;
    CREATE INDEX ledger_balance ON ledger (account, day) WHERE balance IS NOT NULL;
    CREATE INDEX ledger_part ON ledger (part_of) WHERE part_of IS NOT NULL;
    CREATE TABLE ledger_offer (kind TEXT PRIMARY KEY CHECK (kind = 'links')) WITHOUT ROWID;
    CREATE INDEX ledger_instalments ON ledger (day) WHERE instalments IS NOT NULL;
    INSERT INTO sqlite_sequence VALUES ('ledger', 0);
    """
}
