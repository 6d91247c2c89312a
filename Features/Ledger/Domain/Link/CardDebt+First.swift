import Time
import WalletDomain

/// What the first payment that is known pays.
extension CardDebt {
  /// Whether several payments of the first bill come to all that was bought until its end.
  func isInParts(
    _ payments: ArraySlice<Payment>, of all: Int64, until ends: Day, by cycle: Cycle?
  ) -> Bool {
    guard let cycle else { return false }
    var (sum, count) = (Int64(0), 0)
    for payment in payments where sum < all {
      guard end(of: cycle, before: payment.day) == ends else { break }
      sum += payment.amount.amount
      count += 1
    }
    return sum == all && count > 1
  }

  /// Whether a payment is more than what was bought in its period, and what was bought just before is not the rest,
  /// as that comes to the card days later; nor is all that was bought so far the amount.
  func hasOtherRest(
    _ payment: Payment, _ begins: Day, _ ends: Day, _ all: Int64, _ cycle: Cycle?
  ) -> Bool {
    let amount = payment.amount.amount
    guard all != amount, !clears(amount, besides: 0, after: ends, by: payment.day) else {
      return false
    }
    let before = owed(on: begins, as: cycle)
    let rest = amount - (all - before)
    guard cycle != nil, rest > 0, all > before else { return false }
    return !Self.late.contains { days in
      begins.advanced(by: -days).map { before - owed(on: $0) == rest } ?? false
    }
  }

  /// How many days before a period what was bought may come into it.
  private static let late = 1...10
}

extension CardDebt {
  /// The days of a period after the last one of the period before.
  static func days(after begins: Day?, until ends: Day) -> ClosedRange<Day> {
    min(begins?.advanced(by: 1) ?? ends, ends)...ends
  }
}

extension CardDebt.Explanation {
  /// Whether the purchases come to the amount, and nothing else has paid them.
  var isExact: Bool { period != nil && !isAgain }

  /// The same with what was cancelled since.
  var isWhole: Bool { isExact || isCancelled }

  /// What pays the purchases of a period once more: the card was paid too much, or it is of a card that is not kept here.
  static func again(_ amount: Int64, in period: ClosedRange<Day>) -> Self {
    Self(amount: Won(amount), period: period, isClear: false, isAgain: true)
  }
}
