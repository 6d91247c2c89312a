import SQL

extension BookFile {
  /// Version 10: what the user calls a payee, what a statement said of an entry that was corrected since, and of
  /// which entry one is a part.
  ///
  /// What is locked keeps day, amount and account, and what the wallet has keeps all but its marks.
  static let ledgerEdits = Migration(
    10,
    script: """
      ALTER TABLE ledger ADD COLUMN payee TEXT;
      ALTER TABLE ledger ADD COLUMN stated_day INTEGER
        CHECK (typeof(stated_day) IN ('integer', 'null'));
      ALTER TABLE ledger ADD COLUMN stated_amount INTEGER
        CHECK (typeof(stated_amount) IN ('integer', 'null'));
      ALTER TABLE ledger ADD COLUMN stated_text TEXT CHECK (
        (stated_day IS NULL) = (stated_text IS NULL)
        AND (stated_amount IS NULL) = (stated_text IS NULL));
      ALTER TABLE ledger ADD COLUMN part_of INTEGER CHECK (part_of < id);
      ALTER TABLE ledger_removed ADD COLUMN payee TEXT;
      ALTER TABLE ledger_removed ADD COLUMN stated_day INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN stated_amount INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN stated_text TEXT;
      ALTER TABLE ledger_removed ADD COLUMN part_of INTEGER;
      CREATE INDEX ledger_stated_day ON ledger (stated_day) WHERE stated_day IS NOT NULL;
      CREATE INDEX ledger_balance ON ledger (account, day) WHERE balance IS NOT NULL;
      CREATE INDEX ledger_part ON ledger (part_of) WHERE part_of IS NOT NULL;

      DROP TRIGGER ledger_locked_is_fixed;
      CREATE TRIGGER ledger_locked_is_fixed BEFORE UPDATE OF day, amount, account ON ledger
      WHEN OLD.state = 'locked' AND (OLD.day <> NEW.day OR OLD.amount <> NEW.amount
        OR OLD.account <> NEW.account)
      BEGIN SELECT RAISE(ABORT, 'a locked entry keeps day, amount and account'); END;
      DROP TRIGGER ledger_facts_are_fixed;
      CREATE TRIGGER ledger_facts_are_fixed
      BEFORE UPDATE OF day, amount, text, payee, stated_day ON ledger
      WHEN OLD.origin = 'wallet' AND (OLD.day <> NEW.day OR OLD.amount <> NEW.amount
        OR OLD.text <> NEW.text OR NEW.payee IS NOT NULL OR NEW.stated_day IS NOT NULL)
      BEGIN SELECT RAISE(ABORT, 'what the wallet has stays as it is'); END;
      CREATE TRIGGER ledger_part_stays_one BEFORE UPDATE OF part_of ON ledger
      WHEN OLD.part_of IS NOT NEW.part_of
      BEGIN SELECT RAISE(ABORT, 'a part stays one'); END;
      """)

  /// Version 12: over how many months a card collects a purchase, and which part of it the last known bill has,
  /// with that part's amount and the day on which the bill is paid.
  static let ledgerInstalments = Migration(
    12,
    script: """
      ALTER TABLE ledger ADD COLUMN instalments INTEGER CHECK (instalments BETWEEN 2 AND 60);
      ALTER TABLE ledger ADD COLUMN instalment INTEGER
        CHECK (instalment BETWEEN 1 AND instalments);
      ALTER TABLE ledger ADD COLUMN instalment_amount INTEGER CHECK (instalment_amount > 0);
      ALTER TABLE ledger ADD COLUMN instalment_day INTEGER
        CHECK (typeof(instalment_day) IN ('integer', 'null'));
      ALTER TABLE ledger_removed ADD COLUMN instalments INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN instalment INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN instalment_amount INTEGER;
      ALTER TABLE ledger_removed ADD COLUMN instalment_day INTEGER;
      CREATE INDEX ledger_instalments ON ledger (day) WHERE instalments IS NOT NULL;
      """)
}
