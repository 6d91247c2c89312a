extension BookFile {
  /// Accounts, cards and movements as of version 13.
  static let walletBaseline: StaticString = """
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
      added INTEGER NOT NULL, removed INTEGER CHECK (typeof(removed) IN ('integer', 'null')), is_default INTEGER NOT NULL DEFAULT 0
      CHECK (is_default IN (0, 1) AND (is_default = 0 OR removed IS NULL)),
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
    CREATE TRIGGER movement_gives_back BEFORE INSERT ON movement
      WHEN NEW.kind = 'correction' AND NOT EXISTS (
        SELECT 1 FROM account AS one JOIN account AS other ON other.id = NEW.target
        WHERE one.id = NEW.source AND one.kind = 'payee' AND other.kind = 'wallet'
          AND one.balance >= NEW.amount)
    BEGIN SELECT RAISE(ABORT, 'a refund gives back what a payee was paid'); END;
    CREATE UNIQUE INDEX card_default ON card (is_default) WHERE is_default = 1;
    CREATE TRIGGER card_in_use_stays BEFORE UPDATE OF removed ON card
      WHEN NEW.removed IS NOT NULL
        AND EXISTS (SELECT 1 FROM intent WHERE card = NEW.id AND state = 'open')
    BEGIN SELECT RAISE(ABORT, 'a card with an open top-up is not removed'); END;
    CREATE TRIGGER ledger_takes_movement AFTER INSERT ON movement BEGIN
      INSERT INTO ledger (day, amount, text, category, origin, movement, account)
        SELECT day, amount, text, ifnull(target, category), 'wallet', movement, 'superpay'
        FROM ledger_moved LEFT JOIN ledger_alias USING (category)
        WHERE movement = NEW.id;
      INSERT INTO ledger_link (kind, first, amount)
        SELECT 'top_up', id, amount FROM ledger
        WHERE movement = NEW.id AND NEW.kind = 'topup' AND amount > 0;
    END;
    INSERT INTO account VALUES (1, 'wallet', 'wallet', 0, 0), (2, 'bank', 'bank', 0, 0);
    """
}
