import SQL

extension BookFile {
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
