import WalletDomain

/// Purchases of a card that have come in as pending, and may be what a later file has under another name, or with another
/// amount.
extension LinkFinder {
  /// How many days later a purchase is settled under another name, and with another amount.
  private static let settling = (most: 5, other: 1)
  /// How many candidates are looked at, and shown.
  private static let limit = (seen: 16, shown: 3)

  /// Asks whether they are one: of one amount, or of one payee.
  func findPending() {
    let days = numbers(of: asked?.near)
    let pending = rows.indices.filter {
      traits[$0].contains(.isPending) && isIn(days, $0) && mayBecomeOther($0)
    }
    guard !pending.isEmpty else { return }
    let owned = Set(pending.map { places[$0] })
    let settled = Dictionary(
      grouping: rows.indices.filter {
        owned.contains(places[$0]) && !traits[$0].contains(.isPending) && mayBecomeOther($0)
      }
    ) { places[$0] }.mapValues(sortedByDay)
    for index in pending {
      let near = near(
        index, in: settled[places[index]] ?? [], within: Self.settling.most, limit: Self.limit.seen)
      let found = near.compactMap { other in rank(index, other).map { (other, $0) } }
        .sorted { $0.1 < $1.1 }.prefix(Self.limit.shown)
      for (other, _) in found { propose(index, as: other, isOnly: found.count == 1) }
    }
  }

  private func mayBecomeOther(_ index: Int) -> Bool {
    rows[index].importID != nil && isUnlinked(at: index) && rows[index].partOf == nil
      && !rows[index].isLocked && !divided.contains(ids[index])
  }

  /// The most likely first; nil for what is none.
  private func rank(_ index: Int, _ other: Int) -> Int? {
    let (row, next) = (rows[index], rows[other])
    guard let first = row.importID, let later = next.importID, first < later,
      (amounts[index] < 0) == (amounts[other] < 0), dates[index] <= dates[other],
      !isRefused(.same, row.id, next.id)
    else { return nil }
    let isAlike = EntryFingerprint(row.entry).isAlike(EntryFingerprint(next.entry))
    if amounts[index] == amounts[other] { return isAlike ? 0 : 2 }
    guard days(from: index, to: other) <= Self.settling.other else { return nil }
    let isNear = EntryRecognition.mayBeSettled(next.amount, row.amount)
    return isAlike ? 1 : isNear && areOneMoment(index, other) ? 3 : nil
  }

  private func propose(_ index: Int, as other: Int, isOnly: Bool) {
    let (row, next) = (rows[index], rows[other])
    var reasons: [LinkReason] = [.pending]
    if row.amount == next.amount { reasons.append(.sameAmount) }
    if isOneShop(index, other) { reasons.append(.samePayee) }
    reasons.append(apart(row, next))
    if !isOnly { reasons.append(.severalCandidates) }
    add(LinkProposal(.same, first: row, second: next, isSure: false, reasons: reasons))
  }
}
