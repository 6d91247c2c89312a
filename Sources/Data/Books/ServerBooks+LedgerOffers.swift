#if PostgreSQL
  extension ServerBooks {
    /// What is still to be offered once, as in `BookFile.ledgerOffers`.
    static let ledgerOffers: StaticString = """
      CREATE TABLE ledger_offer (
        kind text COLLATE "C" PRIMARY KEY CHECK (kind = 'links')
      );
      INSERT INTO ledger_offer
        SELECT 'links' WHERE EXISTS (SELECT FROM ledger WHERE origin <> 'wallet')
          AND NOT EXISTS (SELECT FROM ledger_link);
      INSERT INTO granted VALUES
        ('view', 'SELECT', 'ledger_offer', ''), ('spend', 'DELETE', 'ledger_offer', '');
      """
  }
#endif
