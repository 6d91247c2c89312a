import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What is found for the days of an import is what is found of these days among all entries.
struct AskedLinksTests {
  private static let texts = [
    "신한카드", "카드대금 신한", "국민은행 김하늘", "카카오뱅크 본인", "이바다", "최산", "스타벅스", "GS25", "ＧＳ２５", "GS25 취소",
    "스타벅스 환불", "결제대금", "캐시백", "네이버페이 충전", "적금", "현금인출",
  ]
  private static let counterparts = [nil, nil, "이바다", "카카오뱅크 본인", "김하늘", "신한카드"]
  private static let kinds = [nil, nil, "체크카드", "인터넷이체", "오픈뱅킹", "신한은행"]

  private var random: SplitMix

  init() { random = SplitMix(seed: 1) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func day() -> Int {
    // Many in two months, so that they meet, and some far away.
    let month = pick([2026_03, 2026_05, 2026_06, 2026_06, 2026_07, 2026_07, 2026_08, 2026_09])
    return month * 100 + Int.random(in: 1...28, using: &random)
  }

  private mutating func household() throws -> LinkBench {
    var bench = LinkBench()
    let accounts = [
      try bench.account("국민은행", number: "123456-01-654321", holder: "김하늘"),
      try bench.account("카카오뱅크", number: "3333-01-1234567", holder: "김하늘"),
      try bench.account("신한카드"), try bench.account("현대카드"), try bench.account("네이버페이"),
      try bench.account("적금", .savings),
    ]
    for _ in 0..<Int.random(in: 20...160, using: &random) {
      let sign: Int64 = pick([-1, -1, -1, 1])
      bench.row(
        pick(accounts), day(), sign * pick([1_000, 4_500, 9_000, 13_500, 50_000]),
        pick(Self.texts), by: pick(Self.counterparts),
        number: pick([nil, nil, nil, "3333011234567", "99912345678"]), kind: pick(Self.kinds),
        second: pick([nil, 0, 100, 130]), approval: pick([nil, nil, nil, "1", "2"]),
        order: pick([nil, nil, nil, nil, nil, 1, 2]),
        category: pick([.other, .food, .income, .topUp]),
        importID: pick([nil, 1, 2, 3]))
    }
    // In two rounds, so that some are proposed beside what was taken; each entry once a round.
    for _ in 0..<2 {
      var answered: Set<LedgerRow.ID> = []
      for proposal in bench.proposals.shuffled(using: &random).prefix(pick(Array(0...6))) {
        let entries = Set([proposal.first.id, proposal.second?.id].compactMap(\.self))
        guard answered.isDisjoint(with: entries) else { continue }
        answered.formUnion(entries)
        if pick([true, true, false]) { bench.take(proposal) } else { bench.refuse(proposal) }
      }
    }
    return bench
  }

  @Test func `of some days is found what the whole finds of them`() async throws {
    var tests = self
    var counts: [EntryLink.Kind: Int] = [:]
    for number in 0..<150 {
      let bench = try tests.household()
      let scene = LinkScene(rows: bench.rows, links: bench.links)
      let whole = LinkFinder(scene, bench.accounts).proposals()
      let (one, other) = (tests.day(), tests.day())
      let first = try #require(Day(rawValue: min(one, other)))
      let last = try #require(Day(rawValue: tests.pick([min(one, other), max(one, other)])))
      let asked = LinkFinder.Days(
        days: first...last, billed: try #require(last.advanced(by: 80)))
      let found = LinkFinder(scene, bench.accounts, of: asked).proposals()
      try #require(found == whole.filter(asked.has), "household \(number), \(first) to \(last)")
      for proposal in found { counts[proposal.kind, default: 0] += 1 }
    }
    for kind in EntryLink.Kind.allCases { #expect(counts[kind, default: 0] > 5, "\(kind)") }
  }
}
