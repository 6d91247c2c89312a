extension BookFile {
  /// An index for searching the ledger, and what an order by amount needs to find a position.
  static let ledgerSearch: StaticString = """
    -- The letters of an entry's search key, without the key. Entries without a key are not in it
    -- yet. It is only added to: an entry that is gone, or has another note, is found out when its
    -- key is read.
    CREATE VIRTUAL TABLE ledger_search USING fts5 (
      letters, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1');
    -- In bytes of memory; it makes large imports twice as fast.
    INSERT INTO ledger_search (ledger_search, rank) VALUES ('hashsize', 8388608);
    CREATE VIRTUAL TABLE ledger_letters USING fts5vocab (ledger_search, instance);
    -- The next search makes the keys.
    UPDATE ledger SET key = NULL, initials = NULL WHERE key IS NOT NULL;

    -- Amounts with their first two digits, and zeros for the others.
    CREATE TABLE ledger_amount_total (
      category TEXT NOT NULL,
      amount INTEGER NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 0),
      PRIMARY KEY (category, amount)
    ) WITHOUT ROWID;
    CREATE VIEW ledger_rounded AS
      SELECT id, category, amount / unit * unit AS amount FROM (
        SELECT id, category, amount,
          CAST(substr('1000000000000000000', 1, max(length(abs(amount)) - 1, 1)) AS INTEGER) AS unit
        FROM ledger);
    INSERT INTO ledger_amount_total
      SELECT category, amount, count(*) FROM ledger_rounded GROUP BY 1, 2;
    CREATE TRIGGER ledger_amount_added AFTER INSERT ON ledger BEGIN
      INSERT INTO ledger_amount_total SELECT category, amount, 1 FROM ledger_rounded WHERE id = NEW.id
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    CREATE TRIGGER ledger_amount_removed BEFORE DELETE ON ledger BEGIN
      UPDATE ledger_amount_total SET count = count - 1
        WHERE (category, amount) = (
          SELECT category, amount FROM ledger_rounded WHERE id = OLD.id);
    END;
    CREATE TRIGGER ledger_amount_moved AFTER UPDATE OF category ON ledger
    WHEN OLD.category <> NEW.category BEGIN
      UPDATE ledger_amount_total SET count = count - 1
        WHERE category = OLD.category
          AND amount = (SELECT amount FROM ledger_rounded WHERE id = NEW.id);
      INSERT INTO ledger_amount_total SELECT category, amount, 1 FROM ledger_rounded WHERE id = NEW.id
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    """
}
