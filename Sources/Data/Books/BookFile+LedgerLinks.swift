import SQL

extension BookFile {
  /// Version 9: links between entries, which the entries have as marks too, so that each row says how it
  /// counts, and what banks say of the other account.
  ///
  /// A mark without a part leaves the whole amount out; that of a refund leaves nothing out, but is spent less.
  /// Balances are made of amounts, whatever their marks.
  static let ledgerLinks = Migration(
    9,
    script: """
      ALTER TABLE ledger ADD COLUMN counterpart TEXT;
      ALTER TABLE ledger ADD COLUMN counterpart_number TEXT;
      ALTER TABLE ledger_removed ADD COLUMN counterpart TEXT;
      ALTER TABLE ledger_removed ADD COLUMN counterpart_number TEXT;

      CREATE TABLE ledger_link (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL CHECK (kind IN ('transfer', 'card_bill', 'top_up', 'refund', 'same')),
        first INTEGER NOT NULL REFERENCES ledger ON DELETE CASCADE,
        second INTEGER REFERENCES ledger ON DELETE CASCADE,
        amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount > 0),
        is_made INTEGER NOT NULL DEFAULT 0 CHECK (is_made IN (0, 1)),
        is_refused INTEGER NOT NULL DEFAULT 0 CHECK (is_refused IN (0, 1)),
        category TEXT,
        CHECK (first <> second),
        CHECK (NOT is_made OR second IS NOT NULL)
      );
      CREATE INDEX ledger_link_first ON ledger_link (first);
      CREATE INDEX ledger_link_second ON ledger_link (second) WHERE second IS NOT NULL;
      CREATE INDEX ledger_link_made ON ledger_link (id) WHERE is_made;
      -- What links make of entries.
      CREATE VIEW ledger_mark AS
        SELECT first AS id, kind AS link_kind, CASE kind WHEN 'card_bill' THEN amount END AS left_out
        FROM ledger_link WHERE NOT is_refused
        UNION ALL SELECT second, kind, NULL FROM ledger_link
        WHERE NOT is_refused AND second IS NOT NULL AND kind IN ('transfer', 'card_bill', 'top_up');

      ALTER TABLE ledger ADD COLUMN link_kind TEXT;
      -- How much of it, if not all.
      ALTER TABLE ledger ADD COLUMN left_out INTEGER
        CHECK (left_out IS NULL OR link_kind IS NOT NULL AND left_out > 0);
      ALTER TABLE ledger ADD COLUMN spent INTEGER AS (
        CASE WHEN link_kind IS NULL THEN max(-amount, 0) WHEN link_kind = 'refund' THEN -amount
          ELSE max(-amount - coalesce(left_out, abs(amount)), 0) END) VIRTUAL;
      ALTER TABLE ledger ADD COLUMN received INTEGER AS (
        CASE WHEN link_kind IS NULL THEN max(amount, 0) WHEN link_kind = 'refund' THEN 0
          ELSE max(amount - coalesce(left_out, abs(amount)), 0) END) VIRTUAL;
      ALTER TABLE ledger ADD COLUMN left_spent INTEGER AS (
        CASE WHEN link_kind IS NULL OR link_kind = 'refund' THEN 0
          ELSE min(coalesce(left_out, abs(amount)), max(-amount, 0)) END) VIRTUAL;
      ALTER TABLE ledger ADD COLUMN left_received INTEGER AS (
        CASE WHEN link_kind IS NULL OR link_kind = 'refund' THEN 0
          ELSE min(coalesce(left_out, abs(amount)), max(amount, 0)) END) VIRTUAL;

      DROP TRIGGER ledger_added;
      DROP TRIGGER ledger_removed;
      DROP TRIGGER ledger_counted_anew;
      ALTER TABLE ledger_total RENAME TO ledger_total_before;
      -- More may come back of a category in a month than is spent.
      CREATE TABLE ledger_total (
        month INTEGER NOT NULL,
        category TEXT NOT NULL,
        count INTEGER NOT NULL CHECK (count >= 0),
        spent INTEGER NOT NULL CHECK (typeof(spent) = 'integer'),
        received INTEGER NOT NULL CHECK (typeof(received) = 'integer' AND received >= 0),
        left_spent INTEGER NOT NULL DEFAULT 0
          CHECK (typeof(left_spent) = 'integer' AND left_spent >= 0),
        left_received INTEGER NOT NULL DEFAULT 0
          CHECK (typeof(left_received) = 'integer' AND left_received >= 0),
        PRIMARY KEY (month, category)
      ) WITHOUT ROWID;
      INSERT INTO ledger_total (month, category, count, spent, received)
        SELECT month, category, count, spent, received FROM ledger_total_before;
      DROP TABLE ledger_total_before;
      CREATE TRIGGER ledger_added AFTER INSERT ON ledger BEGIN
        INSERT INTO ledger_total VALUES (NEW.day / 100, NEW.category, 1, NEW.spent, NEW.received,
            NEW.left_spent, NEW.left_received)
          ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
            received = received + excluded.received,
            left_spent = left_spent + excluded.left_spent,
            left_received = left_received + excluded.left_received;
      END;
      CREATE TRIGGER ledger_removed AFTER DELETE ON ledger BEGIN
        UPDATE ledger_total SET count = count - 1, spent = spent - OLD.spent,
            received = received - OLD.received, left_spent = left_spent - OLD.left_spent,
            left_received = left_received - OLD.left_received
          WHERE month = OLD.day / 100 AND category = OLD.category;
      END;
      CREATE TRIGGER ledger_counted_anew
      AFTER UPDATE OF category, day, amount, link_kind, left_out ON ledger
      WHEN OLD.category <> NEW.category OR OLD.day <> NEW.day OR OLD.amount <> NEW.amount
        OR OLD.link_kind IS NOT NEW.link_kind OR OLD.left_out IS NOT NEW.left_out BEGIN
        UPDATE ledger_total SET count = count - 1, spent = spent - OLD.spent,
            received = received - OLD.received, left_spent = left_spent - OLD.left_spent,
            left_received = left_received - OLD.left_received
          WHERE month = OLD.day / 100 AND category = OLD.category;
        INSERT INTO ledger_total VALUES (NEW.day / 100, NEW.category, 1, NEW.spent, NEW.received,
            NEW.left_spent, NEW.left_received)
          ON CONFLICT DO UPDATE SET count = count + 1, spent = spent + excluded.spent,
            received = received + excluded.received,
            left_spent = left_spent + excluded.left_spent,
            left_received = left_received + excluded.left_received;
      END;

      CREATE TRIGGER ledger_link_is_only_one BEFORE INSERT ON ledger_link
      WHEN NOT NEW.is_refused AND EXISTS (
        SELECT 1 FROM ledger WHERE link_kind IS NOT NULL AND (id = NEW.first
          OR id = NEW.second AND NEW.kind IN ('transfer', 'card_bill', 'top_up')))
      BEGIN SELECT RAISE(ABORT, 'an entry has one link at most'); END;
      CREATE TRIGGER ledger_link_is_fixed BEFORE UPDATE ON ledger_link
      BEGIN SELECT RAISE(ABORT, 'a link is not changed'); END;
      CREATE TRIGGER ledger_linked AFTER INSERT ON ledger_link WHEN NOT NEW.is_refused BEGIN
        UPDATE ledger
          SET link_kind = NEW.kind, left_out = CASE NEW.kind WHEN 'card_bill' THEN NEW.amount END
          WHERE id = NEW.first;
        UPDATE ledger SET link_kind = NEW.kind
          WHERE id = NEW.second AND NEW.kind IN ('transfer', 'card_bill', 'top_up');
      END;
      CREATE TRIGGER ledger_unlinked AFTER DELETE ON ledger_link WHEN NOT OLD.is_refused BEGIN
        UPDATE ledger SET link_kind = NULL, left_out = NULL WHERE id = OLD.first;
        UPDATE ledger SET link_kind = NULL, left_out = NULL
          WHERE id = OLD.second AND OLD.kind IN ('transfer', 'card_bill', 'top_up');
      END;
      CREATE TRIGGER ledger_linked_stays BEFORE DELETE ON ledger
      WHEN EXISTS (SELECT 1 FROM ledger_link
        WHERE NOT is_refused AND (first = OLD.id OR second = OLD.id))
      BEGIN SELECT RAISE(ABORT, 'a linked entry stays'); END;
      """)

  /// Version 13: what a card puts into the wallet is moved from the start, and no income.
  static let ledgerTopUps = Migration(
    13,
    script: """
      DROP TRIGGER ledger_takes_movement;
      CREATE TRIGGER ledger_takes_movement AFTER INSERT ON movement BEGIN
        INSERT INTO ledger (day, amount, text, category, origin, movement, account)
          SELECT day, amount, text, ifnull(target, category), 'wallet', movement, 'superpay'
          FROM ledger_moved LEFT JOIN ledger_alias USING (category)
          WHERE movement = NEW.id;
        INSERT INTO ledger_link (kind, first, amount)
          SELECT 'top_up', id, amount FROM ledger
          WHERE movement = NEW.id AND NEW.kind = 'topup' AND amount > 0;
      END;
      """,
    baseline: [walletBaseline, ledgerBaseline, martBaseline, ledgerTriggersBaseline])

  /// Version 11: what is still to be offered once of entries that an earlier version has left.
  static let ledgerOffers = Migration(
    11,
    script: """
      CREATE TABLE ledger_offer (kind TEXT PRIMARY KEY CHECK (kind = 'links')) WITHOUT ROWID;
      INSERT INTO ledger_offer
        SELECT 'links' WHERE EXISTS (SELECT 1 FROM ledger WHERE origin <> 'wallet')
          AND NOT EXISTS (SELECT 1 FROM ledger_link);
      """)
}
