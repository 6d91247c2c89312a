import SQL

extension BookFile {
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
