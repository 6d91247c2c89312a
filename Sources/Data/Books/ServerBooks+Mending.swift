#if PostgreSQL
  internal import PostgreSQL
  public import SQL

  extension ServerBooks {
    /// What puts right or aside the rows that fail the rules of `ruleTables`.
    static let mendTables: StaticString = """
      CREATE FUNCTION balance_accounts() RETURNS void LANGUAGE sql
        SET search_path = galbi, pg_temp AS $$
        UPDATE account SET balance = sums.balance, last = sums.last FROM (
          SELECT account.id AS own, coalesce(max(movement.id), 0) AS last, coalesce(
            sum(CASE target WHEN account.id THEN amount ELSE -amount END), 0) AS balance
          FROM account LEFT JOIN movement ON account.id IN (source, target)
          GROUP BY account.id) AS sums
        WHERE id = own AND (account.balance, account.last) <> (sums.balance, sums.last)
      $$;
      CREATE FUNCTION count_ledger() RETURNS void LANGUAGE sql
        SET search_path = galbi, pg_temp AS $$
        DELETE FROM ledger_total;
        INSERT INTO ledger_total SELECT day / 100, category, count(*),
          sum(greatest(-amount, 0)), sum(greatest(amount, 0)) FROM ledger GROUP BY 1, 2;
        DELETE FROM ledger_account_total;
        INSERT INTO ledger_account_total SELECT account, state, count(*), sum(amount)
          FROM ledger GROUP BY 1, 2;
        DELETE FROM ledger_amount_total;
        INSERT INTO ledger_amount_total SELECT category, amount, count(*)
          FROM ledger_rounded GROUP BY 1, 2
      $$;

      -- Members could write them once.
      SELECT count_ledger();

      -- One of an impossible amount goes, unless the wallet would then have less than nothing; of others
      -- the number, the day and the texts become possible.
      CREATE FUNCTION mend_movement(wrong bigint) RETURNS void LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      DECLARE number bigint := wrong;
      BEGIN
        IF wrong NOT BETWEEN 1 AND 1000000000000000 THEN
          INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose,
              member)
            SELECT 'mended ' || id, kind, time, day, source, target, amount, party, text, purpose,
              member FROM movement WHERE id = wrong
            RETURNING id INTO number;
          UPDATE ledger SET movement = number WHERE movement = wrong;
          UPDATE mart_movement SET movement = number WHERE movement = wrong;
          WITH gone AS (DELETE FROM movement WHERE id = wrong RETURNING key)
            UPDATE movement SET key = left(gone.key, 100) FROM gone WHERE id = number;
        END IF;
        UPDATE movement SET time = CASE WHEN is_time(time) THEN time ELSE 0 END,
            party = left(party, 1000), text = left(text, 1000), purpose = left(purpose, 100)
          WHERE id = number;
        UPDATE movement SET day = to_char(
            to_timestamp(time / 1000) AT TIME ZONE 'UTC', 'YYYYMMDD')::bigint
          WHERE id = number AND NOT is_day(day);
        UPDATE ledger SET day = moved.day, text = moved.text, key = NULL, initials = NULL
          FROM ledger_moved AS moved
          WHERE ledger.movement = number AND moved.movement = number
            AND (ledger.day, ledger.text) <> (moved.day, moved.text);
        IF EXISTS (SELECT 1 FROM movement WHERE id = number AND amount > 1000000000000) THEN
          DELETE FROM mart_movement WHERE movement = number;
          DELETE FROM ledger WHERE movement = number;
          DELETE FROM movement WHERE id = number;
        END IF;
        PERFORM balance_accounts();
      EXCEPTION WHEN check_violation THEN NULL;
      END $$;

      -- Money and orders are put right, and other rows are put aside, where nothing refers to them; returns
      -- which rows are no longer as they were, and are in set_aside then.
      CREATE FUNCTION mend() RETURNS TABLE ("table" text, "key" text, reason text)
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = galbi, pg_temp AS $$
      #variable_conflict use_column
      DECLARE
        one record;
        tables text[] := ARRAY(SELECT relname::text FROM pg_class
          WHERE relnamespace = 'galbi'::regnamespace AND relkind = 'r');
        name text;
        last bigint := coalesce((SELECT max(id) FROM set_aside), 0);
      BEGIN
        IF NOT manages() THEN
          RAISE EXCEPTION 'rows are mended by those who manage' USING ERRCODE = '42501';
        END IF;
        IF NOT EXISTS (SELECT 1 FROM wrong_rows(1)) THEN RETURN; END IF;
        FOREACH name IN ARRAY tables LOOP
          EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', name);
        END LOOP;
        -- Of a key that belongs to several rows, all of them.
        FOR one IN SELECT * FROM wrong_rows(NULL) LOOP
          EXECUTE format('INSERT INTO set_aside ("table", "key", reason, "row")
            SELECT $1, $2, $3, to_jsonb(one) FROM %I AS one WHERE %I::text = $2',
            one."table", key_column(one."table"::regclass)) USING one."table", one.key, one.reason;
        END LOOP;
        -- They go with their command.
        INSERT INTO set_aside ("table", "key", reason, "row")
          SELECT 'ledger_removed', kept.id::text, 'command', to_jsonb(kept)
          FROM ledger_removed AS kept JOIN set_aside AS wrong ON wrong."key" = command::text
          WHERE wrong.id > last AND wrong."table" = 'ledger_command';
        FOR one IN SELECT "table", "key", reason, key_column("table"::regclass) AS column
          FROM set_aside WHERE id > last AND reason <> 'command' GROUP BY 1, 2, 3 ORDER BY min(id)
        LOOP
          CASE one."table"
          WHEN 'movement' THEN PERFORM mend_movement(one.key::bigint);
          WHEN 'intent' THEN
            -- The bank is asked once more about one that has no movement.
            UPDATE intent SET amount = coalesce(moved.amount, intent.amount),
                state = CASE WHEN moved.id IS NULL THEN 'open' ELSE 'charged' END
              FROM intent AS other LEFT JOIN movement AS moved
                ON moved.key = other.key AND moved.kind = 'topup'
              WHERE intent.key = one.key AND other.key = one.key AND one.reason = 'movement';
          WHEN 'account' THEN PERFORM balance_accounts();
          WHEN 'card', 'mart_stock', 'mart_order', 'mart_line', 'mart_request' THEN NULL;
          ELSE
            BEGIN
              EXECUTE format('DELETE FROM %I WHERE %I::text = $1 %s', one."table", one.column,
                CASE one."table" WHEN 'ledger' THEN 'AND origin <> ''wallet''' ELSE '' END)
                USING one.key;
            EXCEPTION WHEN foreign_key_violation THEN NULL;
            END;
          END CASE;
        END LOOP;
        PERFORM count_ledger();
        FOR name IN SELECT DISTINCT "table" FROM set_aside WHERE id > last LOOP
          EXECUTE format('DELETE FROM set_aside WHERE id > $1 AND "table" = $2 AND EXISTS (
            SELECT 1 FROM %I AS one WHERE %I::text = "key" AND to_jsonb(one) = "row")',
            name, key_column(name::regclass)) USING last, name;
        END LOOP;
        -- A row may be wrong in several ways.
        DELETE FROM set_aside AS again USING set_aside AS before
          WHERE before.id > last AND again.id > before.id
            AND (again."table", again."key", again."row")
              = (before."table", before."key", before."row");
        FOREACH name IN ARRAY tables LOOP
          EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', name);
        END LOOP;
        PERFORM keep_rules();
        RETURN QUERY SELECT "table", "key", reason FROM set_aside WHERE id > last ORDER BY id;
      END $$;
      """

    /// A row that fails a rule of the tables.
    public struct WrongRow: Equatable, Sendable {
      public let table: String
      public let key: String
      /// The name of the rule.
      public let rule: String

      init(_ row: borrowing Row) throws(SQLError) {
        table = try row[0]
        key = try row[1]
        rule = try row[2]
      }
    }

    /// The first rows that fail a rule or do not balance.
    public func wrongRows() async throws(SQLError) -> [WrongRow] {
      try await database.read { connection throws(SQLError) in
        guard try connection.hasTable("galbi.rule") else { return [] }
        return try connection.query("SELECT * FROM wrong_rows()", row: WrongRow.init)
      }
    }

    /// Whether others than members can connect, and so tell of changes; only the owner of the database can
    /// change that.
    public func isOpenToStrangers() async throws(SQLError) -> Bool {
      try await database.read { connection throws(SQLError) in
        try connection.scalar(
          "SELECT has_database_privilege('public', current_database(), 'CONNECT')") ?? false
      }
    }

    /// Puts the rows right or aside that fail a rule; returns which ones.
    ///
    /// Throws `denied` unless the user manages the books.
    public func mend() async throws(SQLError) -> [WrongRow] {
      try await database.change(.readCommitted) { connection throws(SQLError) in
        try connection.query("SELECT * FROM mend()", row: WrongRow.init)
      }
    }
  }
#endif
