public import LedgerDomain
import SQL
public import Time

/// The links between entries, and what may be linked.
extension StoredLedger {
  public func links(of rows: [LedgerRow.ID]) async throws(LedgerError) -> [EntryLink] {
    try await reading.read { connection throws(SQLError) in try connection.links(of: rows) }
  }

  public func linkScene(in days: ClosedRange<Day>?) async throws(LedgerError) -> LinkScene {
    try await searching.read { connection throws(SQLError) in try connection.linkScene(in: days) }
  }

  public func instalments(before day: Day) async throws(LedgerError) -> [LedgerRow] {
    try await searching.read { connection throws(SQLError) in
      try connection.instalments(before: day)
    }
  }

  public func offersLinks() async throws(LedgerError) -> Bool {
    try await searching.read { connection throws(SQLError) in
      // Who cannot end it is not asked.
      let offers: Int? = try connection.scalar(
        "SELECT count(*) FROM ledger_offer WHERE kind = 'links' AND \(connection.dialect.mayEndOffers)"
      )
      return offers ?? 0 > 0
    }
  }

  public func endLinkOffer() async throws(LedgerError) {
    _ = try await searching.change { connection throws(SQLError) in
      try connection.run("DELETE FROM ledger_offer WHERE kind = 'links'")
    }
  }
}
