import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What companies pay back by transfers, and transfers with their fee in the amount.
struct PaidBackTests {
  private var bench = LinkBench()

  @Test(arguments: [
    ("해외송금", "JOHN SMITH", "해외송금", "환불"), ("해외송금", "JOHN SMITH", "해외송금", "JOHN SMITH 반환"),
    ("체크카드", "무신사", "타행이체", "환불"), ("자동이체", "헬스장", "타행이체", "헬스장 해지환불금"),
    ("자동이체", "SKT", "타행이체", "SK텔레콤환급금"), ("체크카드", "코레일", "타행이체", "코레일반환"),
    ("지로", "한국전력", "입금", "전기요금환급"), ("이체", "김집주", "타행이체", "계약금반환"),
    ("이체", "(주)여행사", "타행이체", "여행취소"), ("자동이체", "국민건강보험", "타행이체", "건강보험환급"),
  ])
  mutating func `it is asked about, with what was paid before`(
    kind: String, text: String, backKind: String, back: String
  ) throws {
    let bank = try bench.account("하나은행", .bank)
    bench.row(bank, 2026_11_02, -9_000, "편의점", kind: "체크카드")
    bench.row(bank, 2026_11_03, -73_000, text, kind: kind)
    bench.row(bank, 2026_11_07, 73_000, back, kind: backKind)
    expectEqual(bench.found, ["refund 3-2?"])
    bench.take(bench.proposals[0])
    expectEqual(bench.sums, [9_000, 0])
  }

  @Test mutating func `a refund of another shop may be of what is not here`() throws {
    let bank = try bench.account("하나은행", .bank)
    bench.row(bank, 2026_11_03, -4_500, "스타벅스", kind: "체크카드")
    bench.row(bank, 2026_11_07, 4_500, "쿠팡 환불", kind: "체크카드")
    #expect(bench.found.contains("refund 2-?"), "\(bench.found)")
  }

  @Test(arguments: [
    ("타행이체", "국세환급금"), ("타행이체", "연말정산환급"), ("급여", "한강전자"), ("타행이체", "김철수"),
  ])
  mutating func `what the state or others pay is income`(kind: String, text: String) throws {
    let bank = try bench.account("하나은행", .bank)
    bench.row(bank, 2026_11_03, -73_000, "무신사", kind: "체크카드")
    bench.row(bank, 2026_11_20, 73_000, text, kind: kind)
    expectEqual(bench.found.filter { !$0.hasSuffix("?") || !$0.hasPrefix("refund 2-1") }, [])
    expectEqual(bench.sums, [73_000, 73_000])
  }

  @Test(arguments: [
    ("홍길동", "홍길동", 36_002, true), ("홍길동", "홍길동", 57_600, false), ("국민홍길동", "신한홍길동", 36_002, true),
    ("홍길동", "김철수", 36_002, false), ("국민홍길동", "김철수", 57_600, false),
  ])
  mutating func `a transfer with its fee is asked about where no holder is known`(
    out: String, back: String, second: Int, isAsked: Bool
  ) throws {
    let banks = [try bench.account("신한은행", .bank), try bench.account("국민은행", .bank)]
    bench.row(banks[0], 2026_11_01, -101_500, out, kind: "타행이체", second: 36_000)
    bench.row(banks[1], 2026_11_01, 101_000, back, kind: "타행이체", second: second)
    expectEqual(bench.proposals.map { $0.interest > .zero }, isAsked ? [true] : [])
  }

  @Test mutating func `so is a wallet's payout with its fee`() throws {
    let wallet = try bench.account("카카오페이", .wallet)
    let bank = try bench.account("국민은행", .bank)
    bench.row(wallet, 2026_11_02, -100_500, "국민은행", kind: "출금", second: 36_000)
    bench.row(bank, 2026_11_02, 100_000, "카카오페이", kind: "타행이체", second: 36_002)
    #expect(bench.proposals.contains { $0.second?.id == 2 && $0.interest == Won(500) })
  }

  @Test func `a side that was made is replaced by the file's row without the fee`() throws {
    var bench = LinkBench()
    let bank = try bench.account("토스뱅크", holder: "홍길동", .bank)
    let other = try bench.account("카카오뱅크", number: "3333-01-222222", holder: "홍길동", .bank)
    bench.row(
      bank, 2026_11_15, -299_500, "홍길동", by: "홍길동", number: "3333-01-222222", kind: "타행이체",
      second: 36_000)
    bench.takeSure()
    expectEqual(bench.rows.map(\.amount.amount), [-299_500, 299_500])
    bench.row(
      other, 2026_11_15, 299_000, "홍길동", kind: "타행이체", second: 36_002, importID: 2)
    let found = bench.proposals
    expectEqual(found.map { $0.second?.id }, [3])
    expectEqual(found.map(\.interest), [Won(500)])
    expectEqual(found.first?.ended, bench.links)
  }

  @Test(
    arguments: [
      (2026_11_09, 72_001, nil, "transfer 1-2"), (2026_11_09, 79_000, nil, "transfer 1-2?"),
      (2026_11_10, 43_200, nil, "transfer 1-2?"), (2026_11_10, 43_200, "이영희", "transfer 1-2"),
    ] as [(Int, Int, String?, String)])
  mutating func `a name on both sides is a friend's unless it is of one moment or the holder's`(
    day: Int, second: Int, holder: String?, found: String
  ) throws {
    let banks = [
      try bench.account("카카오뱅크", holder: holder ?? "", .bank), try bench.account("국민은행", .bank),
    ]
    bench.row(banks[0], 2026_11_09, -20_000, "이영희", kind: "이체", second: 72_000)
    bench.row(banks[1], day, 20_000, "이영희", kind: "이체", second: second)
    #expect(bench.found.contains(found), "\(bench.found)")
  }

  /// Buys something with a card for some months, each of which is paid by a text.
  private mutating func pay(_ card: String, _ text: String, months: ClosedRange<Int>) throws {
    let bank = try bench.account("케이뱅크 통장", .bank)
    let own = try bench.account(card, .card)
    for month in months {
      let amounts = [Int64(31_300 + month * 1_710), Int64(9_800 + month * 70)]
      for (place, amount) in amounts.enumerated() {
        bench.row(own, 2026_00_04 + month * 100 + place * 9, -amount, "가게 \(month) \(place)")
      }
      bench.row(
        bank, 2026_00_14 + (month + 1) * 100, -amounts.reduce(0, +), text, kind: "자동이체")
    }
  }

  @Test(arguments: [
    ("우리카드", "우리BC카드"), ("우체국카드", "우체국BC카드"), ("광주카드", "광주은행카드"), ("제주카드", "제주은행카드"),
    ("현대카드 M", "현대M포인트카드"),
  ])
  mutating func `a network or a bank beside the issuer names its card`(
    card: String, text: String
  ) throws {
    try pay(card, text, months: 3...6)
    bench.takeSure()
    expectEqual(bench.found, [])
    #expect(bench.links.count == 4)
  }

  @Test(arguments: [("토스카드", "하나카드"), ("케이뱅크 카드", "비씨카드")])
  mutating func `bills of another issuer that fit a card month after month are asked about`(
    card: String, text: String
  ) throws {
    var once = bench
    try pay(card, text, months: 3...6)
    expectEqual(bench.found.count { $0.hasPrefix("card_bill") && $0.hasSuffix("?") }, 4)
    bench.take(bench.proposals[0])
    bench.takeSure()
    expectEqual(bench.found, [])
    // One sum may fit by accident.
    swap(&bench, &once)
    try pay(card, text, months: 3...3)
    expectEqual(bench.found, [])
  }

  @Test(arguments: ["CARD FACTORY LONDON", "HALLMARK CARDS", "CAR DEALER 7"])
  mutating func `shops with cards in their names have no bills`(text: String) throws {
    try pay("내 카드", text, months: 3...3)
    expectEqual(bench.found.filter { !$0.hasSuffix("?") }, [])
  }
}
