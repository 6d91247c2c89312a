public import Time
public import WalletDomain

/// A movement of an account, and what the account has after it.
public struct BalanceStep: Hashable, Sendable {
  public let day: Day
  /// The seconds since midnight; nil if unknown.
  public let second: Int?
  public let amount: Won
  /// Nil where the bank does not say it.
  public let balance: Won?

  public init(day: Day, second: Int? = nil, amount: Won, balance: Won?) {
    (self.day, self.second, self.amount, self.balance) = (day, second, amount, balance)
  }

  /// Of an entry as its statement has it; what is pending may have another balance when it is posted.
  public init(_ entry: LedgerEntry) {
    let bank = entry.bank
    self.init(
      day: entry.stated?.day ?? entry.day, second: bank?.second,
      amount: entry.stated?.amount ?? entry.amount,
      balance: bank?.isPending == nil ? bank?.balance.map(Won.init) : nil)
  }
}

/// The movements of an account in the order that their balances say, and where some are missing.
///
/// Days follow one another. The movements of one day are in the order of their times, or as they are given, or
/// reversed, or in any other order: the one in which most balances follow from the one before.
public struct BalanceChain: Hashable, Sendable {
  /// Where movements are missing.
  public struct Gap: Hashable, Sendable {
    /// The days of the movements around it.
    public let after: Day
    public let before: Day
    /// What is missing, negative for spending.
    public let amount: Won

    public init(after: Day, before: Day, amount: Won) {
      (self.after, self.before, self.amount) = (after, before, amount)
    }
  }

  /// Where the steps with a balance stand among those that were given, in their order.
  public let order: [Int]
  /// In the order of time.
  public let gaps: [Gap]
  /// The steps without a balance that no gap is.
  public let rest: [BalanceStep]
  /// The days of the first and the last balance; nil without balances.
  public let days: ClosedRange<Day>?
  /// What the account may have before the first step, and before those of its day that are given before it without a
  /// balance: several if it is not clear which of a day is the first,
  /// the likeliest one first.
  public let openings: [Won]
  /// What it has after the last one; nil without balances.
  public let closing: Won?

  public init(_ steps: [BalanceStep]) {
    var links: [Link] = []
    var others: [(index: Int, step: BalanceStep)] = []
    for (index, step) in steps.enumerated() {
      if let balance = step.balance {
        links.append(Link(step, balance.amount, index))
      } else {
        others.append((index, step))
      }
    }
    let ordered = Self.ordered(links)
    // Some banks print a balance after the last movement of a day alone.
    let first = ordered.first.map { first in
      (day: first.day, index: ordered.prefix { $0.day == first.day }.map(\.index).min() ?? 0)
    }
    func leads(_ other: (index: Int, step: BalanceStep)) -> Bool {
      first.map { other.step.day == $0.day && other.index < $0.index } ?? false
    }
    let before = others.filter(leads).reduce(Int64(0)) { $0 &+ $1.step.amount.amount }
    order = ordered.map(\.index)
    days = ordered.first.flatMap { first in ordered.last.map { first.day...$0.day } }
    closing = (ordered.last?.after).map(Won.init)
    var rest = Others(others.filter { !leads($0) }.map(\.step))
    var gaps: [Gap] = []
    var openings = ordered.prefix(1).map(\.before)
    for (one, next) in zip(ordered, ordered.dropFirst()) where one.after != next.before {
      let missing = next.before &- one.after
      if rest.take(missing, from: one.day, to: next.day) { continue }
      gaps.append(Gap(after: one.day, before: next.day, amount: Won(missing)))
      if next.day == ordered[0].day { openings.append(next.before) }
    }
    self.gaps = gaps
    self.rest = rest.rest
    self.openings = openings.map { Won($0 &- before) }
  }

  public var count: Int { order.count }

  /// What the account has before the first step; nil if that is not clear.
  public var opening: Won? { openings.count == 1 ? openings[0] : nil }

  /// Whether nothing is missing between the first and the last balance, and nothing is there that they do not
  /// have.
  public var isComplete: Bool {
    guard let days, gaps.isEmpty else { return false }
    return !rest.contains { days.contains($0.day) }
  }

  /// Into how many parts gaps cut it.
  public var parts: Int { order.isEmpty ? 0 : gaps.count + 1 }

  /// Whether the balances follow from the amounts at all, but for gaps.
  public var isCredible: Bool { count < 4 ? count > 0 : gaps.count * 2 < count }
}

extension BalanceChain {
  /// A step with a balance.
  struct Link {
    let day: Day
    let second: Int?
    let before: Int64
    let after: Int64
    /// Where it stands among the steps that were given.
    let index: Int

    init(_ step: BalanceStep, _ after: Int64, _ index: Int) {
      (day, second, self.after, self.index) = (step.day, step.second, after, index)
      // A file may have any numbers.
      before = after &- step.amount.amount
    }
  }

  private static func ordered(_ links: [Link]) -> [Link] {
    var days: [[Link]] = []
    for link in links.sorted(by: { ($0.day, $0.index) < ($1.day, $1.index) }) {
      if days.last?.last?.day == link.day {
        days[days.count - 1].append(link)
      } else {
        days.append([link])
      }
    }
    // With what each day and those after it may begin.
    var starts: [Set<Int64>] = [[]]
    for day in days.reversed() {
      let own = Set(BalanceDay.starts(of: day))
      let last = starts[starts.count - 1]
      starts.append(!own.isEmpty ? own : !last.isEmpty ? last : Set(day.map(\.before)))
    }
    var end: Int64?
    return days.indices.flatMap { index in
      let next = starts[days.count - index - 1]
      let day = BalanceDay(days[index], after: end, before: next).ordered()
      end = day.last?.after
      return day
    }
  }

  /// Movements without a balance, which may be what is missing.
  private struct Others {
    private let steps: [BalanceStep]
    private var used: Set<Int> = []
    private var tries = 0

    /// How many gaps are tried, how many movements are added up for each, and to how many sums.
    private static let (mostTries, mostSteps, mostSums) = (500, 24, 500)

    init(_ steps: [BalanceStep]) { self.steps = steps.sorted { $0.day < $1.day } }

    var rest: [BalanceStep] { steps.indices.filter { !used.contains($0) }.map { steps[$0] } }

    /// Takes away some of these days that come to an amount; false if none do.
    mutating func take(_ amount: Int64, from first: Day, to last: Day) -> Bool {
      var (low, high) = (0, steps.count)
      while low < high {
        let middle = (low + high) / 2
        if steps[middle].day < first { low = middle + 1 } else { high = middle }
      }
      let near = steps[low...].prefix(Self.mostSteps).prefix { $0.day <= last }.indices
        .filter { !used.contains($0) }
      guard !near.isEmpty, tries < Self.mostTries else { return false }
      tries += 1
      var sums: [Int64: [Int]] = [0: []]
      for index in near {
        for (sum, used) in sums where sums.count < Self.mostSums {
          let next = sum &+ steps[index].amount.amount
          if sums[next] == nil { sums[next] = used + [index] }
        }
      }
      guard let found = sums[amount], !found.isEmpty else { return false }
      used.formUnion(found)
      return true
    }
  }
}
