#if PostgreSQL
  extension ServerBooks {
    /// Who has added an entry stays known while a command keeps it that has removed it, and when it is
    /// brought back, which may be by another member.
    static let ledgerReturns: StaticString = """
      ALTER TABLE ledger_removed ADD COLUMN member text NOT NULL DEFAULT session_user;
      -- Of these it is only known who keeps them.
      UPDATE ledger_removed SET member = ledger_command.member FROM ledger_command
        WHERE ledger_command.id = command;

      CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      DECLARE entry ledger%ROWTYPE;
      BEGIN
        SELECT * INTO entry FROM ledger WHERE id = NEW.id;
        IF (NEW.id, NEW.day, NEW.amount, NEW.text, NEW.origin, NEW.import_id, NEW.account, NEW.state)
          IS DISTINCT FROM (entry.id, entry.day, entry.amount, entry.text, entry.origin,
            entry.import_id, entry.account, entry.state)
        THEN RAISE EXCEPTION 'an entry is removed as it was'; END IF;
        NEW.member := entry.member;
        RETURN NEW;
      END $$;
      CREATE TRIGGER ledger_is_kept BEFORE INSERT ON ledger_removed
        FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
      CREATE TRIGGER ledger_kept_is_fixed BEFORE UPDATE ON ledger_removed
        FOR EACH ROW EXECUTE FUNCTION refuse('what was removed stays as it was');

      CREATE POLICY member_brings_back ON ledger FOR INSERT WITH CHECK (EXISTS (
        SELECT 1 FROM ledger_removed AS kept JOIN ledger_command AS keeping ON keeping.id = kept.command
        WHERE kept.id = ledger.id AND kept.member = ledger.member AND keeping.member = session_user
          AND (kept.day, kept.amount, kept.text, kept.origin)
            = (ledger.day, ledger.amount, ledger.text, ledger.origin)
          AND kept.import_id IS NOT DISTINCT FROM ledger.import_id));
      """
  }
#endif
