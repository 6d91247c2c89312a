import SQL

extension BookFile {
  /// Version 6: the account for which each statement was imported, by which it is known again.
  static let ledgerImports = Migration(
    6,
    script: """
      ALTER TABLE ledger_import ADD COLUMN account TEXT NOT NULL DEFAULT 'imports';
      -- That of most of its entries, since one may have been moved.
      UPDATE ledger_import SET account = most.account FROM (
        SELECT import_id, account, max(count) FROM (
          SELECT import_id, account, count(*) AS count FROM ledger
          WHERE import_id IS NOT NULL GROUP BY 1, 2)
        GROUP BY import_id) AS most
      WHERE most.import_id = ledger_import.id;
      """)
}
