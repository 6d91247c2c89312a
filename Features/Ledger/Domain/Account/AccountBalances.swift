public import Time
import WalletDomain

/// What an account has of some days, and of the nearest days around them with a balance.
public struct AccountBalances: Hashable, Sendable {
  /// In the order in which they were added.
  public private(set) var steps: [BalanceStep] = []
  /// The first of these days.
  public private(set) var start: Day?

  public init(_ steps: [BalanceStep] = [], from start: Day? = nil) {
    (self.steps, self.start) = (steps, start)
  }

  /// The same as rows are read.
  public mutating func take(_ step: BalanceStep, from start: Day) {
    steps.append(step)
    self.start = start
  }

  /// How a statement's balances go on from those of an account.
  public enum Continuity: Hashable, Sendable {
    /// One of both has no balances that say it.
    case unknown
    /// They have the same movements, or the balance after one is that before another.
    case joined
    /// Both only had nothing before the statement.
    case joinedAtZero
    /// Neither: something is missing between them, or they are of two accounts.
    case apart
  }

  /// How a statement goes on from the account, or leads to it.
  public func continuity(of statement: [BalanceStep]) -> Continuity {
    continuity(of: statement, BalanceChain(statement))
  }

  /// The same where what the statement's balances say is known.
  public func continuity(of statement: [BalanceStep], _ theirs: BalanceChain) -> Continuity {
    let mine = BalanceChain(steps)
    guard mine.isCredible, theirs.isCredible else { return .unknown }
    let (all, known) = all(with: statement)
    let saved = mine.parts + theirs.parts - BalanceChain(all).parts
    guard saved > 0 else { return .apart }
    return saved == 1 && known == 0 && theirs.opening == .zero ? .joinedAtZero : .joined
  }

  /// The movements up to a day.
  @concurrent
  public func chain(upTo day: Day) async -> BalanceChain {
    BalanceChain(steps.filter { $0.day <= day })
  }

  /// The account's movements with those of a statement that it does not have.
  public func joined(with statement: [BalanceStep]) -> BalanceChain {
    BalanceChain(all(with: statement).steps)
  }

  /// Both, and how many of the statement's the account has: with this day, amount and balance, and no other time.
  ///
  /// One that it has without a balance, such as one that was written by hand, is the statement's, too.
  private func all(with statement: [BalanceStep]) -> (steps: [BalanceStep], known: Int) {
    func key(_ step: BalanceStep, _ balance: Won?) -> BalanceStep {
      BalanceStep(day: step.day, amount: step.amount, balance: balance)
    }
    var places: [BalanceStep: [Int]] = [:]
    for index in steps.indices.reversed() {
      places[key(steps[index], steps[index].balance), default: []].append(index)
    }
    func take(_ step: BalanceStep, _ balance: Won?) -> Int? {
      let key = key(step, balance)
      guard let open = places[key] else { return nil }
      let place =
        open.lastIndex { steps[$0].second == step.second }
        ?? open.lastIndex { !BankRecord.areTwoMoments(steps[$0].second, step.second) }
      return place.flatMap { places[key]?.remove(at: $0) }
    }
    var all = steps.map { Optional($0) }
    var known = 0
    let joined = joinedSteps(of: statement)
    for (index, step) in statement.enumerated() {
      if joined.contains(index) || take(step, step.balance) != nil {
        known += 1
      } else {
        if let index = take(step, nil) { all[index] = nil }
        all.append(step)
      }
    }
    return (all.compactMap(\.self), known)
  }

  /// How many lines one movement has at most.
  private static let mostLines = 4

  /// Where those of the statement stand which lead one behind the other, within a moment, from the balance before one of
  /// the account's to that after it: the account has them as one.
  private func joinedSteps(of statement: [BalanceStep]) -> Set<Int> {
    let known = Dictionary(grouping: steps.filter { $0.balance != nil }) {
      BalanceStep(day: $0.day, amount: $0.amount, balance: $0.balance)
    }
    guard !known.isEmpty else { return [] }
    let own = Set(
      statement.map { BalanceStep(day: $0.day, amount: $0.amount, balance: $0.balance) })
    var joined: Set<Int> = []
    func follows(_ one: BalanceStep, _ next: BalanceStep) -> Bool {
      guard let before = one.balance, let after = next.balance else { return false }
      return one.day == next.day && one.second == next.second && after - next.amount == before
    }
    for first in statement.indices where !joined.contains(first) {
      // The newest line may stand first.
      for step in [1, -1] {
        var (last, sum, places) = (first, statement[first].amount, [first])
        while places.count < Self.mostLines, statement.indices.contains(last + step),
          follows(statement[last], statement[last + step])
        {
          last += step
          sum = sum + statement[last].amount
          places.append(last)
          let whole = BalanceStep(
            day: statement[last].day, amount: sum, balance: statement[last].balance)
          let isKnown =
            known[whole]?.contains {
              !BankRecord.areTwoMoments($0.second, statement[last].second)
            } ?? false
          if isKnown, !own.contains(whole) { joined.formUnion(places) }
        }
      }
    }
    return joined
  }
}
