import WalletDomain

/// What was typed into an account before its file came, which names it otherwise, so that both count.
extension LinkFinder {
  /// How many candidates are looked at, and shown.
  private static let limit = (seen: 16, shown: 3)

  /// Asks whether they are one: of one amount and day, or of the day before or after by a name that is alike.
  func findTyped() {
    let days = numbers(of: asked?.near)
    let typed = rows.indices.filter {
      !traits[$0].contains(.isImported) && isIn(days, $0) && isTyped($0)
    }
    guard !typed.isEmpty else { return }
    let owned = Set(typed.map { places[$0] })
    let stated = Dictionary(
      grouping: rows.indices.filter { owned.contains(places[$0]) && isStated($0) }
    ) { places[$0] }.mapValues(sortedByDay)
    for index in typed {
      let found = near(
        index, in: stated[places[index]] ?? [], within: 1, limit: Self.limit.seen
      ).filter { mayBe(index, $0) }.prefix(Self.limit.shown)
      for other in found { propose(index, as: other, isOnly: found.count == 1) }
    }
  }

  private func isTyped(_ index: Int) -> Bool {
    let row = rows[index]
    return row.origin == .hand && row.entry.bank == nil && row.partOf == nil && !row.isLocked
      && row.order == nil && isUnlinked(at: index) && !divided.contains(ids[index])
  }

  private func isStated(_ index: Int) -> Bool {
    traits[index].contains(.isImported) && isUnlinked(at: index) && rows[index].partOf == nil
      && !rows[index].isLocked && !divided.contains(ids[index])
  }

  private func mayBe(_ index: Int, _ other: Int) -> Bool {
    // What is typed beside what a file has brought is another one.
    amounts[index] == amounts[other] && ids[index] < ids[other]
      && (dates[index] == dates[other] || isOneShop(index, other))
      && !isRefused(.same, ids[index], ids[other])
  }

  private func propose(_ index: Int, as other: Int, isOnly: Bool) {
    let (row, next) = (rows[index], rows[other])
    var reasons: [LinkReason] = [.typed, .sameAmount]
    if isOneShop(index, other) { reasons.append(.samePayee) }
    reasons.append(apart(row, next))
    if !isOnly { reasons.append(.severalCandidates) }
    add(LinkProposal(.same, first: row, second: next, isSure: false, reasons: reasons))
  }
}
