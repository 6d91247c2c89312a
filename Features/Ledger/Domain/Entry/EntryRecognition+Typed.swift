import Time
import WalletDomain

/// Recognises what the user has typed into an account, by its payee, or where a bank's file has all that the account
/// had by its balances.
extension EntryRecognition {
  /// Matches entries with typed rows of their amount, of their day and then of the day before or after.
  ///
  /// Where the balances leave nothing out, what was typed is among the entries, whatever it is called.
  func matchTyped(_ matches: inout Matches) {
    let typed = rows.indices.filter { !matches.used.contains($0) && isTyped($0) }
    guard !typed.isEmpty, matches.known.count < entries.count else { return }
    matchNamed(&matches, typed)
    let days = entries.map(\.entry.day)
    let chain = BalanceChain(entries.map { BalanceStep($0.entry) })
    guard chain.isComplete, let first = days.min(), let last = days.max() else { return }
    let places = Dictionary(
      grouping: typed.filter { (first...last).contains(rows[$0].fingerprint.day) }
    ) { EntryPlace(rows[$0].fingerprint.day, rows[$0].fingerprint.amount) }
    for (step, mustBeAlike) in [(0, true), (0, false), (-1, false), (1, false)] {
      match(&matches) { entry, fingerprint in
        guard entry.exported == nil, entry.entry.bank?.balance != nil,
          let day = fingerprint.day.advanced(by: step)
        else { return [] }
        return (places[EntryPlace(day, fingerprint.amount)] ?? [])
          .filter { !mustBeAlike || rows[$0].fingerprint.isAlike(fingerprint) }
      }
    }
  }

  /// Matches what was typed on the day of an entry with its amount, and names its payee.
  private func matchNamed(_ matches: inout Matches, _ typed: [Int]) {
    let places = Dictionary(grouping: typed) {
      EntryPlace(rows[$0].fingerprint.day, rows[$0].fingerprint.amount)
    }
    match(&matches) { entry, fingerprint in
      guard entry.exported == nil else { return [] }
      return (places[EntryPlace(fingerprint.day, fingerprint.amount)] ?? [])
        .filter { rows[$0].fingerprint.isAlike(fingerprint) }
    }
  }

  private func isTyped(_ index: Int) -> Bool {
    let row = rows[index].row
    return row.origin == .hand && row.bank == nil && !row.isPart && row.account == chosen
  }
}
