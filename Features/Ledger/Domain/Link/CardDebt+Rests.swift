import Time
import WalletDomain

extension CardDebt {
  /// What payments had beyond the purchases, as for one that was cancelled after its bill was closed: the card has
  /// taken both out of its file, and gives the money back with a later bill, which lacks it.
  struct Rests {
    struct Rest {
      /// The number of the payment.
      let number: Int
      let day: Day
      let amount: Int64
    }

    /// How many days later a bill may lack it.
    private static let reach = 120

    private var open: [Rest] = []

    mutating func add(_ amount: Int64, of number: Int, on day: Day) {
      open.append(Rest(number: number, day: day, amount: amount))
    }

    /// Those that come to exactly what a bill lacks: one alone, or the last ones together; none if they do not, or
    /// where several have the same amount, as of a purchase that the card's file lacks and is paid month by month.
    mutating func take(_ lack: Int64, on day: Day) -> [Rest] {
      guard !open.isEmpty else { return [] }
      let near = open.filter { $0.day.distance(to: day) <= Self.reach }
      let alone = near.last { $0.amount == lack }
      let taken = alone.map { [$0] } ?? last(of: near, comingTo: lack)
      guard !taken.isEmpty else { return [] }
      let amounts = Set(taken.map(\.amount))
      guard amounts.count == taken.count,
        open.count(where: { amounts.contains($0.amount) }) == taken.count
      else { return [] }
      let numbers = Set(taken.map(\.number))
      open.removeAll { numbers.contains($0.number) }
      return taken
    }

    private func last(of rests: [Rest], comingTo lack: Int64) -> [Rest] {
      var sum: Int64 = 0
      for (count, rest) in rests.reversed().enumerated() {
        sum += rest.amount
        if sum == lack { return Array(rests.suffix(count + 1)) }
        if sum > lack { break }
      }
      return []
    }
  }
}

extension CardDebt {
  /// Whether so much of a payment is what was bought in its period and cancelled after that, alone or together.
  func wasCancelled(_ rest: Won, of payment: Payment, by cycle: Cycle) -> Bool {
    guard !cancelled.isEmpty, let ends = end(of: cycle, before: payment.day) else { return false }
    let begins = end(before: ends, by: cycle)
    let late = cancelled.filter { purchase in
      purchase.facts.day <= ends && begins.map { purchase.facts.day > $0 } ?? true
        && purchase.end.map { $0 > ends } ?? true
    }.map { -$0.amount }
    return late.contains(rest) || late.reduce(Won.zero, +) == rest
  }
}

extension CardDebt.Explanation {
  /// Takes what no purchase has, and what has come back since or later payments lack, as explained.
  mutating func carry(_ rest: Won) {
    (amount, carried) = (amount + rest, carried + rest)
  }
}
