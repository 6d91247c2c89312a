#if PostgreSQL
  extension ServerBooks {
    /// The totals of the ledger and the letters by which it is searched, over `ledgerTables`.
    static let ledgerTotals: StaticString = """
      CREATE TABLE ledger_total (
        month bigint NOT NULL,
        category text COLLATE "C" NOT NULL,
        count bigint NOT NULL CHECK (count >= 0),
        spent bigint NOT NULL CHECK (spent >= 0),
        received bigint NOT NULL CHECK (received >= 0),
        PRIMARY KEY (month, category)
      );
      CREATE TABLE ledger_account_total (
        account text COLLATE "C" NOT NULL,
        state text NOT NULL,
        count bigint NOT NULL CHECK (count >= 0),
        sum bigint NOT NULL,
        PRIMARY KEY (account, state)
      );
      -- Amounts with their first two digits, and zeros for the others.
      CREATE TABLE ledger_amount_total (
        category text COLLATE "C" NOT NULL,
        amount bigint NOT NULL,
        count bigint NOT NULL CHECK (count >= 0),
        PRIMARY KEY (category, amount)
      );
      CREATE FUNCTION ledger_rounded(amount bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
        SELECT amount / unit * unit
        FROM (SELECT (10 ^ greatest(length(abs(amount)::text) - 2, 0)::numeric)::bigint AS unit) AS one
      $$;
      CREATE VIEW ledger_rounded AS
        SELECT id, category, ledger_rounded(amount) AS amount FROM ledger;

      -- The letters of an entry's search key, each three that follow one another. An entry that is gone is
      -- found out when its key is read.
      CREATE TABLE ledger_search (id bigint PRIMARY KEY, letters text[] COLLATE "C" NOT NULL);
      CREATE INDEX ledger_search_letters ON ledger_search USING gin (letters);
      CREATE FUNCTION ledger_threes(letters text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(array_agg(DISTINCT substr(letters, start, 3) COLLATE "C"), '{}')
        FROM generate_series(1, length(letters) - 2) AS start
      $$;
      -- Those that were joined to one text.
      CREATE FUNCTION ledger_threes_apart(joined text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(array_agg(substr(joined, start, 3) COLLATE "C"), '{}')
        FROM generate_series(1, length(joined), 3) AS start
      $$;

      CREATE FUNCTION ledger_is_counted() RETURNS trigger LANGUAGE plpgsql
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        -- A rule is held against a row that is proposed, so that nothing negative is.
        IF TG_OP <> 'INSERT' THEN
          UPDATE ledger_total SET count = count - 1, spent = spent - greatest(-OLD.amount, 0),
              received = received - greatest(OLD.amount, 0)
            WHERE month = OLD.day / 100 AND category = OLD.category;
          UPDATE ledger_amount_total SET count = count - 1
            WHERE category = OLD.category AND amount = ledger_rounded(OLD.amount);
          UPDATE ledger_account_total SET count = count - 1, sum = sum - OLD.amount
            WHERE account = OLD.account AND state = OLD.state;
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO ledger_total AS total VALUES (
              NEW.day / 100, NEW.category, 1, greatest(-NEW.amount, 0), greatest(NEW.amount, 0))
            ON CONFLICT (month, category) DO UPDATE SET count = total.count + 1,
              spent = total.spent + excluded.spent, received = total.received + excluded.received;
          INSERT INTO ledger_amount_total AS total
            VALUES (NEW.category, ledger_rounded(NEW.amount), 1)
            ON CONFLICT (category, amount) DO UPDATE SET count = total.count + 1;
          INSERT INTO ledger_account_total AS total
            VALUES (NEW.account, NEW.state, 1, NEW.amount)
            ON CONFLICT (account, state) DO UPDATE SET count = total.count + 1,
              sum = total.sum + excluded.sum;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER ledger_is_counted AFTER INSERT OR DELETE ON ledger
        FOR EACH ROW EXECUTE FUNCTION ledger_is_counted();
      CREATE TRIGGER ledger_is_counted_anew AFTER UPDATE ON ledger FOR EACH ROW
        WHEN (OLD.category <> NEW.category OR OLD.account <> NEW.account OR OLD.state <> NEW.state)
        EXECUTE FUNCTION ledger_is_counted();
      """
  }
#endif
