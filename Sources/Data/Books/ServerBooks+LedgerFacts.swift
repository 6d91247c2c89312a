#if PostgreSQL
  extension ServerBooks {
    /// What banks say of entries, with the rules of `BookFile.ledgerFacts`.
    static let ledgerFacts: StaticString = """
      ALTER TABLE ledger ADD COLUMN second bigint, ADD COLUMN balance bigint,
        ADD COLUMN approval text, ADD COLUMN bank_kind text, ADD COLUMN foreign_amount text,
        ADD COLUMN pending bigint;
      ALTER TABLE ledger_removed ADD COLUMN second bigint, ADD COLUMN balance bigint,
        ADD COLUMN approval text, ADD COLUMN bank_kind text, ADD COLUMN foreign_amount text,
        ADD COLUMN pending bigint;

      DROP TRIGGER ledger_fixed ON ledger;
      CREATE TRIGGER ledger_stays_itself BEFORE UPDATE OF id, origin, movement ON ledger
        FOR EACH ROW EXECUTE FUNCTION refuse('an entry stays the same one');
      CREATE TRIGGER ledger_facts_are_fixed BEFORE UPDATE OF day, amount, text ON ledger
        FOR EACH ROW WHEN (OLD.origin = 'wallet' OR OLD.state = 'locked')
        EXECUTE FUNCTION refuse('what is locked or the wallet''s stays as it is');

      INSERT INTO rule SELECT name, 'bank', 'second BETWEEN 0 AND 86399 '
          'AND balance BETWEEN -100000000000000000 AND 100000000000000000 AND pending = 1 '
          'AND greatest(octet_length(approval), octet_length(bank_kind), '
          'octet_length(foreign_amount)) <= 800'
        FROM unnest(ARRAY['ledger', 'ledger_removed']) AS name;
      UPDATE granted SET columns = columns
          || ', second, balance, approval, bank_kind, foreign_amount, pending'
        WHERE "table" IN ('ledger', 'ledger_removed') AND command IN ('INSERT', 'UPDATE');
      UPDATE granted SET columns = 'day, amount, text, ' || columns
        WHERE "table" = 'ledger' AND command = 'UPDATE';

      -- Letters of full width are found by their usual ones: the next search makes these keys anew.
      UPDATE ledger SET key = NULL, initials = NULL WHERE text ~ '[！-～]' OR note ~ '[！-～]';
      ALTER TABLE ledger_removed DISABLE TRIGGER ledger_kept_is_fixed;
      UPDATE ledger_removed SET key = NULL, initials = NULL
        WHERE text ~ '[！-～]' OR note ~ '[！-～]';
      ALTER TABLE ledger_removed ENABLE TRIGGER ledger_kept_is_fixed;
      """
  }
#endif
