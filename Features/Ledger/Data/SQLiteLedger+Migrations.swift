public import SQLite

extension SQLiteLedger {
  /// The tables it adds to the wallet's, whose version 1 has `account` and `movement`.
  public static let migrations = [
    Migration(
      2,
      script: """
        -- An entry without a key was made where nobody could fold its text: the next search does.
        CREATE TABLE entry (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          day INTEGER NOT NULL CHECK (typeof(day) = 'integer'),
          amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount <> 0),
          text TEXT NOT NULL,
          category TEXT NOT NULL,
          note TEXT NOT NULL DEFAULT '',
          origin TEXT NOT NULL CHECK (origin IN ('wallet', 'hand', 'import')),
          movement INTEGER REFERENCES movement,
          key TEXT,
          CHECK ((origin = 'wallet') = (movement IS NOT NULL))
        );
        CREATE UNIQUE INDEX entry_movement ON entry (movement) WHERE movement IS NOT NULL;
        CREATE INDEX entry_keyless ON entry (id) WHERE key IS NULL;
        -- One for each order, in all rows, in a category, in a month, and in both.
        CREATE INDEX entry_day ON entry (day);
        CREATE INDEX entry_category_day ON entry (category, day);
        CREATE INDEX entry_amount ON entry (amount);
        CREATE INDEX entry_category_amount ON entry (category, amount);
        CREATE INDEX entry_month_amount ON entry (day / 100, amount);
        CREATE INDEX entry_category_month_amount ON entry (category, day / 100, amount);

        CREATE TABLE total (
          month INTEGER NOT NULL,
          category TEXT NOT NULL,
          count INTEGER NOT NULL CHECK (count >= 0),
          spent INTEGER NOT NULL CHECK (typeof(spent) = 'integer' AND spent >= 0),
          received INTEGER NOT NULL CHECK (typeof(received) = 'integer' AND received >= 0),
          PRIMARY KEY (month, category)
        ) WITHOUT ROWID;
        CREATE TRIGGER entry_added AFTER INSERT ON entry BEGIN
          INSERT INTO total
            VALUES (NEW.day / 100, NEW.category, 1, max(-NEW.amount, 0), max(NEW.amount, 0))
            ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
              received = received + excluded.received;
        END;
        CREATE TRIGGER entry_removed AFTER DELETE ON entry BEGIN
          UPDATE total SET count = count - 1, spent = spent - max(-OLD.amount, 0),
              received = received - max(OLD.amount, 0)
            WHERE month = OLD.day / 100 AND category = OLD.category;
        END;
        CREATE TRIGGER entry_categorised AFTER UPDATE OF category ON entry
        WHEN OLD.category <> NEW.category BEGIN
          UPDATE total SET count = count - 1, spent = spent - max(-OLD.amount, 0),
              received = received - max(OLD.amount, 0)
            WHERE month = OLD.day / 100 AND category = OLD.category;
          INSERT INTO total
            VALUES (NEW.day / 100, NEW.category, 1, max(-NEW.amount, 0), max(NEW.amount, 0))
            ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
              received = received + excluded.received;
        END;
        CREATE TRIGGER entry_fixed BEFORE UPDATE OF id, day, amount, text, origin, movement ON entry
        BEGIN SELECT RAISE(ABORT, 'of an entry only category and note change'); END;
        CREATE TRIGGER entry_stays BEFORE DELETE ON entry WHEN OLD.origin = 'wallet'
        BEGIN SELECT RAISE(ABORT, 'an entry of the wallet stays'); END;

        CREATE VIEW moved AS
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
        INSERT INTO entry (day, amount, text, category, origin, movement)
          SELECT day, amount, text, category, 'wallet', movement FROM moved ORDER BY movement;
        CREATE TRIGGER movement_made AFTER INSERT ON movement BEGIN
          INSERT INTO entry (day, amount, text, category, origin, movement)
            SELECT day, amount, text, category, 'wallet', movement FROM moved
            WHERE movement = NEW.id;
        END;
        """)
  ]
}
