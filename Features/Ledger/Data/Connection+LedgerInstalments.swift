import LedgerDomain
import SQL
import Time

extension Connection {
  /// The purchases before a day that cards may still collect, and that have not come back, in ascending order of
  /// their ids.
  func instalments(before day: Day) throws(SQLError) -> [LedgerRow] {
    let shown: SQLText = """
      (SELECT id AS value FROM ledger WHERE instalments IS NOT NULL AND day < ?1 AND day >= ?2
        AND NOT EXISTS (SELECT 1 FROM ledger_link WHERE NOT is_refused AND second = ledger.id))
      """
    return try query(
      entries(in: shown), day.rawValue, Instalment.reach(back: day).rawValue, row: LedgerRow.init
    ).sorted { $0.id < $1.id }
  }
}
