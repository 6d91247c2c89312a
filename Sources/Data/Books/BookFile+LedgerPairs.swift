import SQL

extension BookFile {
  /// Version 15: what of the sums of `ledger_total` has both entries of a link, by the months and categories of the
  /// two, so that money which moved counts once in any sum of months and categories.
  ///
  /// The second entry of a link is left out as a whole.
  static let ledgerPairs = Migration(
    15,
    script: """
      CREATE TABLE ledger_paired (
        month INTEGER NOT NULL,
        category TEXT NOT NULL,
        other_month INTEGER NOT NULL,
        other_category TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount >= 0),
        PRIMARY KEY (month, category, other_month, other_category)
      ) WITHOUT ROWID;
      CREATE VIEW ledger_pair AS
        SELECT ledger_link.id, went.day / 100 AS month, went.category,
          came.day / 100 AS other_month, came.category AS other_category,
          abs(came.amount) AS amount
        FROM ledger_link JOIN ledger AS went ON went.id = ledger_link.first
          JOIN ledger AS came ON came.id = ledger_link.second
        WHERE NOT is_refused AND kind IN ('transfer', 'card_bill', 'top_up');
      INSERT INTO ledger_paired
        SELECT month, category, other_month, other_category, sum(amount) FROM ledger_pair
        GROUP BY 1, 2, 3, 4;

      CREATE TRIGGER ledger_link_is_paired AFTER INSERT ON ledger_link BEGIN
        INSERT INTO ledger_paired
          SELECT month, category, other_month, other_category, amount FROM ledger_pair
          WHERE id = NEW.id
          ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
      END;
      CREATE TRIGGER ledger_link_is_unpaired BEFORE DELETE ON ledger_link BEGIN
        UPDATE ledger_paired SET amount = ledger_paired.amount - pair.amount
          FROM ledger_pair AS pair
          WHERE pair.id = OLD.id AND ledger_paired.month = pair.month
            AND ledger_paired.category = pair.category
            AND ledger_paired.other_month = pair.other_month
            AND ledger_paired.other_category = pair.other_category;
      END;
      CREATE TRIGGER ledger_is_unpaired BEFORE UPDATE OF category, day, amount ON ledger
      WHEN OLD.link_kind IN ('transfer', 'card_bill', 'top_up') BEGIN
        UPDATE ledger_paired SET amount = ledger_paired.amount - pair.amount
          FROM ledger_pair AS pair
          WHERE pair.id IN (SELECT id FROM ledger_link WHERE first = OLD.id
              UNION ALL SELECT id FROM ledger_link WHERE second = OLD.id)
            AND ledger_paired.month = pair.month
            AND ledger_paired.category = pair.category
            AND ledger_paired.other_month = pair.other_month
            AND ledger_paired.other_category = pair.other_category;
      END;
      CREATE TRIGGER ledger_is_paired AFTER UPDATE OF category, day, amount ON ledger
      WHEN OLD.link_kind IN ('transfer', 'card_bill', 'top_up') BEGIN
        INSERT INTO ledger_paired
          SELECT month, category, other_month, other_category, amount FROM ledger_pair
          WHERE id IN (SELECT id FROM ledger_link WHERE first = OLD.id
            UNION ALL SELECT id FROM ledger_link WHERE second = OLD.id)
          ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
      END;
      """)
}
