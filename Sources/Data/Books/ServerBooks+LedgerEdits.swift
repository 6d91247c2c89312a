#if PostgreSQL
  extension ServerBooks {
    /// Corrected entries and parts of entries, with the rules of `BookFile.ledgerEdits`.
    static let ledgerEdits: StaticString = """
      ALTER TABLE ledger ADD COLUMN payee text, ADD COLUMN stated_day bigint,
        ADD COLUMN stated_amount bigint, ADD COLUMN stated_text text, ADD COLUMN part_of bigint;
      ALTER TABLE ledger_removed ADD COLUMN payee text, ADD COLUMN stated_day bigint,
        ADD COLUMN stated_amount bigint, ADD COLUMN stated_text text, ADD COLUMN part_of bigint;
      CREATE INDEX ledger_balance ON ledger (account, day) WHERE balance IS NOT NULL;
      CREATE INDEX ledger_stated_day ON ledger (stated_day) WHERE stated_day IS NOT NULL;
      CREATE INDEX ledger_part ON ledger (part_of) WHERE part_of IS NOT NULL;

      DROP TRIGGER ledger_locked_is_fixed ON ledger;
      CREATE TRIGGER ledger_locked_is_fixed BEFORE UPDATE OF day, amount, account ON ledger
        FOR EACH ROW WHEN (OLD.state = 'locked' AND (OLD.day <> NEW.day
          OR OLD.amount <> NEW.amount OR OLD.account <> NEW.account))
        EXECUTE FUNCTION refuse('a locked entry keeps day, amount and account');
      DROP TRIGGER ledger_facts_are_fixed ON ledger;
      CREATE TRIGGER ledger_facts_are_fixed
        BEFORE UPDATE OF day, amount, text, payee, stated_day ON ledger
        FOR EACH ROW WHEN (OLD.origin = 'wallet' AND (OLD.day <> NEW.day
          OR OLD.amount <> NEW.amount OR OLD.text <> NEW.text OR NEW.payee IS NOT NULL
          OR NEW.stated_day IS NOT NULL))
        EXECUTE FUNCTION refuse('what the wallet has stays as it is');
      CREATE TRIGGER ledger_part_stays_one BEFORE UPDATE OF part_of ON ledger
        FOR EACH ROW WHEN (OLD.part_of IS DISTINCT FROM NEW.part_of)
        EXECUTE FUNCTION refuse('a part stays one');

      INSERT INTO rule SELECT name, 'stated', 'is_day(stated_day) '
          'AND stated_amount BETWEEN -10000000000000000 AND 10000000000000000 '
          'AND (stated_day IS NULL) = (stated_text IS NULL) '
          'AND (stated_amount IS NULL) = (stated_text IS NULL) AND part_of < id '
          'AND greatest(octet_length(payee), octet_length(stated_text)) <= 8100'
        FROM unnest(ARRAY['ledger', 'ledger_removed']) AS name;
      UPDATE granted SET columns = columns || ', payee, stated_day, stated_amount, stated_text'
        WHERE "table" IN ('ledger', 'ledger_removed') AND command IN ('INSERT', 'UPDATE');
      UPDATE granted SET columns = columns || ', part_of'
        WHERE "table" IN ('ledger', 'ledger_removed') AND command = 'INSERT';
      """

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
