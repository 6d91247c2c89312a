import SQL

extension BookFile {
  /// Version 2: a line for each movement of the wallet and for each other entry, and their totals.
  static let ledgerTables = Migration(
    2,
    script: """
      -- Key and initials are for searching. They are missing where an entry was made by a
      -- trigger, which cannot fold a text: the next search does.
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
        initials TEXT,
        CHECK ((origin = 'wallet') = (movement IS NOT NULL))
      );
      CREATE UNIQUE INDEX ledger_movement ON ledger (movement) WHERE movement IS NOT NULL;
      CREATE INDEX ledger_keyless ON ledger (id) WHERE key IS NULL;
      -- One for each order, in all rows, in a category, in a month, and in both.
      CREATE INDEX ledger_day ON ledger (day);
      CREATE INDEX ledger_category_day ON ledger (category, day);
      CREATE INDEX ledger_amount ON ledger (amount);
      CREATE INDEX ledger_category_amount ON ledger (category, amount);
      CREATE INDEX ledger_month_amount ON ledger (day / 100, amount);
      CREATE INDEX ledger_category_month_amount ON ledger (category, day / 100, amount);

      CREATE TABLE ledger_total (
        month INTEGER NOT NULL,
        category TEXT NOT NULL,
        count INTEGER NOT NULL CHECK (count >= 0),
        spent INTEGER NOT NULL CHECK (typeof(spent) = 'integer' AND spent >= 0),
        received INTEGER NOT NULL CHECK (typeof(received) = 'integer' AND received >= 0),
        PRIMARY KEY (month, category)
      ) WITHOUT ROWID;
      CREATE TRIGGER ledger_added AFTER INSERT ON ledger BEGIN
        INSERT INTO ledger_total
          VALUES (NEW.day / 100, NEW.category, 1, max(-NEW.amount, 0), max(NEW.amount, 0))
          ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
            received = received + excluded.received;
      END;
      CREATE TRIGGER ledger_removed AFTER DELETE ON ledger BEGIN
        UPDATE ledger_total SET count = count - 1, spent = spent - max(-OLD.amount, 0),
            received = received - max(OLD.amount, 0)
          WHERE month = OLD.day / 100 AND category = OLD.category;
      END;
      CREATE TRIGGER ledger_categorised AFTER UPDATE OF category ON ledger
      WHEN OLD.category <> NEW.category BEGIN
        UPDATE ledger_total SET count = count - 1, spent = spent - max(-OLD.amount, 0),
            received = received - max(OLD.amount, 0)
          WHERE month = OLD.day / 100 AND category = OLD.category;
        INSERT INTO ledger_total
          VALUES (NEW.day / 100, NEW.category, 1, max(-NEW.amount, 0), max(NEW.amount, 0))
          ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
            received = received + excluded.received;
      END;
      CREATE TRIGGER ledger_fixed
      BEFORE UPDATE OF id, day, amount, text, origin, movement ON ledger
      BEGIN SELECT RAISE(ABORT, 'of an entry only category and note change'); END;
      CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger WHEN OLD.origin = 'wallet'
      BEGIN SELECT RAISE(ABORT, 'an entry of the wallet stays'); END;

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
      INSERT INTO ledger (day, amount, text, category, origin, movement)
        SELECT day, amount, text, category, 'wallet', movement FROM ledger_moved
        ORDER BY movement;
      CREATE TRIGGER ledger_takes_movement AFTER INSERT ON movement BEGIN
        INSERT INTO ledger (day, amount, text, category, origin, movement)
          SELECT day, amount, text, category, 'wallet', movement FROM ledger_moved
          WHERE movement = NEW.id;
      END;
      """)
}
