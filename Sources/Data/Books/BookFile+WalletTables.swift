import SQL

extension BookFile {
  /// Version 1: accounts, movements, cards and intents.
  ///
  /// The two entries of a movement are a view of it, so their sum is always zero. Only a movement
  /// changes the balance of an account, and only once, which `last` ensures.
  static let walletTables = Migration(
    1,
    script: """
      CREATE TABLE account (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('wallet', 'bank', 'payee')),
        name TEXT NOT NULL UNIQUE,
        balance INTEGER NOT NULL DEFAULT 0
          CHECK (typeof(balance) = 'integer' AND (kind <> 'wallet' OR balance >= 0)),
        last INTEGER NOT NULL DEFAULT 0
      );
      CREATE TABLE movement (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL CHECK (kind IN ('topup', 'payment', 'correction')),
        time INTEGER NOT NULL CHECK (typeof(time) = 'integer'),
        day INTEGER NOT NULL CHECK (typeof(day) = 'integer'),
        source INTEGER NOT NULL REFERENCES account,
        target INTEGER NOT NULL REFERENCES account CHECK (target <> source),
        amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount > 0),
        party TEXT NOT NULL,
        text TEXT NOT NULL,
        purpose TEXT NOT NULL
      );
      CREATE INDEX movement_target ON movement (target);
      CREATE VIEW entry AS
        SELECT id AS movement, source AS account, -amount AS amount FROM movement
        UNION ALL SELECT id, target, amount FROM movement;

      CREATE TRIGGER movement_is_new BEFORE INSERT ON movement
        WHEN EXISTS (SELECT 1 FROM movement WHERE id = NEW.id OR key = NEW.key)
      BEGIN SELECT RAISE(ABORT, 'a movement is not replaced'); END;
      CREATE TRIGGER movement_goes_its_way BEFORE INSERT ON movement
        WHEN NOT EXISTS (
          SELECT 1 FROM account AS one JOIN account AS other ON other.id = NEW.target
          WHERE one.id = NEW.source AND CASE NEW.kind
            WHEN 'topup' THEN one.kind = 'bank' AND other.kind = 'wallet'
            WHEN 'payment' THEN one.kind = 'wallet' AND other.kind = 'payee'
            ELSE TRUE END)
      BEGIN SELECT RAISE(ABORT, 'a movement of this kind goes another way'); END;
      CREATE TRIGGER movement_is_entered AFTER INSERT ON movement BEGIN
        UPDATE account SET balance = balance - NEW.amount, last = NEW.id WHERE id = NEW.source;
        UPDATE account SET balance = balance + NEW.amount, last = NEW.id WHERE id = NEW.target;
      END;
      CREATE TRIGGER movement_is_not_changed BEFORE UPDATE ON movement
      BEGIN SELECT RAISE(ABORT, 'a movement is not changed'); END;
      CREATE TRIGGER movement_is_not_deleted BEFORE DELETE ON movement
      BEGIN SELECT RAISE(ABORT, 'a movement is not deleted'); END;

      CREATE TRIGGER account_begins_at_nothing BEFORE INSERT ON account
        WHEN NEW.balance <> 0 OR NEW.last <> 0
          OR EXISTS (SELECT 1 FROM account WHERE id = NEW.id OR name = NEW.name)
      BEGIN SELECT RAISE(ABORT, 'an account begins at nothing'); END;
      CREATE TRIGGER account_follows_movements BEFORE UPDATE ON account
        WHEN NEW.id <> OLD.id OR NEW.kind <> OLD.kind OR NEW.name <> OLD.name
          OR NEW.last <= OLD.last
          OR NOT EXISTS (
            SELECT 1 FROM movement WHERE id = NEW.last AND (
              source = OLD.id AND NEW.balance = OLD.balance - amount
              OR target = OLD.id AND NEW.balance = OLD.balance + amount))
      BEGIN SELECT RAISE(ABORT, 'a balance is changed by movements only'); END;
      CREATE TRIGGER account_is_not_deleted BEFORE DELETE ON account
      BEGIN SELECT RAISE(ABORT, 'an account is not deleted'); END;

      CREATE TABLE card (
        id INTEGER PRIMARY KEY,
        issuer TEXT NOT NULL,
        last_four TEXT NOT NULL CHECK (last_four GLOB '[0-9][0-9][0-9][0-9]'),
        token TEXT NOT NULL UNIQUE,
        added INTEGER NOT NULL,
        UNIQUE (issuer, last_four)
      );
      CREATE TABLE intent (
        key TEXT PRIMARY KEY,
        card INTEGER NOT NULL REFERENCES card,
        amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount > 0),
        attempt INTEGER NOT NULL CHECK (attempt > 0),
        state TEXT NOT NULL CHECK (state IN ('open', 'charged', 'refused', 'cancelled')),
        owner TEXT NOT NULL,
        time INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX intent_open ON intent (key) WHERE state = 'open';

      INSERT INTO account (kind, name) VALUES ('wallet', 'wallet'), ('bank', 'bank');
      """)
}
