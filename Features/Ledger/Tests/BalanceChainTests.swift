import Expectations
import Phrases
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// The order that balances say, and what they say is missing.
struct BalanceChainTests {
  /// Movements of days of November 2026 from a balance on.
  private func steps(from start: Int64, _ moves: [(day: Int, amount: Int64)]) -> [BalanceStep] {
    var balance = start
    return moves.compactMap { day, amount in
      balance += amount
      return Day(year: 2026, month: 11, day: day).map {
        BalanceStep(day: $0, amount: Won(amount), balance: Won(balance))
      }
    }
  }

  private func gaps(_ chain: BalanceChain) -> [[Int64]] {
    chain.gaps.map { [Int64($0.after.day), Int64($0.before.day), $0.amount.amount] }
  }

  @Test(
    arguments: [
      (32_405, 32_405, .joined), (32_405, 32_400, .joined), (32_405, nil, .joined),
      (nil, nil, .joined), (32_405, 0, .joined), (32_405, 32_406, .apart), (32_400, 36_000, .apart),
    ] as [(Int?, Int?, AccountBalances.Continuity)])
  func `what is equal but for its time is another account's`(
    one: Int?, other: Int?, how: AccountBalances.Continuity
  ) throws {
    let day = try #require(Day(year: 2026, month: 11, day: 9))
    func step(_ second: Int?) -> BalanceStep {
      BalanceStep(day: day, second: second, amount: Won(-4_500), balance: Won(95_500))
    }
    expectEqual(AccountBalances([step(one)]).continuity(of: [step(other)]), how)
  }

  @Test func `the movements of a day are put in the order of their balances`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      var day = 1
      let moves = (0..<Int.random(in: 2...40, using: &random)).map { _ in
        day = min(28, day + (Int.random(in: 0...5, using: &random) == 0 ? 1 : 0))
        return (day: day, amount: Int64([-3, -2, -1, 1, 2, 3].randomElement(using: &random) ?? 1))
      }
      // Without the first one, a round trip could begin anywhere.
      let whole = steps(from: 10, [(1, 1_000)] + moves)
      let chain = BalanceChain(whole.shuffled(using: &random))
      expectEqual(chain.gaps, [])
      #expect(chain.isComplete)
      expectEqual(chain.order.count, whole.count)
      expectEqual(chain.closing, whole.last?.balance)
      expectEqual(BalanceChain(whole).order, Array(whole.indices))
      expectEqual(BalanceChain(whole).opening, Won(10))
    }
  }

  @Test func `what is missing is named with the days around it`() {
    let whole = steps(
      from: 1_000, [(1, -10), (3, 500), (5, -41), (9, -20), (9, -30), (12, 7), (20, -1)])
    func without(_ missing: Int...) -> [BalanceStep] {
      whole.indices.filter { !missing.contains($0) }.map { whole[$0] }
    }
    expectEqual(gaps(BalanceChain(without(2))), [[3, 9, -41]])
    expectEqual(gaps(BalanceChain(without(1, 2))), [[1, 9, 459]])
    expectEqual(gaps(BalanceChain(without(1, 5))), [[1, 5, 500], [9, 20, 7]])
    expectEqual(gaps(BalanceChain(without(3))), [[5, 9, -20]])
    expectEqual(gaps(BalanceChain(without(0, 6))), [])
    expectEqual(BalanceChain(without(2)).opening, Won(1_000))
  }

  @Test func `what was written without a balance is not missing`() {
    let whole = steps(from: 0, [(1, 900), (4, -30), (4, -70), (8, -5)])
    func bare(_ index: Int) -> BalanceStep {
      BalanceStep(day: whole[index].day, amount: whole[index].amount, balance: nil)
    }
    let filled = BalanceChain([whole[0], whole[3], bare(1), bare(2)])
    expectEqual(filled.gaps, [])
    #expect(filled.isComplete)
    expectEqual(gaps(BalanceChain([whole[0], whole[3], bare(1)])), [[1, 8, -100]])
    // What no balance has is one too many.
    let more = BalanceChain(whole + [bare(1)])
    expectEqual(more.gaps, [])
    #expect(!more.isComplete)
  }

  @Test func `a statement belongs to the account that it continues`() {
    let year = steps(from: 5_000, (1...28).map { (day: $0, amount: Int64($0 * 10)) })
    let mine = AccountBalances(Array(year[5..<15]), from: year[5].day)
    let other = steps(from: 7_777, [(16, -1), (18, -2)])
    expectEqual(mine.continuity(of: Array(year[15...])), .joined)
    expectEqual(mine.continuity(of: Array(year[..<5])), .joined)
    expectEqual(mine.continuity(of: Array(year[10..<20])), .joined)
    expectEqual(mine.continuity(of: Array(year[6..<9])), .joined)
    expectEqual(mine.continuity(of: Array(year[20...])), .apart)
    expectEqual(mine.continuity(of: other), .apart)
    expectEqual(AccountBalances().continuity(of: other), .unknown)
    expectEqual(
      mine.continuity(of: other.map { BalanceStep(day: $0.day, amount: $0.amount, balance: nil) }),
      .unknown)
    let empty = AccountBalances(steps(from: 50, [(1, -50)]))
    expectEqual(empty.continuity(of: steps(from: 0, [(2, 80), (3, -1)])), .joinedAtZero)
    expectEqual(empty.continuity(of: steps(from: 0, [(2, 80)])), .joinedAtZero)
  }

  @Test func `balances of any size are read`() {
    let day = Day(year: 2026, month: 11, day: 1)
    let all = [Int64.min, -1, 0, 1, .max].flatMap { one in
      [Int64.min + 1, -1, 1, .max].compactMap { amount in
        day.map { BalanceStep(day: $0, amount: Won(amount), balance: Won(one)) }
      }
    }
    let chain = BalanceChain(all)
    expectEqual(Set(chain.order), Set(all.indices))
    // A day of which nothing follows takes no longer than its number of lines.
    let many = (0..<20_000).compactMap { number in
      day.map {
        BalanceStep(day: $0, amount: Won(1), balance: Won(Int64(number * 7_919 % 20_011) * 2))
      }
    }
    expectEqual(BalanceChain(many).parts, many.count)
  }

  @Test func `what has another time is another movement`() throws {
    let day = try #require(Day(year: 2026, month: 11, day: 1))
    func step(_ second: Int?, _ amount: Int64, _ balance: Int64) -> BalanceStep {
      BalanceStep(day: day, second: second, amount: Won(amount), balance: Won(balance))
    }
    let known = AccountBalances([step(32_400, -500, 1_000), step(43_200, 500, 1_500)])
    // By the second, by the minute, and where there is no time.
    for (second, count) in [(64_800, 3), (32_400, 2), (32_460, 3), (0, 2), (nil, 2)] {
      let all = known.joined(with: [step(second, -500, 1_000)])
      expectEqual(all.count, count, "\(String(describing: second))")
      expectEqual(all.opening, Won(1_500))
    }
  }

  @Test(arguments: Language.allCases)
  func `a period over several years has both of its years`(language: Language) throws {
    let today = try #require(Day(year: 2026, month: 11, day: 30))
    func said(_ first: Int, _ last: Int, missing: Int64 = 0) throws -> String? {
      let steps = try [(first, -100, 900), (last, -5, 895 - missing)].map {
        (day: Int, amount: Int64, balance: Int64) in
        BalanceStep(
          day: try #require(Day(rawValue: day)), amount: Won(amount), balance: Won(balance))
      }
      return BalanceText.missing(BalanceChain(steps), today: today)?.text(language)
    }
    let isKorean = language == .korean
    try expectEqual(
      said(2025_10_01, 2026_11_24),
      isKorean
        ? "2025년 10월 1일부터 2026년 11월 24일까지 내역이 빠짐없이 있습니다."
        : "Nothing is missing from 1 Oct 2025 to 24 Nov 2026.")
    try expectEqual(
      said(2025_10_01, 2025_11_24),
      isKorean
        ? "2025년 10월 1일부터 11월 24일까지 내역이 빠짐없이 있습니다."
        : "Nothing is missing from 1 Oct to 24 Nov 2025.")
    try expectEqual(
      said(2026_10_01, 2026_11_24),
      isKorean ? "10월 1일부터 11월 24일까지 내역이 빠짐없이 있습니다." : "Nothing is missing from 1 Oct to 24 Nov.")
    // A gap of another year says so, too.
    expectEqual(try said(2025_10_01, 2025_11_24, missing: 7)?.contains("2025"), true)
    expectEqual(try said(2026_10_01, 2026_11_24, missing: 7)?.contains("2026"), false)
  }
}
