import Expectations
import Testing
import Time

@testable import LedgerDomain

/// Equal amounts on days that follow one another, each of which has its own other side.
struct NearestLinkTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let other: LedgerAccount.ID
  private let card: LedgerAccount.ID

  init() throws {
    bank = try bench.account("국민은행", holder: "김하늘")
    other = try bench.account("카카오뱅크", holder: "김하늘")
    card = try bench.account("국민체크카드")
  }

  /// Transfers on days of November, at most one out and one back each, whose times are known or not.
  private mutating func transfers(out: [Int], back: [Int], at seconds: (out: Int?, back: Int?)) {
    for day in out {
      bench.row(bank, 2026_11_00 + day, -10_000, "김하늘", by: "김하늘", second: seconds.out)
    }
    for day in back {
      bench.row(other, 2026_11_00 + day, 10_000, "김하늘", by: "김하늘", second: seconds.back)
    }
  }

  /// The days of what is sure, and how many are not.
  private var days: (sure: [[Int]], others: Int) {
    let proposals = bench.proposals
    let sure = proposals.filter(\.isSure).map { each in
      [each.first.day.day, each.second?.day.day ?? 0]
    }
    return (sure.sorted { $0[0] < $1[0] }, proposals.count - sure.count)
  }

  @Test(
    arguments: [(32_400, 32_402), (32_400, 32_460), (nil, 32_400), (nil, nil), (0, 61_200)]
      as [(Int?, Int?)])
  mutating func `a transfer of each day has its other side on that day`(out: Int?, back: Int?) {
    transfers(out: Array(3...9), back: Array(3...9), at: (out, back))
    let days = days
    expectEqual(days.sure, (3...9).map { [$0, $0] })
    expectEqual(days.others, 0)
  }

  @Test mutating func `by the second one is known even where the other account lacks some`() {
    transfers(out: [3, 4, 5, 6], back: [4, 6, 7], at: (32_400, 32_402))
    expectEqual(days.sure, [[4, 4], [6, 6]])
  }

  @Test mutating func `without times what one account lacks leaves a question near it alone`() {
    transfers(out: Array(3...20), back: Array(3...20).filter { $0 != 4 }, at: (nil, nil))
    let days = days
    expectEqual(days.sure.prefix(1), [[3, 3]])
    expectEqual(days.sure.count, 12)
    #expect(days.others > 0)
  }

  @Test mutating func `an account that has all of it a day later leaves all of it a question`() {
    transfers(out: Array(3...9), back: Array(4...10), at: (nil, nil))
    expectEqual(days.sure, [])
    #expect(days.others > 0)
  }

  @Test mutating func `around midnight the seconds decide`() {
    bench.row(bank, 2026_11_03, -10_000, "김하늘", by: "김하늘", second: 86_398)
    bench.row(bank, 2026_11_04, -10_000, "김하늘", by: "김하늘", second: 86_398)
    bench.row(other, 2026_11_04, 10_000, "김하늘", by: "김하늘", second: 1)
    bench.row(other, 2026_11_05, 10_000, "김하늘", by: "김하늘", second: 1)
    expectEqual(days.sure, [[3, 4], [4, 5]])
  }

  @Test mutating func `as many of one day and of the same accounts are one another's`() throws {
    for second in [36_000, 50_000, 70_000] {
      bench.row(bank, 2026_11_03, -10_000, "김하늘", by: "김하늘", second: second)
      bench.row(other, 2026_11_03, 10_000, "김하늘", by: "김하늘")
    }
    expectEqual(bench.found, ["transfer 5-6", "transfer 3-4", "transfer 1-2"])
    // One of another account may be any of theirs.
    let third = try bench.account("신한은행", holder: "김하늘")
    bench.row(third, 2026_11_03, 10_000, "김하늘", by: "김하늘")
    expectEqual(days.sure, [])
  }

  @Test mutating func `of ten at one day each is found by its second`() {
    for minute in 0..<10 {
      bench.row(bank, 2026_11_03, -1_400, "김하늘", by: "김하늘", second: 36_000 + minute * 600)
    }
    for minute in 0..<10 {
      bench.row(other, 2026_11_03, 1_400, "김하늘", by: "김하늘", second: 36_001 + minute * 600)
    }
    expectEqual(Set(bench.found), Set((1...10).map { "transfer \($0)-\($0 + 10)" }))
  }

  @Test(
    arguments: [(28_980, 28_980), (28_980, 29_000), (28_980, nil), (nil, nil)] as [(Int?, Int?)])
  mutating func `a coffee of each day stands twice on that day`(inBank: Int?, inCard: Int?) {
    for day in 3...12 {
      bench.row(bank, 2026_11_00 + day, -2_000, "메가커피", kind: "체크카드", second: inBank)
      bench.row(card, 2026_11_00 + day, -2_000, "메가커피", second: inCard, approval: "\(day)")
    }
    let days = days
    expectEqual(days.sure, (3...12).map { [$0, $0] })
    expectEqual(days.others, 0)
  }

  @Test mutating func `two coffees of a day stand twice, whichever is which`() {
    for day in 3...5 {
      for _ in 0..<2 {
        bench.row(bank, 2026_11_00 + day, -2_000, "메가커피", kind: "체크카드")
        bench.row(card, 2026_11_00 + day, -2_000, "메가커피")
      }
    }
    expectEqual(days.sure, [3, 3, 4, 4, 5, 5].map { [$0, $0] })
  }

  @Test mutating func `the same shop a day later is nearer than another one on that day`() {
    bench.row(bank, 2026_11_03, -2_000, "메가커피", kind: "체크카드")
    bench.row(card, 2026_11_03, -2_000, "빵집")
    bench.row(card, 2026_11_04, -2_000, "메가커피")
    expectEqual(days.sure, [[3, 4]])
  }

  @Test mutating func `a third file has the same coffees`() throws {
    let wallet = try bench.account("네이버페이")
    for day in 3...6 {
      bench.row(bank, 2026_11_00 + day, -2_000, "네이버페이", kind: "체크카드", second: 30_000)
      bench.row(card, 2026_11_00 + day, -2_000, "네이버페이", second: 30_000)
      bench.row(wallet, 2026_11_00 + day, -2_000, "메가커피", kind: "국민체크카드", second: 30_001)
    }
    let days = days
    expectEqual(days.sure.count, 8)
    #expect(days.sure.allSatisfy { $0[0] == $0[1] } && days.others == 0)
  }

  @Test(arguments: ["김하늘적금", "키움증권김하늘", "적금"])
  func `a pair of one moment is before one of the day before that names the holder twice`(
    text: String
  ) throws {
    var bench = LinkBench()
    let bank = try bench.account("토스뱅크", holder: "김하늘", .bank)
    let saving = try bench.account("토스뱅크 적금", holder: "김하늘", .savings)
    bench.row(bank, 2026_11_11, -200_000, "김하늘", kind: "이체", second: 36_540)
    bench.row(bank, 2026_11_12, -200_000, text, kind: "자동이체", second: 34_215)
    bench.row(saving, 2026_11_12, 200_000, "김하늘", kind: "입금", second: 34_215)
    #expect(bench.found.contains("transfer 2-3"), "\(bench.found)")
    #expect(!bench.found.contains("transfer 1-3"))
  }
}
