import Editing
import LedgerDomain
import TerminalUI
import WalletDomain

/// What the rows of a query take in the table, as far as they were read: it grows while the user scrolls, but no
/// column goes or becomes narrower, as it would by the rows around the visible ones alone.
@MainActor
final class LedgerWidths {
  private(set) var text = 0
  private(set) var note = 0
  private(set) var amount = 0
  private(set) var member = 0
  private(set) var hasLinks = false
  private(set) var hasLocks = false

  private var query: LedgerQuery?
  private var seen: (revision: Int, positions: Range<Int>)?

  /// Measures the rows that were read last, those of another query from the beginning.
  func follow(_ listing: LedgerListing, _ environment: Environment) {
    var query = listing.answered
    // In another order they are the same rows.
    query?.order = .newestFirst
    if query != self.query {
      (self.query, seen) = (query, nil)
      (text, note, amount, member, hasLinks, hasLocks) = (0, 0, 0, 0, false, false)
    }
    let window = listing.window
    let positions = window.start..<window.start + window.rows.count
    guard seen.map({ $0 != (window.revision, positions) }) ?? true else { return }
    seen = (window.revision, positions)
    for row in window.rows { measure(row, environment) }
  }

  private func measure(_ row: LedgerRow, _ environment: Environment) {
    text = max(text, environment.columns(of: row.text))
    note = max(note, environment.columns(of: row.noteLine(environment.symbols)))
    amount = max(amount, environment.columns(of: row.amount.signedFigures))
    if let name = row.member { member = max(member, environment.columns(of: name)) }
    hasLinks = hasLinks || row.link != nil
    hasLocks = hasLocks || row.isLocked
  }
}
