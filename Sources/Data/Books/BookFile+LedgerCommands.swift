import SQL

extension BookFile {
  /// What the user orders the ledger by, the imports, and the history of commands.
  static let ledgerCommands: StaticString = """
    -- One row at most; none before the user has changed anything.
    CREATE TABLE ledger_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      json TEXT NOT NULL
    );
    -- Categories that were merged into others, from the settings.
    CREATE TABLE ledger_alias (
      category TEXT PRIMARY KEY,
      target TEXT NOT NULL
    ) WITHOUT ROWID;
    DROP TRIGGER ledger_takes_movement;
    CREATE TRIGGER ledger_takes_movement AFTER INSERT ON movement BEGIN
      INSERT INTO ledger (day, amount, text, category, origin, movement)
        SELECT day, amount, text, ifnull(target, category), 'wallet', movement
        FROM ledger_moved LEFT JOIN ledger_alias USING (category)
        WHERE movement = NEW.id;
    END;

    CREATE TABLE ledger_import (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      file TEXT NOT NULL,
      total INTEGER NOT NULL
    );
    ALTER TABLE ledger ADD COLUMN import_id INTEGER REFERENCES ledger_import;
    CREATE INDEX ledger_imported ON ledger (import_id) WHERE import_id IS NOT NULL;
    CREATE TRIGGER ledger_import_is_fixed BEFORE UPDATE OF import_id ON ledger
    BEGIN SELECT RAISE(ABORT, 'an entry stays in its import'); END;

    -- The history; those that are undone are the latest ones.
    CREATE TABLE ledger_command (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      title_ko TEXT NOT NULL,
      title_en TEXT NOT NULL,
      changes TEXT NOT NULL,
      is_undone INTEGER NOT NULL DEFAULT FALSE
    );
    -- Entries that a command has removed, or that were added by one that is undone.
    CREATE TABLE ledger_removed (
      id INTEGER PRIMARY KEY,
      day INTEGER NOT NULL,
      amount INTEGER NOT NULL,
      text TEXT NOT NULL,
      category TEXT NOT NULL,
      note TEXT NOT NULL,
      origin TEXT NOT NULL,
      key TEXT,
      initials TEXT,
      import_id INTEGER REFERENCES ledger_import,
      command INTEGER NOT NULL REFERENCES ledger_command ON DELETE CASCADE
    );
    CREATE INDEX ledger_removed_command ON ledger_removed (command);
    """

  /// Version 7: commands say what they change; an earlier version, which keeps the whole settings and rows
  /// by their ids alone, could not undo them.
  static let ledgerChanges = Migration(7, script: "SELECT 1")
}
