import Time
import WalletDomain

/// What a card pays back of a bill that had too much, as for a purchase that was cancelled after the bill was closed, of
/// which the card's file has neither.
extension LinkFinder {
  /// How many days after the payment.
  private static let restReach = 45

  /// The number of the only payment that has exactly as much beyond its purchases as comes back; nil for none.
  func rest(
    of payments: [CardDebt.Payment], _ explanations: [CardDebt.Explanation],
    paidBackBy row: LedgerRow
  ) -> Int? {
    let fitting = zip(payments, explanations).enumerated().filter { _, each in
      each.0.amount - each.1.amount == row.amount
    }
    guard fitting.count == 1, let only = fitting.first,
      (0...Self.restReach).contains(only.element.0.day.distance(to: row.day))
    else { return nil }
    return only.offset
  }

  /// The explanations with what has come back of payments, which is nothing that was bought.
  func withReturns(
    _ explanations: [CardDebt.Explanation], of payments: [CardDebt.Payment],
    _ card: LedgerAccount.ID, in found: CardBills
  ) -> [CardDebt.Explanation] {
    var explanations = explanations
    for back in found.returns where back.isSaid && back.bill == nil && back.cards == [card] {
      let row = rows[back.index]
      guard !isRefused(.cardBill, row.id, nil),
        let number = rest(of: payments, explanations, paidBackBy: row)
      else { continue }
      explanations[number].carry(row.amount)
    }
    return explanations
  }
}

extension LinkProposal {
  /// How many days before others a bill is looked at of which a later one lacks what it had too much.
  private static let carriedReach = 31

  /// The first day on which it is looked at near entries that begin on a day.
  func earliest(before day: Day) -> Day {
    let isCarried = reasons.contains { if case .carried = $0 { true } else { false } }
    return isCarried ? day.advanced(by: -Self.carriedReach) ?? day : day
  }
}
