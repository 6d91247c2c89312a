import Time
import WalletDomain

/// Recognises a purchase of which a card's bill has no more than what is left, where its approvals have all of it and
/// what was taken back.
///
/// Where they do not say how much that was, the bill does.
extension EntryRecognition {
  func matchRests(_ matches: inout Matches) {
    guard matches.known.count < entries.count else { return }
    matchBilledRests(&matches)
    matchApprovedRests(&matches)
  }

  /// Gives a bill's lines the purchases that the ledger has with what came back of them.
  private func matchBilledRests(_ matches: inout Matches) {
    let open = rows.indices.filter { isPurchase($0, matches) && isApproval(rows[$0].row.bank) }
    guard !open.isEmpty else { return }
    let returned = rows.indices.filter { isOfFile($0) && rows[$0].fingerprint.amount > .zero }
      .map(entry)
    let days = Dictionary(grouping: open) { rows[$0].fingerprint.day }
    for position in entries.indices where isPurchase(at: position, matches) {
      guard !isApproval(entries[position].entry.bank) else { continue }
      let amount = fingerprints[position].amount
      for index in near(position, days) where !matches.used.contains(index) {
        guard areOfOneShop(position, index) else { continue }
        let purchase = entry(of: index)
        let rests = purchase.rests(after: returned)
        guard rests.contains(amount) || isUnsaid(purchase, rests, amount) else { continue }
        matches.add(position, index)
        if !rests.isEmpty { matches.joined.insert(position) }
        break
      }
    }
  }

  /// Gives approvals, and what came back of them, the lines of bills that have what is left.
  private func matchApprovedRests(_ matches: inout Matches) {
    let open = rows.indices.filter { isPurchase($0, matches) && !isApproval(rows[$0].row.bank) }
    guard !open.isEmpty else { return }
    let days = Dictionary(grouping: open) { rows[$0].fingerprint.day }
    let back = entries.indices.filter { position in
      entries[position].exported == nil && entries[position].cancellation == nil
        && fingerprints[position].amount > .zero
    }
    for position in entries.indices where isPurchase(at: position, matches) {
      let purchase = entries[position].entry
      guard isApproval(purchase.bank) else { continue }
      let parts = back.filter { entries[$0].entry.mayGiveBack(purchase) }
        .sorted { entries[$0].entry.day < entries[$1].entry.day }
      let rests = purchase.rests(after: parts.map { entries[$0].entry })
      let index = near(position, days).first { index in
        let amount = rows[index].fingerprint.amount
        return !matches.used.contains(index) && areOfOneShop(position, index)
          && (rests.contains(amount) || isUnsaid(purchase, rests, amount))
      }
      guard let index else { continue }
      let count = rests.firstIndex(of: rows[index].fingerprint.amount).map { $0 + 1 } ?? 0
      for known in [position] + parts.prefix(count) where matches.known[known] == nil {
        matches.add(known, index)
        matches.joined.insert(known)
      }
    }
  }

  /// Whether a line says no more of a purchase than that a part was taken back, and this may be what is left.
  private func isUnsaid(_ purchase: LedgerEntry, _ rests: [Won], _ amount: Won) -> Bool {
    rests.isEmpty && purchase.bank?.isOfPart == true && amount > purchase.amount
  }

  private func near(_ position: Int, _ days: [Day: [Int]]) -> [Int] {
    [0, -1, 1].compactMap { entries[position].entry.day.advanced(by: $0) }
      .flatMap { days[$0] ?? [] }
  }

  private func isApproval(_ bank: BankRecord?) -> Bool {
    bank.map { $0.isApproved || $0.isOfPart } ?? false
  }

  private func isPurchase(at position: Int, _ matches: Matches) -> Bool {
    mayDiffer(position, matches) && fingerprints[position].amount < .zero
      && entries[position].entry.bank?.instalment == nil
  }

  private func isPurchase(_ index: Int, _ matches: Matches) -> Bool {
    let row = rows[index]
    return !matches.used.contains(index) && isOfFile(index) && row.fingerprint.amount < .zero
      && row.row.bank?.balance == nil && row.row.bank?.instalment == nil
  }

  private func areOfOneShop(_ position: Int, _ index: Int) -> Bool {
    fingerprints[position].isAlike(rows[index].fingerprint)
      && !contradicts(entries[position].entry.bank, rows[index].row.bank)
  }

  private func entry(of index: Int) -> LedgerEntry {
    let (row, print) = rows[index]
    return LedgerEntry(
      day: print.day, amount: print.amount, text: print.text, category: .other, note: "",
      bank: row.bank)
  }
}
