public import Time
public import WalletDomain

/// How a card collects a purchase over months, as far as its files say it.
public struct Instalment: Codable, Hashable, Sendable {
  /// Over how many months cards collect.
  public static let lengths = 2...60

  public let months: Int
  /// The part that the last known bill has, counted from 1; nil if no bill is known.
  public private(set) var number: Int?
  /// What that bill has of the purchase, in won, positive and without fees.
  public private(set) var principal: Int64?
  /// When that bill is paid.
  public private(set) var payday: Day?

  /// Nil for what is paid at once, or not possible.
  public init?(months: Int, number: Int? = nil, principal: Won? = nil, payday: Day? = nil) {
    guard Self.lengths.contains(months), number.map({ (1...months).contains($0) }) ?? true,
      principal.map({ LedgerEntry.amounts.contains($0.amount) }) ?? true
    else { return nil }
    (self.months, self.number, self.payday) = (months, number, payday)
    self.principal = principal?.amount
  }

  /// Whether an entry with this amount is what one bill has, and not the whole purchase.
  public func isPart(_ amount: Won) -> Bool { principal == amount.size.amount }

  /// What each bill has of a purchase with this amount, in their order; all of it if that is what one bill has.
  ///
  /// Cards put what cannot be divided into the first one.
  public func parts(of amount: Won) -> [Won] {
    let size = amount.size.amount
    guard !isPart(amount) else { return [amount.size] }
    let rest = Int64(months - 1)
    if let number, let principal {
      let usual = number == 1 ? (size - principal) / rest : principal
      let (first, last) = (number == 1 ? principal : size - principal * rest, size - principal)
      // What bills say may not be of this amount.
      if first > 0, usual > 0, number > 1 || last >= rest {
        var parts = [first] + Array(repeating: usual, count: months - 1)
        parts[months - 1] += size - parts.reduce(0, +)
        return parts.map(Won.init)
      }
    }
    let usual = size / Int64(months)
    return [Won(size - usual * rest)] + Array(repeating: Won(usual), count: months - 1)
  }

  /// Which part the last bill has that was paid or sent until a day; nil if no bill is known.
  public func number(on day: Day) -> Int? {
    guard let number, let payday else { return number }
    let ahead = Self.months(of: day) - Self.months(of: payday) - (day.day < payday.day ? 1 : 0)
    return min(number + max(ahead, 0), months)
  }

  /// What bills after a day have, each with the first day of its month, in their order; nil if no bill is known.
  public func open(of amount: Won, after day: Day) -> [(month: LedgerMonth, amount: Won)]? {
    guard !isPart(amount), let known = number, let payday, let number = number(on: day) else {
      return nil
    }
    return parts(of: amount).enumerated().dropFirst(number).compactMap { index, part in
      LedgerMonth(of: payday).advanced(by: index + 1 - known).map { ($0, part) }
    }
  }

  /// From which day on purchases may be collected after a day.
  public static func reach(back day: Day) -> Day {
    Day(year: day.year - lengths.upperBound / 12 - 1, month: 1, day: 1) ?? day
  }

  private static func months(of day: Day) -> Int { day.year * 12 + day.month }

  /// How far apart amounts may be that are one purchase by its parts, of which the first has what is left over
  /// of hundreds.
  static func mayBeOne(_ amount: Won, _ other: Won) -> Bool {
    let most = max(amount.size.amount, other.size.amount)
    return (amount < .zero) == (other < .zero)
      && abs(amount.amount - other.amount) <= min(most / 10, Int64(lengths.upperBound) * 100)
  }

  /// The amount of a purchase that a bill says to be this one, and that was another one before.
  ///
  /// Of what was made of parts alone the first and the others are what it comes to.
  func whole(_ amount: Won, _ known: Instalment?, _ before: Won) -> Won {
    guard amount != before, isMade(amount) else { return amount }
    guard let known, known.isMade(before) else { return before }
    let parts = [self, known].sorted { $0.number ?? 0 < $1.number ?? 0 }
    guard parts[0].number == 1, parts[1].number ?? 0 > 1, let first = parts[0].principal,
      let other = parts[1].principal
    else { return before }
    let size = first + other * Int64(months - 1)
    return Won(amount < .zero ? -size : size)
  }

  /// Whether an amount may be made of that of one part.
  func isMade(_ amount: Won) -> Bool {
    principal.map { $0 * Int64(months) == amount.size.amount } ?? false
  }

  /// Whether a later bill says it than the other one.
  func isLater(than other: Instalment?) -> Bool {
    guard let other else { return true }
    return other.months == months && number ?? 0 > other.number ?? 0
  }
}
