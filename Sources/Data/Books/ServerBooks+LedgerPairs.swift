#if PostgreSQL
  extension ServerBooks {
    /// What sums of months and categories have twice, with the rules of `BookFile.ledgerPairs`.
    ///
    /// Who changes it waits for others who do, since both entries of a link may be changed at once.
    static let ledgerPairs: StaticString = """
      CREATE TABLE ledger_paired (
        month bigint NOT NULL,
        category text COLLATE "C" NOT NULL,
        other_month bigint NOT NULL,
        other_category text COLLATE "C" NOT NULL,
        amount numeric NOT NULL CHECK (amount >= 0),
        PRIMARY KEY (month, category, other_month, other_category)
      );
      CREATE VIEW ledger_pair AS
        SELECT ledger_link.id, went.day / 100 AS month, went.category,
          came.day / 100 AS other_month, came.category AS other_category,
          abs(came.amount) AS amount
        FROM ledger_link JOIN ledger AS went ON went.id = ledger_link.first
          JOIN ledger AS came ON came.id = ledger_link.second
        WHERE NOT is_refused AND kind IN ('transfer', 'card_bill', 'top_up');

      CREATE FUNCTION ledger_is_paired() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM changed WHERE NOT is_refused AND second IS NOT NULL
          AND kind IN ('transfer', 'card_bill', 'top_up'))
        THEN RETURN NULL; END IF;
        LOCK TABLE ledger_paired IN SHARE ROW EXCLUSIVE MODE;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO ledger_paired AS total
            SELECT month, category, other_month, other_category, sum(amount) FROM ledger_pair
            WHERE id IN (SELECT id FROM changed) GROUP BY 1, 2, 3, 4
            ON CONFLICT (month, category, other_month, other_category)
              DO UPDATE SET amount = total.amount + excluded.amount;
        ELSE
          UPDATE ledger_paired AS total SET amount = total.amount - gone.amount
            FROM (
              SELECT went.day / 100 AS month, went.category, came.day / 100 AS other_month,
                came.category AS other_category, sum(abs(came.amount)) AS amount
              FROM changed JOIN ledger AS went ON went.id = changed.first
                JOIN ledger AS came ON came.id = changed.second
              WHERE NOT is_refused AND kind IN ('transfer', 'card_bill', 'top_up')
              GROUP BY 1, 2, 3, 4
            ) AS gone
            WHERE (total.month, total.category, total.other_month, total.other_category)
              = (gone.month, gone.category, gone.other_month, gone.other_category);
        END IF;
        RETURN NULL;
      END $$;
      -- By their names after what gives the entries their marks, and has locked them.
      CREATE TRIGGER ledger_link_is_paired AFTER INSERT ON ledger_link
        REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_paired();
      CREATE TRIGGER ledger_link_is_unpaired AFTER DELETE ON ledger_link
        REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_paired();

      CREATE FUNCTION ledger_is_paired_anew() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      DECLARE
        turned bigint[] := ARRAY(SELECT id FROM removed JOIN added USING (id)
          WHERE removed.link_kind IN ('transfer', 'card_bill', 'top_up')
            AND (removed.day / 100, removed.category, removed.amount)
              <> (added.day / 100, added.category, added.amount));
        pairs bigint[];
      BEGIN
        IF turned = '{}' THEN RETURN NULL; END IF;
        LOCK TABLE ledger_paired IN SHARE ROW EXCLUSIVE MODE;
        pairs := ARRAY(SELECT id FROM ledger_link WHERE first = ANY (turned)
          UNION SELECT id FROM ledger_link WHERE second = ANY (turned));
        UPDATE ledger_paired AS total SET amount = total.amount - gone.amount
          FROM (
            SELECT went.day / 100 AS month, went.category, came.day / 100 AS other_month,
              came.category AS other_category, sum(abs(came.amount)) AS amount
            FROM ledger_link JOIN (
                SELECT id, day, category, amount FROM removed WHERE id = ANY (turned)
                UNION ALL SELECT id, day, category, amount FROM ledger WHERE id <> ALL (turned)
              ) AS went ON went.id = first
              JOIN (
                SELECT id, day, category, amount FROM removed WHERE id = ANY (turned)
                UNION ALL SELECT id, day, category, amount FROM ledger WHERE id <> ALL (turned)
              ) AS came ON came.id = second
            WHERE ledger_link.id = ANY (pairs) AND NOT is_refused
              AND kind IN ('transfer', 'card_bill', 'top_up')
            GROUP BY 1, 2, 3, 4
          ) AS gone
          WHERE (total.month, total.category, total.other_month, total.other_category)
            = (gone.month, gone.category, gone.other_month, gone.other_category);
        INSERT INTO ledger_paired AS total
          SELECT month, category, other_month, other_category, sum(amount) FROM ledger_pair
          WHERE id = ANY (pairs) GROUP BY 1, 2, 3, 4
          ON CONFLICT (month, category, other_month, other_category)
            DO UPDATE SET amount = total.amount + excluded.amount;
        RETURN NULL;
      END $$;
      CREATE TRIGGER ledger_changed_is_paired AFTER UPDATE ON ledger
        REFERENCING OLD TABLE AS removed NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_paired_anew();

      ALTER FUNCTION count_ledger() RENAME TO count_entries;
      CREATE FUNCTION count_ledger() RETURNS void LANGUAGE sql SET search_path = galbi, pg_temp AS $$
        SELECT count_entries();
        DELETE FROM ledger_paired;
        INSERT INTO ledger_paired
          SELECT month, category, other_month, other_category, sum(amount) FROM ledger_pair
          GROUP BY 1, 2, 3, 4
      $$;
      SELECT count_ledger();

      INSERT INTO granted VALUES
        ('view', 'SELECT', 'ledger_paired', ''), ('view', 'SELECT', 'ledger_pair', '');
      """
  }
#endif
