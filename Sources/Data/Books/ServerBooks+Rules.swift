#if PostgreSQL
  extension ServerBooks {
    /// What a row may hold, as conditions in a table, of which the checks of the other tables are made.
    ///
    /// A check is not held against the rows that were there before it, so that they stop no migration;
    /// `wrong_rows` names those that fail it, and `mend` puts them right or aside.
    static let ruleTables: StaticString = """
      CREATE FUNCTION is_day(day bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT day BETWEEN 10101 AND 99991231 AND day % 100 BETWEEN 1 AND CASE
          WHEN day / 100 % 100 IN (1, 3, 5, 7, 8, 10, 12) THEN 31
          WHEN day / 100 % 100 IN (4, 6, 9, 11) THEN 30
          WHEN day / 100 % 100 <> 2 THEN 0
          WHEN day / 10000 % 4 = 0 AND (day / 10000 % 100 <> 0 OR day / 10000 % 400 = 0) THEN 29
          ELSE 28 END
      $$;
      -- From the year 1 to the year 9999.
      CREATE FUNCTION is_time(milliseconds bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT milliseconds BETWEEN -62135596800000 AND 253402300799999
      $$;

      -- In a time that grows with the length, also where letters have several bytes.
      CREATE OR REPLACE FUNCTION ledger_threes(letters text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN length(letters) < 100 THEN (
          SELECT coalesce(array_agg(DISTINCT substr(letters, start, 3) COLLATE "C"), '{}')
          FROM generate_series(1, length(letters) - 2) AS start
        ) ELSE (
          SELECT array_agg(DISTINCT one || two || three COLLATE "C") FROM (
            SELECT one, lead(one) OVER places AS two, lead(one, 2) OVER places AS three
            FROM unnest(string_to_array(letters, NULL)) WITH ORDINALITY AS all_of(one, place)
            WINDOW places AS (ORDER BY place)) AS threes
          WHERE three IS NOT NULL
        ) END
      $$;

      CREATE TABLE rule (
        "table" text COLLATE "C", name text COLLATE "C", condition text NOT NULL,
        PRIMARY KEY ("table", name)
      );
      -- Sums are exact however many rows there are.
      ALTER TABLE account ALTER balance TYPE numeric;
      ALTER TABLE ledger_total ALTER spent TYPE numeric, ALTER received TYPE numeric;
      ALTER TABLE ledger_account_total ALTER sum TYPE numeric;

      INSERT INTO rule
        SELECT name, 'number', 'id BETWEEN 1 AND 1000000000000000'
        FROM unnest(ARRAY['account', 'movement', 'card', 'ledger', 'ledger_import',
          'ledger_reconciliation', 'ledger_command', 'ledger_removed', 'ledger_search',
          'mart_order', 'mart_text']) AS name;
      INSERT INTO rule VALUES
        ('account', 'texts', 'octet_length(name) <= 400'),
        ('movement', 'amount', 'amount <= 1000000000000'),
        ('movement', 'day', 'is_day(day) AND is_time(time)'),
        ('movement', 'texts', 'greatest(octet_length(key), octet_length(purpose)) <= 400 '
          'AND greatest(octet_length(party), octet_length(text)) <= 4000'),
        ('card', 'texts', 'greatest(octet_length(issuer), octet_length(token)) <= 400'),
        ('card', 'time', 'is_time(added) AND is_time(removed)'),
        ('intent', 'amount', 'amount <= 1000000000000 AND attempt <= 1000000000'),
        ('intent', 'texts', 'greatest(octet_length(key), octet_length(owner)) <= 400'),
        ('intent', 'time', 'is_time(time)'),
        ('change', 'texts', 'octet_length(key) <= 400'),
        ('mart_stock', 'amount', 'initial <= 1000000000'),
        ('mart_stock', 'texts', 'octet_length(good) <= 400'),
        ('mart_order', 'amount', 'total <= 1000000000000000 AND fee <= 1000000000000'),
        ('mart_order', 'time', 'is_time(placed) AND is_time(sends) AND is_time(arrives) '
          'AND is_time(cancelled) AND version BETWEEN 1 AND 1000000000'),
        ('mart_order', 'texts', 'greatest(octet_length(issuer), '
          'octet_length(first_name), octet_length(last_name), octet_length(telephone), '
          'octet_length(email), octet_length(shipping_street1), '
          'octet_length(shipping_street2), octet_length(shipping_city), '
          'octet_length(shipping_state), octet_length(shipping_zip), '
          'octet_length(billing_street1), octet_length(billing_street2), '
          'octet_length(billing_city), octet_length(billing_state), '
          'octet_length(billing_zip)) <= 16000'),
        ('mart_line', 'amount', 'price <= 1000000000000 AND position BETWEEN 0 AND 100000'),
        ('mart_line', 'texts', 'greatest(octet_length(good), octet_length(title_ko), '
          'octet_length(title_en)) <= 4000'),
        ('mart_cart', 'texts', 'octet_length(good) <= 400'),
        ('mart_request', 'texts', 'octet_length(key) <= 400'),
        ('mart_text', 'texts', 'greatest(octet_length(key), octet_length(initials)) <= 16000'),
        ('ledger', 'amount', 'amount BETWEEN -10000000000000000 AND 10000000000000000'),
        ('ledger', 'day', 'is_day(day)'),
        ('ledger', 'texts', 'octet_length(text) <= 8100 AND octet_length(note) <= 4000 '
          'AND greatest(octet_length(category), octet_length(account)) <= 400 '
          'AND greatest(octet_length(key), octet_length(initials)) <= 64000'),
        ('ledger_removed', 'amount', 'amount BETWEEN -10000000000000000 AND 10000000000000000'),
        ('ledger_removed', 'day', 'is_day(day)'),
        ('ledger_removed', 'texts', 'octet_length(text) <= 8100 '
          'AND octet_length(note) <= 4000 AND greatest(octet_length(category), '
          'octet_length(account)) <= 400 AND greatest(octet_length(key), '
          'octet_length(initials)) <= 64000'),
        ('ledger_settings', 'texts', 'octet_length(json) <= 4000000'),
        ('ledger_alias', 'texts', 'greatest(octet_length(category), '
          'octet_length(target)) <= 400'),
        ('ledger_import', 'amount', 'total BETWEEN 0 AND 1000000000000 AND is_time(time)'),
        ('ledger_import', 'texts', 'octet_length(file) <= 16000 '
          'AND octet_length(account) <= 400'),
        ('ledger_reconciliation', 'amount',
          'balance BETWEEN -100000000000000000 AND 100000000000000000 '
            'AND count <= 1000000000000'),
        ('ledger_reconciliation', 'day', 'is_day(day) AND is_time(time)'),
        ('ledger_reconciliation', 'texts', 'octet_length(account) <= 400'),
        ('ledger_command', 'texts',
          'greatest(octet_length(title_ko), octet_length(title_en)) <= 16000 '
            'AND octet_length(changes) <= 100000000'),
        ('ledger_command', 'time', 'is_time(time)'),
        ('ledger_search', 'texts', 'cardinality(letters) <= 64000');

      -- Rows that were wrong, as they were.
      CREATE TABLE set_aside (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        time timestamptz NOT NULL DEFAULT now(),
        member text NOT NULL DEFAULT session_user,
        "table" text NOT NULL,
        "key" text NOT NULL,
        reason text NOT NULL,
        "row" jsonb NOT NULL
      );

      -- The first column of the primary key.
      CREATE FUNCTION key_column(relation regclass) RETURNS name LANGUAGE sql STABLE
        SET search_path = galbi, pg_temp AS $$
        SELECT attname FROM pg_index JOIN pg_attribute
          ON attrelid = indrelid AND attnum = indkey[0]
        WHERE indrelid = relation AND indisprimary
      $$;
      -- The first rows that fail a rule or do not balance, with their keys; each table is looked through
      -- only where the server does not vouch for it.
      CREATE FUNCTION wrong_rows(most bigint DEFAULT 100)
        RETURNS TABLE ("table" text, "key" text, reason text)
        LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = galbi, pg_temp AS $$
      #variable_conflict use_column
      DECLARE one record;
      BEGIN
        FOR one IN
          SELECT rule."table", rule.name, condition, key_column(rule."table"::regclass) AS key
          FROM rule WHERE NOT EXISTS (
            SELECT 1 FROM pg_constraint WHERE conrelid = rule."table"::regclass
              AND conname = 'right_' || rule.name AND convalidated)
          ORDER BY 1, 2
        LOOP
          RETURN QUERY EXECUTE format('SELECT %L, %I::text, %L FROM %I WHERE NOT (%s) LIMIT $1',
            one."table", one.key, one.name, one."table", one.condition) USING most;
        END LOOP;
        RETURN QUERY SELECT 'account', id::text, 'balance' FROM account WHERE balance <> (
          SELECT coalesce(sum(CASE target WHEN account.id THEN amount ELSE -amount END), 0)
          FROM movement WHERE source = account.id OR target = account.id) LIMIT most;
        RETURN QUERY SELECT 'intent', intent.key, 'movement' FROM intent LEFT JOIN movement
            ON movement.key = intent.key AND movement.kind = 'topup'
          WHERE (state = 'charged') <> (movement.id IS NOT NULL) OR movement.amount <> intent.amount
          LIMIT most;
      END $$;

      -- Holds the rules against new rows, and against those that are there as far as they keep them.
      CREATE FUNCTION keep_rules() RETURNS void LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      DECLARE one record;
      BEGIN
        FOR one IN SELECT rule.*, convalidated FROM rule LEFT JOIN pg_constraint
            ON conrelid = "table"::regclass AND conname = 'right_' || name
          WHERE convalidated IS NOT TRUE ORDER BY 1, 2
        LOOP
          IF one.convalidated IS NULL THEN
            EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%s) NOT VALID',
              one."table", 'right_' || one.name, one.condition);
          END IF;
          BEGIN
            EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I',
              one."table", 'right_' || one.name);
          EXCEPTION WHEN check_violation THEN NULL;
          END;
        END LOOP;
      END $$;
      """
  }
#endif
