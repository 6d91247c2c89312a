#if PostgreSQL
  extension ServerBooks {
    /// The totals of the ledger are counted once for each statement instead of for each row: in one
    /// transaction each change of a total makes another version of it, so that many take ever longer.
    static let ledgerCounting: StaticString = """
      DROP TRIGGER ledger_is_counted ON ledger;
      DROP TRIGGER ledger_is_counted_anew ON ledger;
      CREATE OR REPLACE FUNCTION ledger_is_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = galbi, pg_temp AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          IF NOT EXISTS (SELECT FROM removed JOIN added USING (id)
            WHERE removed.category <> added.category OR removed.account <> added.account
              OR removed.state <> added.state OR removed.day <> added.day
              OR removed.amount <> added.amount)
          THEN RETURN NULL; END IF;
        END IF;
        -- A rule is held against a row that is proposed, so that nothing negative is.
        IF TG_OP <> 'INSERT' THEN
          UPDATE ledger_total AS total SET count = total.count - gone.count,
              spent = total.spent - gone.spent, received = total.received - gone.received
            FROM (
              SELECT day / 100 AS month, category, count(*) AS count,
                sum(greatest(-amount, 0)) AS spent, sum(greatest(amount, 0)) AS received
              FROM removed GROUP BY 1, 2
            ) AS gone WHERE total.month = gone.month AND total.category = gone.category;
          UPDATE ledger_amount_total AS total SET count = total.count - gone.count
            FROM (
              SELECT category, ledger_rounded(amount) AS amount, count(*) AS count
              FROM removed GROUP BY 1, 2
            ) AS gone WHERE total.category = gone.category AND total.amount = gone.amount;
          UPDATE ledger_account_total AS total
            SET count = total.count - gone.count, sum = total.sum - gone.sum
            FROM (
              SELECT account, state, count(*) AS count, sum(amount) AS sum FROM removed GROUP BY 1, 2
            ) AS gone WHERE total.account = gone.account AND total.state = gone.state;
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO ledger_total AS total
            SELECT day / 100, category, count(*), sum(greatest(-amount, 0)), sum(greatest(amount, 0))
            FROM added GROUP BY 1, 2 ORDER BY 1, 2
            ON CONFLICT (month, category) DO UPDATE SET count = total.count + excluded.count,
              spent = total.spent + excluded.spent, received = total.received + excluded.received;
          INSERT INTO ledger_amount_total AS total
            SELECT category, ledger_rounded(amount), count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
            ON CONFLICT (category, amount) DO UPDATE SET count = total.count + excluded.count;
          INSERT INTO ledger_account_total AS total
            SELECT account, state, count(*), sum(amount) FROM added GROUP BY 1, 2 ORDER BY 1, 2
            ON CONFLICT (account, state) DO UPDATE SET count = total.count + excluded.count,
              sum = total.sum + excluded.sum;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER ledger_added_is_counted AFTER INSERT ON ledger
        REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_counted();
      CREATE TRIGGER ledger_removed_is_counted AFTER DELETE ON ledger
        REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_counted();
      CREATE TRIGGER ledger_changed_is_counted AFTER UPDATE ON ledger
        REFERENCING OLD TABLE AS removed NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_counted();
      """
  }
#endif
