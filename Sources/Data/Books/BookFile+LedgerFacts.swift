import SQL

extension BookFile {
  /// Version 8: what banks say of entries beside day, amount and text, all of which may be corrected.
  ///
  /// What is locked, and what the wallet has, stays as it is.
  static let ledgerFacts = Migration(
    8,
    script: """
      ALTER TABLE ledger ADD COLUMN second INTEGER CHECK (second BETWEEN 0 AND 86399);
      ALTER TABLE ledger ADD COLUMN balance INTEGER CHECK (typeof(balance) IN ('integer', 'null'));
      ALTER TABLE ledger ADD COLUMN approval TEXT;
      ALTER TABLE ledger ADD COLUMN bank_kind TEXT;
      ALTER TABLE ledger ADD COLUMN foreign_amount TEXT;
      ALTER TABLE ledger ADD COLUMN pending INTEGER CHECK (pending = 1);
      ALTER TABLE ledger_removed ADD COLUMN second INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN balance INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN approval TEXT;
      ALTER TABLE ledger_removed ADD COLUMN bank_kind TEXT;
      ALTER TABLE ledger_removed ADD COLUMN foreign_amount TEXT;
      ALTER TABLE ledger_removed ADD COLUMN pending INTEGER;

      DROP TRIGGER ledger_fixed;
      CREATE TRIGGER ledger_stays_itself BEFORE UPDATE OF id, origin, movement ON ledger
      BEGIN SELECT RAISE(ABORT, 'an entry stays the same one'); END;
      CREATE TRIGGER ledger_facts_are_fixed BEFORE UPDATE OF day, amount, text ON ledger
      WHEN OLD.origin = 'wallet' OR OLD.state = 'locked'
      BEGIN SELECT RAISE(ABORT, 'what is locked or the wallet''s stays as it is'); END;

      DROP TRIGGER ledger_categorised;
      CREATE TRIGGER ledger_counted_anew AFTER UPDATE OF category, day, amount ON ledger
      WHEN OLD.category <> NEW.category OR OLD.day <> NEW.day OR OLD.amount <> NEW.amount BEGIN
        UPDATE ledger_total SET count = count - 1, spent = spent - max(-OLD.amount, 0),
            received = received - max(OLD.amount, 0)
          WHERE month = OLD.day / 100 AND category = OLD.category;
        INSERT INTO ledger_total
          VALUES (NEW.day / 100, NEW.category, 1, max(-NEW.amount, 0), max(NEW.amount, 0))
          ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
            received = received + excluded.received;
      END;
      DROP TRIGGER ledger_amount_moved;
      CREATE TRIGGER ledger_amount_moved AFTER UPDATE OF category, amount ON ledger
      WHEN OLD.category <> NEW.category OR OLD.amount <> NEW.amount BEGIN
        UPDATE ledger_amount_total SET count = count - 1
          WHERE category = OLD.category AND amount = (
            SELECT OLD.amount / unit * unit FROM (SELECT CAST(substr(
              '1000000000000000000', 1, max(length(abs(OLD.amount)) - 1, 1)) AS INTEGER) AS unit));
        INSERT INTO ledger_amount_total SELECT category, amount, 1 FROM ledger_rounded WHERE id = NEW.id
          ON CONFLICT DO UPDATE SET count = count + 1;
      END;
      DROP TRIGGER ledger_account_changed;
      CREATE TRIGGER ledger_account_changed AFTER UPDATE OF account, state, amount ON ledger
      WHEN OLD.account <> NEW.account OR OLD.state <> NEW.state OR OLD.amount <> NEW.amount BEGIN
        UPDATE ledger_account_total SET count = count - 1, sum = sum - OLD.amount
          WHERE account = OLD.account AND state = OLD.state;
        INSERT INTO ledger_account_total VALUES (NEW.account, NEW.state, 1, NEW.amount)
          ON CONFLICT DO UPDATE SET count = count + 1, sum = sum + excluded.sum;
      END;

      -- Letters of full width are found by their usual ones: the next search makes these keys anew.
      UPDATE ledger SET key = NULL, initials = NULL
        WHERE text GLOB '*[！-～]*' OR note GLOB '*[！-～]*';
      UPDATE ledger_removed SET key = NULL, initials = NULL
        WHERE text GLOB '*[！-～]*' OR note GLOB '*[！-～]*';
      """)
}
