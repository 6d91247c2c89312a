import Time
import WalletDomain

/// What is to be paid for the entries of a card, and which of it payments pay.
///
/// A bill has the purchases of a month that ends on the same day of each, and is paid up to 45 days later;
/// those that come in as they are billed have the day of the bill. Of what is collected over months each bill has
/// a part.
struct CardDebt {
  /// What is to be paid on the bill of a day; days of shorter months are counted on, so that those of one number
  /// are in bills of one kind.
  struct Item {
    let day: Int
    /// Negative for what was bought.
    let amount: Won
  }

  /// The day of a month on which the purchases of a bill end, 31 for its last one, and whether the last
  /// such day before a payment is that of the next bill.
  struct Cycle: Hashable {
    let end: Int
    let isLate: Bool
  }

  struct Payment {
    let day: Day
    let amount: Won
    /// Whether it says that it is before the day of the bill.
    let isEarly: Bool
  }

  /// What the entries of a card explain of a payment.
  struct Explanation {
    var amount: Won
    /// The days of the purchases, if they come to the amount exactly.
    var period: ClosedRange<Day>?
    /// Whether no usual period explains another part of it.
    var isClear = true
    /// Whether another payment has paid all of these purchases already.
    var isAgain = false
    /// How much of it no purchase has, and later payments lack.
    var carried = Won.zero
    /// Whether that is what was bought and cancelled after the bill was closed, so that later payments are to lack it.
    var isCancelled = false
  }

  /// The day of the first entry.
  let base: Day
  /// The days with entries in ascending order, each with what is owed at its end.
  private let days: [(day: Int, owed: Int64)]
  /// The purchases that the card's file has said to be cancelled, which are none of the entries.
  let cancelled: [CancelledPurchase]

  /// `items` are what was bought, and what came back for it, of which the first is of this day.
  init?(_ items: [Item], from base: Day?, besides cancelled: [CancelledPurchase] = []) {
    guard let base else { return nil }
    self.cancelled = cancelled
    let sorted = items.sorted { $0.day < $1.day }
    self.base = base
    var owed: Int64 = 0
    days = sorted.map { entry in
      owed -= entry.amount.amount
      return (entry.day, owed)
    }
  }

  /// What is owed at the end of a day for all purchases up to it.
  func owed(on day: Day) -> Int64 { owed(on: day.rawValue) }

  /// What is owed at the end of a day, or at the end of the cycle, if that is later in the same month.
  func owed(on day: Day, as cycle: Cycle?) -> Int64 {
    owed(on: day.rawValue - day.day + max(day.day, cycle?.end ?? 0))
  }

  private func owed(on day: Int) -> Int64 {
    let count = count(until: day)
    return count == 0 ? 0 : days[count - 1].owed
  }

  /// How many entries are of a day or of earlier ones.
  private func count(until day: Int) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an amount, besides what is paid already, comes to all that is owed on a day after the end of a bill, as
  /// where the payment has a fee that was charged just before it.
  func clears(_ amount: Int64, besides paid: Int64, after ends: Day, by day: Day) -> Bool {
    let billed = count(until: ends.rawValue)
    return days[billed..<max(billed, count(until: day.rawValue))].contains { entry in
      entry.owed == paid + amount && owed(on: entry.day) == entry.owed
    }
  }

  // MARK: Periods

  /// The cycle by which most payments come to exactly what was bought, and how many do; nil if none does.
  func cycle(of payments: [Payment]) -> (cycle: Cycle, count: Int)? {
    guard let last = payments.last?.day else { return nil }
    var best: [Cycle] = []
    var most = 0
    for isLate in [false, true] {
      for end in 1...31 {
        let cycle = Cycle(end: end, isLate: isLate)
        let count = explanations(of: payments, by: cycle, payday: nil).count(where: \.isWhole)
        if count > most { (best, most) = ([], count) }
        if count == most, count > 0 { best.append(cycle) }
      }
    }
    if most == 0 { (best, most) = cyclesByRest(payments) }
    // Of what no entry tells apart the one that is usual: most bills end two weeks before they are paid.
    func oddity(_ cycle: Cycle) -> Int {
      end(of: cycle, before: last).map { abs($0.distance(to: last) - 14) } ?? .max
    }
    return best.min { oddity($0) < oddity($1) }.map { ($0, most) }
  }

  /// The cycles by which most payments have the same amount beside what was bought, as a part of a purchase from
  /// before the first entry.
  private func cyclesByRest(_ payments: [Payment]) -> (cycles: [Cycle], count: Int) {
    var best: (cycles: [Cycle], count: Int) = ([], Self.leastRests - 1)
    for isLate in [false, true] {
      for end in 1...31 {
        let cycle = Cycle(end: end, isLate: isLate)
        let rests = payments.compactMap { payment -> Int64? in
          guard !payment.isEarly, let last = self.end(of: cycle, before: payment.day),
            let first = self.end(before: last, by: cycle), first.advanced(by: 1) ?? first >= base
          else { return nil }
          let bought = owed(on: last, as: cycle) - owed(on: first, as: cycle)
          return bought > 0 && bought < payment.amount.amount
            ? payment.amount.amount - bought : nil
        }
        let counts = rests.reduce(into: [Int64: Int]()) { $0[$1, default: 0] += 1 }
        let count = counts.values.max() ?? 0
        if count > best.count { best = ([], count) }
        if count == best.count { best.cycles.append(cycle) }
      }
    }
    return best.cycles.isEmpty ? ([], 0) : best
  }

  /// How many payments have the same amount beside what was bought if that is no accident.
  private static let leastRests = 3

  /// The last day of the period that a payment pays; nil if it is too far back.
  func end(of cycle: Cycle, before day: Day) -> Day? {
    var (year, month) = (day.year, day.month)
    var skips = cycle.isLate ? 1 : 0
    for _ in 0..<3 {
      if let end = Self.day(cycle.end, of: month, year), end <= day {
        if skips == 0 { return end.distance(to: day) <= 45 ? end : nil }
        skips -= 1
      }
      (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
    }
    return nil
  }

  /// A day of a month, or the last one of a shorter month.
  private static func day(_ number: Int, of month: Int, _ year: Int) -> Day? {
    var last = number
    while last > 28 {
      if let day = Day(year: year, month: month, day: last) { return day }
      last -= 1
    }
    return Day(year: year, month: month, day: last)
  }

  /// The last day of the period before the one that ends on a day.
  func end(before end: Day, by cycle: Cycle) -> Day? {
    let (year, month) = end.month == 1 ? (end.year - 1, 12) : (end.year, end.month - 1)
    return Self.day(cycle.end, of: month, year)
  }
}
