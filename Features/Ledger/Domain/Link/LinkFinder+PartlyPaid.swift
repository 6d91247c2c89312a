import WalletDomain

/// Purchases of a wallet for which a card has paid less.
extension LinkFinder {
  /// How many candidates of an entry are looked at.
  private static let mostParts = 16

  /// Proposes that a card has paid less for a wallet's purchase, as where points have paid the rest: what the card has
  /// is counted.
  func findPartlyPaid() {
    let days = numbers(of: asked?.near)
    func isOpen(_ index: Int) -> Bool {
      amounts[index] < 0 && isIn(days, index) && maySame(index) && !same.contains(rows[index].id)
    }
    let bought = rows.indices.filter {
      kinds[$0] == .wallet && !kindText(at: $0).isEmpty && isOpen($0)
    }
    guard !bought.isEmpty else { return }
    let paid = sortedByDay(rows.indices.filter { kinds[$0] == .card && isOpen($0) })
    let pairs = bought.flatMap { index in
      near(index, in: paid, within: 1, limit: Self.mostParts).filter { isPartOf(index, paidBy: $0) }
        .map { (index, $0) }
    }
    for (index, part) in pairs {
      let isOnly = pairs.count { $0.0 == index || $0.1 == part } == 1
      let (row, other) = (rows[index], rows[part])
      add(
        LinkProposal(
          .same, first: row, second: other,
          isSure: isOnly
            && BankRecord.areOneMoment(row.entry.bank?.second, other.entry.bank?.second),
          reasons: [
            .ownAccount(owners[places[part]].shown), .ownAccount(owners[places[index]].shown),
            apart(row, other),
          ] + (isOnly ? [] : [.severalCandidates])))
    }
  }

  /// Whether a wallet says that a card has paid for it, and the card that the wallet has, and less.
  private func isPartOf(_ bought: Int, paidBy part: Int) -> Bool {
    let (row, other) = (rows[bought], rows[part])
    guard amounts[part] > amounts[bought], !isRefused(.same, row.id, other.id),
      row.entry.bank?.second == nil || other.entry.bank?.second == nil
        || areOneMoment(bought, part)
    else { return false }
    return parties.names(kindText(at: bought), owners[places[part]])
      && parties.names(parties.folded(texts[part]), owners[places[bought]])
  }
}
