import WalletDomain

/// Money from friends for what was bought together.
extension LinkFinder {
  /// Proposes money from a person as a share of a larger purchase of the week before.
  func findShares() {
    let window = numbers(of: asked?.near)
    let purchases = sortedByDay(
      rows.indices.filter { index in
        guard amounts[index] < 0, isIn(window, index), isUnlinked(at: index),
          !isLeftOfMovement(at: index)
        else { return false }
        return ![.topUp, .income].contains(rows[index].category)
          && !kindWords(at: index).contains(.transfer)
      })
    guard !purchases.isEmpty else { return }
    let refunds = refunds
    for position in rows.indices where amounts[position] > 0 && isIn(window, position) {
      let row = rows[position]
      guard isUnlinked(at: position), let sender = sender(of: position),
        !isLeftOfMovement(at: position),
        !kindText(at: position).isEmpty || !refunds.contains(row.id)
      else { continue }
      var (low, high) = (0, purchases.count)
      while low < high {
        let middle = (low + high) / 2
        if days(from: purchases[middle], to: position) > 7 {
          low = middle + 1
        } else {
          high = middle
        }
      }
      let near = purchases[low...].prefix { days(from: $0, to: position) >= 0 }.filter {
        -amounts[$0] > amounts[position] && mayReturn(position, $0) && mayBeShared($0)
      }
      let isPerson = sender == .person
      let share = near.last { isShare(row.amount, of: rows[$0].amount.size, isExact: !isPerson) }
      guard let index = share ?? (isPerson ? near.last : nil) else { continue }
      var reasons: [LinkReason] = [.holder(row.said), apart(rows[index], row)]
      if near.count > 1 { reasons.append(.severalCandidates) }
      add(
        LinkProposal(.refund, first: row, second: rows[index], isSure: false, reasons: reasons))
    }
  }

  /// Whether it is nothing that one pays for oneself: a loan with its interest, or what a bank takes.
  private func mayBeShared(_ index: Int) -> Bool {
    guard kinds[index] != .card, kinds[index] != .wallet else { return true }
    let words = "\(kindText(at: index)) \(parties.folded(texts[index]))"
    return !LinkWords.isPrice(words) && !LinkWords.isTax(words)
      && meaning(rows[index])?.mayHaveInterest != true
  }

  /// Whether an amount is an equal part of another, of two to ten people.
  private func isShare(_ amount: Won, of whole: Won, isExact: Bool) -> Bool {
    // Pounds and dollars are small numbers.
    let most = isExact ? min(100, amount.amount / 20) : 100
    return (2...10).contains { abs(whole.amount / Int64($0) - amount.amount) <= most }
  }
}
