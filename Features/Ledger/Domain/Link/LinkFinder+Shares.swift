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
      guard isUnlinked(at: position), isFromPerson(position), !isLeftOfMovement(at: position),
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
      let share = near.last { isShare(row.amount, of: rows[$0].amount.size) }
      guard let index = share ?? near.last else { continue }
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

  /// Whether a bank names a person from whom money came.
  private func isFromPerson(_ index: Int) -> Bool {
    guard rows[index].origin == .imported, kinds[index] != .card else { return false }
    let party = party(at: index)
    guard !party.isHolder, isName(party.person), !LinkWords.isNobody(party.person),
      !LinkWords.isOfSales(party.text), !LinkWords.isOfSales(kindText(at: index))
    else { return false }
    // A column that says nothing but 입금 is none of words.
    if kindText(at: index).isEmpty, !party.isColumn { return LinkNames.isPerson(party.text) }
    let words: LinkWords.Kinds = [.transfer, .deposit]
    // Names of shops look like those of persons, and a wallet says from whom it has received money.
    guard kinds[index] != .wallet else {
      return !kindWords(at: index).isDisjoint(with: words.union(.received))
        || LinkWords.isSettled(kindText(at: index))
    }
    return !kindWords(at: index).isDisjoint(with: words)
      || party.isColumn && !LinkWords.isNobody(kindText(at: index))
  }

  /// Whether an amount is an equal part of another, of two to ten people.
  private func isShare(_ amount: Won, of whole: Won) -> Bool {
    (2...10).contains { abs(whole.amount / Int64($0) - amount.amount) <= 100 }
  }

  /// Whether a name may be a person's.
  private func isName(_ name: String) -> Bool {
    (2...4).contains(name.count)
      && name.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value || $0 == "*" }
  }
}
