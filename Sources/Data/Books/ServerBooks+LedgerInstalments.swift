#if PostgreSQL
  extension ServerBooks {
    /// Over how many months cards collect purchases, with the rules of `BookFile.ledgerInstalments`.
    static let ledgerInstalments: StaticString = """
      ALTER TABLE ledger ADD COLUMN instalments bigint, ADD COLUMN instalment bigint,
        ADD COLUMN instalment_amount bigint, ADD COLUMN instalment_day bigint;
      ALTER TABLE ledger_removed ADD COLUMN instalments bigint, ADD COLUMN instalment bigint,
        ADD COLUMN instalment_amount bigint, ADD COLUMN instalment_day bigint;
      CREATE INDEX ledger_instalments ON ledger (day) WHERE instalments IS NOT NULL;

      INSERT INTO rule SELECT name, 'instalments', 'instalments BETWEEN 2 AND 60 '
          'AND instalment BETWEEN 1 AND instalments '
          'AND instalment_amount BETWEEN 1 AND 10000000000000000 AND is_day(instalment_day)'
        FROM unnest(ARRAY['ledger', 'ledger_removed']) AS name;
      UPDATE granted SET columns = columns
          || ', instalments, instalment, instalment_amount, instalment_day'
        WHERE "table" IN ('ledger', 'ledger_removed') AND command IN ('INSERT', 'UPDATE');
      """
  }
#endif
