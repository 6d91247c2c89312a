extension BookFile {
  /// Cards that were removed, and the one that is offered first.
  ///
  /// A removed card keeps its row, since top-ups refer to it, but not its token.
  static let cardColumns: StaticString = """
    ALTER TABLE card ADD COLUMN removed INTEGER CHECK (typeof(removed) IN ('integer', 'null'));
    ALTER TABLE card ADD COLUMN is_default INTEGER NOT NULL DEFAULT 0
      CHECK (is_default IN (0, 1) AND (is_default = 0 OR removed IS NULL));
    CREATE UNIQUE INDEX card_default ON card (is_default) WHERE is_default = 1;
    CREATE TRIGGER card_in_use_stays BEFORE UPDATE OF removed ON card
      WHEN NEW.removed IS NOT NULL
        AND EXISTS (SELECT 1 FROM intent WHERE card = NEW.id AND state = 'open')
    BEGIN SELECT RAISE(ABORT, 'a card with an open top-up is not removed'); END;
    """
}
