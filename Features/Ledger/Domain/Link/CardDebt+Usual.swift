import Time
import WalletDomain

/// When periods end where nothing says when.
extension CardDebt {
  /// Whether something was bought before the days between which periods usually end, and nothing on them.
  func isClear(_ day: Day) -> Bool {
    let ends = Self.usualEnds.compactMap { day.advanced(by: -$0) }.map { owed(on: $0) }
    return Set(ends).count == 1 && ends[0] > 0
  }

  /// How many days before the payment.
  private static let usualEnds = [10, 18]

  /// Without a cycle most cards close a bill two weeks before it is paid.
  func usualEnd(for payment: Payment) -> Day {
    let usual = payment.day.advanced(by: -14) ?? payment.day
    if owed(on: usual) > 0 { return usual }
    return payment.day.advanced(by: -1) ?? payment.day
  }

  /// The day of a month on which most of these payments are; nil for one alone.
  static func payday(of payments: [Payment]) -> Int? {
    let counts = payments.reduce(into: [Int: Int]()) { $0[$1.day.day, default: 0] += 1 }
    let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return payments.count > 1 ? usual : nil
  }
}
