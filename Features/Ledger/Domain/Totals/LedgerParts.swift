public import Time
import WalletDomain

/// What the rows of one month come to by days, payees and categories.
public struct LedgerParts: Hashable, Sendable {
  public static let none = LedgerParts([:])

  /// Rows of one day, category and text.
  public struct Part: Hashable, Sendable {
    public let day: Day
    public let category: LedgerCategory
    /// The text of the rows.
    public let payee: String

    public init(day: Day, category: LedgerCategory, payee: String) {
      (self.day, self.category, self.payee) = (day, category, payee)
    }

    /// The part in which a row is counted.
    public init(of row: LedgerRow) {
      self.init(day: row.day, category: row.category, payee: row.entry.name)
    }
  }

  private let parts: [Part: LedgerSummary]
  private let pairs: PairedSums<Part>
  private let ofDays: [Day: [LedgerCategory: LedgerSummary]]
  private let ofPayees: [String: [LedgerCategory: LedgerSummary]]

  /// Parts without rows may be left out.
  public init(_ parts: [Part: LedgerSummary], _ pairs: PairedSums<Part> = PairedSums()) {
    self.pairs = pairs
    self.parts = parts.filter { $0.value.count > 0 }
    var days: [Day: [LedgerCategory: LedgerSummary]] = [:]
    var payees: [String: [LedgerCategory: LedgerSummary]] = [:]
    for (part, sum) in self.parts {
      days[part.day, default: [:]][part.category, default: .nothing] += sum
      payees[part.payee, default: [:]][part.category, default: .nothing] += sum
    }
    (ofDays, ofPayees) = (days, payees)
  }

  /// The sums of categories on a day, of all categories if nil.
  public func sum(_ categories: [LedgerCategory]?, on day: Day) -> LedgerSummary {
    once(Self.sum(ofDays[day], categories), categories) { $0.day == day }
  }

  /// The sums of categories at a payee, of all categories if nil.
  public func sum(_ categories: [LedgerCategory]?, at payee: String) -> LedgerSummary {
    once(Self.sum(ofPayees[payee], categories), categories) { $0.payee == payee }
  }

  /// The sums of categories, of all categories if nil.
  public func sum(_ categories: [LedgerCategory]?) -> LedgerSummary {
    once(ofDays.values.reduce(.nothing) { $0 + Self.sum($1, categories) }, categories) { _ in
      true
    }
  }

  private func once(
    _ sum: LedgerSummary, _ categories: [LedgerCategory]?, _ isMeant: (Part) -> Bool
  ) -> LedgerSummary {
    pairs.once(sum) { isMeant($0) && categories?.contains($0.category) != false }
  }

  private static func sum(
    _ sums: [LedgerCategory: LedgerSummary]?, _ categories: [LedgerCategory]?
  ) -> LedgerSummary {
    guard let sums else { return .nothing }
    guard let categories else { return sums.values.reduce(.nothing, +) }
    return categories.reduce(.nothing) { $0 + (sums[$1] ?? .nothing) }
  }

  /// The same by months.
  public var totals: MonthTotals {
    let bars = parts.map { (MonthTotals.Bar(of: $0), $1) }
    return MonthTotals(
      Dictionary(bars, uniquingKeysWith: +), pairs.grouped(by: MonthTotals.Bar.init))
  }

  /// The payees at which was spent, or from which more came back: the one with most first.
  public var payees: [String] {
    ofPayees.compactMap { payee, sums -> (payee: String, spent: Int64)? in
      guard sums.values.contains(where: { $0.spent != .zero }) else { return nil }
      return (payee, Self.sum(sums, nil).spent.amount)
    }.sorted { ($1.spent, $0.payee) < ($0.spent, $1.payee) }.map(\.payee)
  }

  /// How many rows are of days before this one, or after it.
  public func count(before day: Day) -> Int { count { $0 < day } }

  public func count(after day: Day) -> Int { count { $0 > day } }

  private func count(_ isCounted: (Day) -> Bool) -> Int {
    ofDays.reduce(0) { count, day in
      isCounted(day.key) ? count + day.value.values.reduce(0) { $0 + $1.count } : count
    }
  }
}
