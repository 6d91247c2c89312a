import SQL

extension BookFile {
  /// Version 5: the account of each entry, how far it is reconciled, and the reconciliations.
  ///
  /// The names of accounts are in the settings. What is locked is changed by no command and by no
  /// other statement: its reconciliation has to be removed first, the last one of an account first.
  static let ledgerAccounts = Migration(
    5,
    script: """
      CREATE TABLE ledger_reconciliation (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        day INTEGER NOT NULL CHECK (typeof(day) = 'integer'),
        balance INTEGER NOT NULL CHECK (typeof(balance) = 'integer'),
        count INTEGER NOT NULL CHECK (typeof(count) = 'integer' AND count > 0),
        time INTEGER NOT NULL
      );
      CREATE INDEX ledger_reconciliation_account ON ledger_reconciliation (account);

      ALTER TABLE ledger ADD COLUMN account TEXT NOT NULL DEFAULT 'cash';
      ALTER TABLE ledger ADD COLUMN state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'cleared', 'locked'));
      ALTER TABLE ledger ADD COLUMN reconciliation INTEGER REFERENCES ledger_reconciliation
        CHECK ((state = 'locked') = (reconciliation IS NOT NULL));
      UPDATE ledger SET account = CASE origin WHEN 'wallet' THEN 'superpay' ELSE 'imports' END
        WHERE origin <> 'hand';
      ALTER TABLE ledger_removed ADD COLUMN account TEXT NOT NULL DEFAULT 'cash';
      ALTER TABLE ledger_removed ADD COLUMN state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'cleared'));
      UPDATE ledger_removed SET account = 'imports' WHERE origin = 'import';
      -- Settings without accounts have the account of earlier imports.
      INSERT INTO ledger_settings (id, json)
        SELECT 1, '{}' WHERE EXISTS (SELECT 1 FROM ledger WHERE account = 'imports')
          OR EXISTS (SELECT 1 FROM ledger_removed WHERE account = 'imports')
        ON CONFLICT DO NOTHING;

      -- For the rows of an account by day, and for its sums up to a day.
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
      INSERT INTO ledger_account_total
        SELECT account, state, count(*), sum(amount) FROM ledger GROUP BY 1, 2;
      CREATE TRIGGER ledger_account_added AFTER INSERT ON ledger BEGIN
        INSERT INTO ledger_account_total VALUES (NEW.account, NEW.state, 1, NEW.amount)
          ON CONFLICT DO UPDATE SET count = count + 1, sum = sum + excluded.sum;
      END;
      CREATE TRIGGER ledger_account_removed AFTER DELETE ON ledger BEGIN
        UPDATE ledger_account_total SET count = count - 1, sum = sum - OLD.amount
          WHERE account = OLD.account AND state = OLD.state;
      END;
      CREATE TRIGGER ledger_account_changed AFTER UPDATE OF account, state ON ledger
      WHEN OLD.account <> NEW.account OR OLD.state <> NEW.state BEGIN
        UPDATE ledger_account_total SET count = count - 1, sum = sum - OLD.amount
          WHERE account = OLD.account AND state = OLD.state;
        INSERT INTO ledger_account_total VALUES (NEW.account, NEW.state, 1, NEW.amount)
          ON CONFLICT DO UPDATE SET count = count + 1, sum = sum + excluded.sum;
      END;

      -- SuperPay has the movements of the wallet and nothing else.
      DROP TRIGGER ledger_takes_movement;
      CREATE TRIGGER ledger_takes_movement AFTER INSERT ON movement BEGIN
        INSERT INTO ledger (day, amount, text, category, origin, movement, account)
          SELECT day, amount, text, ifnull(target, category), 'wallet', movement, 'superpay'
          FROM ledger_moved LEFT JOIN ledger_alias USING (category)
          WHERE movement = NEW.id;
      END;
      CREATE TRIGGER ledger_account_is_of_origin BEFORE INSERT ON ledger
      WHEN (NEW.origin = 'wallet') <> (NEW.account = 'superpay')
      BEGIN SELECT RAISE(ABORT, 'SuperPay has the movements of the wallet only'); END;
      CREATE TRIGGER ledger_account_stays_of_origin BEFORE UPDATE OF account ON ledger
      WHEN (NEW.origin = 'wallet') <> (NEW.account = 'superpay')
      BEGIN SELECT RAISE(ABORT, 'SuperPay has the movements of the wallet only'); END;

      CREATE TRIGGER ledger_begins_unlocked BEFORE INSERT ON ledger WHEN NEW.state = 'locked'
      BEGIN SELECT RAISE(ABORT, 'an entry is not locked from the start'); END;
      CREATE TRIGGER ledger_locked_stays BEFORE DELETE ON ledger WHEN OLD.state = 'locked'
      BEGIN SELECT RAISE(ABORT, 'a locked entry stays'); END;
      CREATE TRIGGER ledger_locked_is_fixed BEFORE UPDATE OF category, note, account ON ledger
      WHEN OLD.state = 'locked' AND (OLD.category <> NEW.category OR OLD.note <> NEW.note
        OR OLD.account <> NEW.account)
      BEGIN SELECT RAISE(ABORT, 'a locked entry is not changed'); END;
      CREATE TRIGGER ledger_is_locked_by_reconciliation
      BEFORE UPDATE OF account, state, reconciliation ON ledger
      WHEN NEW.state = 'locked' AND (OLD.state = 'open' OR NOT EXISTS (
        SELECT 1 FROM ledger_reconciliation
        WHERE id = NEW.reconciliation AND account = NEW.account AND day >= NEW.day))
      BEGIN SELECT RAISE(ABORT, 'an entry is locked by a reconciliation of its account'); END;
      CREATE TRIGGER ledger_last_is_unlocked_first BEFORE UPDATE OF state, reconciliation ON ledger
      WHEN OLD.state = 'locked' AND NEW.reconciliation IS NOT OLD.reconciliation AND EXISTS (
        SELECT 1 FROM ledger_reconciliation
        WHERE account = OLD.account AND id > OLD.reconciliation)
      BEGIN SELECT RAISE(ABORT, 'the last reconciliation is unlocked first'); END;

      CREATE TRIGGER ledger_reconciliation_is_later BEFORE INSERT ON ledger_reconciliation
      WHEN EXISTS (
        SELECT 1 FROM ledger_reconciliation WHERE account = NEW.account AND day > NEW.day)
      BEGIN SELECT RAISE(ABORT, 'reconciliations are in the order of days'); END;
      CREATE TRIGGER ledger_reconciliation_is_fixed BEFORE UPDATE ON ledger_reconciliation
      BEGIN SELECT RAISE(ABORT, 'a reconciliation is not changed'); END;
      CREATE TRIGGER ledger_reconciliation_stays BEFORE DELETE ON ledger_reconciliation
      WHEN EXISTS (SELECT 1 FROM ledger WHERE reconciliation = OLD.id)
      BEGIN SELECT RAISE(ABORT, 'a reconciliation with locked entries stays'); END;
      """)
}
