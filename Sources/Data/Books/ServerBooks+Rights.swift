#if PostgreSQL
  extension ServerBooks {
    /// What each right lets a member do with which columns, and what stands beyond that in policies of
    /// rows.
    ///
    /// A member writes what the commands of the program write. Numbers, totals, balances, the stock, the
    /// names of members and what was paid with are written by triggers, which run as the owner.
    static let rightTables: StaticString = """
      -- A right includes those before it; no columns are all of them.
      CREATE TABLE granted (
        "right" text NOT NULL CHECK ("right" IN ('view', 'spend', 'manage')),
        command text NOT NULL CHECK (command IN ('SELECT', 'INSERT', 'UPDATE', 'DELETE')),
        "table" text COLLATE "C" NOT NULL,
        columns text NOT NULL DEFAULT '',
        PRIMARY KEY ("table", "right", command)
      );
      INSERT INTO granted ("right", command, "table")
        SELECT 'view', 'SELECT', relname FROM pg_class
        WHERE relnamespace = 'galbi'::regnamespace AND relkind IN ('r', 'v')
          AND relname IN ('schema_version', 'change', 'member', 'rule', 'granted', 'account',
            'movement', 'entry', 'intent', 'mart_stock', 'mart_order', 'mart_line', 'mart_cart',
            'mart_request', 'mart_movement', 'mart_paid', 'mart_text', 'mart_search', 'ledger',
            'ledger_settings', 'ledger_alias', 'ledger_import', 'ledger_reconciliation',
            'ledger_command', 'ledger_removed', 'ledger_moved', 'ledger_total',
            'ledger_account_total', 'ledger_amount_total', 'ledger_rounded', 'ledger_search');
      INSERT INTO granted VALUES
        ('view', 'SELECT', 'card', 'id, issuer, last_four, added, removed, is_default'),
        ('view', 'SELECT', 'card_token', ''),
        ('manage', 'SELECT', 'set_aside', ''),
        ('spend', 'INSERT', 'change', 'key'),
        ('spend', 'INSERT', 'account', 'kind, name'),
        ('spend', 'UPDATE', 'account', 'last'),
        ('spend', 'INSERT', 'movement',
          'key, kind, time, day, source, target, amount, party, text, purpose'),
        ('spend', 'SELECT', 'card', 'token'),
        ('spend', 'INSERT', 'card', 'issuer, last_four, token, added'),
        ('spend', 'UPDATE', 'card', 'token, removed, is_default'),
        ('spend', 'INSERT', 'intent', 'key, card, amount, attempt, state, owner, time'),
        ('spend', 'UPDATE', 'intent', 'card, amount, attempt, state, owner, time'),
        ('spend', 'INSERT', 'mart_stock', 'good, initial, remaining'),
        ('spend', 'INSERT', 'mart_order', 'id, version, placed, sends, arrives, cancelled, total, '
          'speed, fee, issuer, last_four, first_name, last_name, telephone, email, '
          'shipping_street1, shipping_street2, shipping_city, shipping_state, shipping_zip, '
          'billing_street1, billing_street2, billing_city, billing_state, billing_zip'),
        ('spend', 'UPDATE', 'mart_order', 'version, placed, sends, arrives, cancelled, total, '
          'speed, fee, issuer, last_four, first_name, last_name, telephone, email, '
          'shipping_street1, shipping_street2, shipping_city, shipping_state, shipping_zip, '
          'billing_street1, billing_street2, billing_city, billing_state, billing_zip'),
        ('spend', 'INSERT', 'mart_line',
          'order_id, position, good, title_ko, title_en, price, quantity'),
        ('spend', 'DELETE', 'mart_line', ''),
        ('spend', 'INSERT', 'mart_cart', 'good, quantity'),
        ('spend', 'UPDATE', 'mart_cart', 'quantity'),
        ('spend', 'DELETE', 'mart_cart', ''),
        ('spend', 'INSERT', 'mart_request', 'key, order_id'),
        ('spend', 'INSERT', 'mart_movement', 'movement, order_id'),
        ('spend', 'INSERT', 'mart_text', 'initials, key'),
        ('spend', 'INSERT', 'mart_search', 'text, order_id'),
        ('spend', 'DELETE', 'mart_search', ''),
        ('spend', 'INSERT', 'ledger', 'id, day, amount, text, category, note, origin, key, '
          'initials, import_id, account, state, member'),
        ('spend', 'UPDATE', 'ledger',
          'category, note, key, initials, account, state, reconciliation'),
        ('spend', 'DELETE', 'ledger', ''),
        ('spend', 'INSERT', 'ledger_search', 'id, letters'),
        ('spend', 'UPDATE', 'ledger_search', 'letters'),
        ('spend', 'INSERT', 'ledger_import', 'time, file, total, account'),
        ('spend', 'INSERT', 'ledger_reconciliation', 'id, account, day, balance, count, time'),
        ('spend', 'DELETE', 'ledger_reconciliation', ''),
        ('spend', 'INSERT', 'ledger_command', 'time, title_ko, title_en, changes'),
        ('spend', 'UPDATE', 'ledger_command', 'title_ko, title_en, changes, is_undone'),
        ('spend', 'DELETE', 'ledger_command', ''),
        ('spend', 'INSERT', 'ledger_removed', 'id, day, amount, text, category, note, origin, key, '
          'initials, import_id, account, state, command'),
        ('spend', 'DELETE', 'ledger_removed', ''),
        ('manage', 'INSERT', 'ledger_settings', 'id, json'),
        ('manage', 'UPDATE', 'ledger_settings', 'json'),
        ('manage', 'INSERT', 'ledger_alias', 'category, target'),
        ('manage', 'DELETE', 'ledger_alias', '');

      CREATE FUNCTION spends() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
        SELECT manages() OR EXISTS (
          SELECT 1 FROM member WHERE name = session_user AND "right" = 'spend')
      $$;
      -- Empty for those who only view.
      CREATE VIEW card_token AS SELECT id, token FROM card WHERE spends();

      -- A wallet is locked by its row, which members do not change.
      ALTER TABLE account ENABLE ROW LEVEL SECURITY;
      CREATE POLICY member_reads ON account FOR SELECT USING (TRUE);
      CREATE POLICY member_adds ON account FOR INSERT WITH CHECK (kind = 'payee');
      CREATE POLICY member_locks ON account FOR UPDATE USING (TRUE) WITH CHECK (FALSE);
      ALTER TABLE ledger_removed ENABLE ROW LEVEL SECURITY;
      CREATE POLICY member_reads ON ledger_removed FOR SELECT USING (TRUE);
      CREATE POLICY member_adds ON ledger_removed FOR INSERT WITH CHECK (EXISTS (
        SELECT 1 FROM ledger_command WHERE id = command AND member = session_user));
      CREATE POLICY member_removes ON ledger_removed FOR DELETE USING (EXISTS (
        SELECT 1 FROM ledger_command WHERE id = command AND member = session_user));

      CREATE FUNCTION owns_database() RETURNS boolean LANGUAGE sql STABLE
        SET search_path = galbi, pg_temp AS $$
        SELECT pg_has_role(current_user, datdba, 'USAGE') FROM pg_database
        WHERE datname = current_database()
      $$;
      CREATE FUNCTION give_rights(who text, wanted text) RETURNS void LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      DECLARE
        one granted;
        rights text[] := ARRAY['view', 'spend', 'manage'];
      BEGIN
        EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA galbi FROM %I', who);
        EXECUTE format('REVOKE ALL ON SCHEMA galbi FROM %I', who);
        IF owns_database() THEN
          EXECUTE format('REVOKE ALL ON DATABASE %I FROM %I', current_database(), who);
        END IF;
        IF wanted IS NULL THEN RETURN; END IF;
        IF owns_database() THEN
          EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), who);
        END IF;
        EXECUTE format('GRANT USAGE ON SCHEMA galbi TO %I', who);
        FOR one IN SELECT * FROM granted
          WHERE array_position(rights, "right") <= array_position(rights, wanted)
        LOOP
          EXECUTE format('GRANT %s %s ON %I TO %I', one.command,
            CASE one.columns WHEN '' THEN '' ELSE '(' || one.columns || ')' END, one."table", who);
        END LOOP;
      END $$;
      -- Gives all members what their rights have come to mean. Only the owner of the database can keep
      -- strangers from connecting, who could otherwise tell of changes and hold locks.
      CREATE FUNCTION renew_rights() RETURNS void LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      DECLARE called text;
      BEGIN
        -- Triggers call them as the owner; a member could let a table of its own call them.
        FOR called IN SELECT oid::regprocedure FROM pg_proc
          WHERE pronamespace = 'galbi'::regnamespace
            AND (prorettype = 'trigger'::regtype OR proname = 'lock_wallet')
        LOOP
          EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', called);
        END LOOP;
        IF owns_database() THEN
          EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
        END IF;
        PERFORM give_rights(name, "right") FROM member JOIN pg_roles ON rolname = name;
      END $$;
      CREATE OR REPLACE FUNCTION set_right(who text, wanted text) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF NOT manages() THEN
          RAISE EXCEPTION 'members are changed by those who manage' USING ERRCODE = '42501';
        END IF;
        -- For the owner of the tables no right could be less.
        IF who = current_user THEN
          RAISE EXCEPTION 'the owner is no member' USING ERRCODE = '42501';
        END IF;
        -- Otherwise everybody could be meant.
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = who) THEN
          RAISE EXCEPTION 'there is no such role' USING ERRCODE = '42704';
        END IF;
        PERFORM give_rights(who, wanted);
        DELETE FROM member WHERE name = who AND wanted IS NULL;
        INSERT INTO member (name, "right") SELECT who, wanted WHERE wanted IS NOT NULL
          ON CONFLICT (name) DO UPDATE SET "right" = excluded."right";
      END $$;
      """

    /// Begins to hold rules and rights that migrations have added to `rule` and `granted`.
    package static let keepRules: StaticString = """
      SELECT count(*) FROM mend();
      SELECT keep_rules();
      SELECT renew_rights()
      """
  }
#endif
