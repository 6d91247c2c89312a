import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What the file of savings says by itself, and what their end says of what was paid in.
struct SavingsLinkTests {
  private var bench = LinkBench()

  @Test(arguments: ["입금", "납입", "자동이체", "월부금", "3회차", "신규"], ["해지", "만기해지", "만기지급", "만기"])
  mutating func `their own file alone has no income but interest`(deposit: String, end: String)
    throws
  {
    let savings = try bench.account("KB국민은행 적금")
    for day in [2026_09_25, 2026_10_25] { bench.row(savings, day, 300_000, deposit) }
    bench.row(savings, 2026_11_25, 5_000, "이자")
    bench.row(savings, 2026_11_25, -605_000, end)
    expectEqual(bench.found.sorted(), ["transfer 1-", "transfer 2-", "transfer 4-"])
    bench.takeSure()
    expectEqual(bench.sums, [0, 5_000])
  }

  @Test(arguments: [true, false])
  mutating func `the bank's entries take the place of what they have said`(isWhole: Bool) throws {
    let savings = try bench.account("KB국민은행 적금")
    bench.row(savings, 2026_10_25, 600_000, "입금")
    if !isWhole { bench.row(savings, 2026_11_25, 5_000, "이자") }
    bench.row(savings, 2026_11_25, isWhole ? -600_000 : -605_000, "해지")
    bench.takeSure()
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_10_25, -600_000, "KB정기적금", kind: "자동이체", importID: 2)
    bench.row(bank, 2026_11_25, isWhole ? 605_000 : 605_000, "KB정기적금", kind: "적금해지", importID: 2)
    for proposal in bench.proposals where proposal.isSure {
      if proposal.interest > .zero {
        bench.split(proposal.first.id, into: proposal.interest.amount)
      }
      bench.take(proposal)
    }
    expectEqual(bench.sums, [0, 5_000])
  }

  @Test(
    arguments: [
      ("파킹통장", "입금", 300_000, "transfer 1-?"), ("기업자유예금", "입금", 300_000, nil),
      ("KB국민은행 적금", "이자", 300, nil), ("KB국민은행 적금", "이자세금", -46, nil),
      ("KB국민은행 적금", "중도해지 수수료", -500, nil), ("KB국민은행 적금", "일부출금", -50_000, "transfer 1-?"),
      ("KB국민은행 적금", "만기이자", 5_000, nil), ("KB국민은행 적금", "하늘상사", 50_000, nil),
    ] as [(String, String, Int64, String?)])
  mutating func `what may be something else is asked about, or stays`(
    name: String, text: String, amount: Int64, found: String?
  ) throws {
    let kind: AccountKind? = name == "파킹통장" ? .savings : nil
    bench.row(try bench.account(name, kind), 2026_10_25, amount, text)
    expectEqual(bench.found, [found].compactMap(\.self))
  }

  @Test mutating func `deposits are known once their end is`() throws {
    let bank = try bench.account("국민은행")
    for day in [2026_09_25, 2026_10_25] {
      bench.row(bank, day, -200_000, "주택청약종합저축", kind: "자동이체")
    }
    bench.row(bank, 2026_10_26, -200_000, "자유적금", kind: "자동이체")
    bench.row(bank, 2026_11_25, 404_500, "주택청약종합저축", kind: "해지")
    bench.take(try #require(bench.proposals.first { $0.first.id == 4 }))
    expectEqual(bench.found, ["transfer 2-", "transfer 1-", "transfer 3-?"])
  }

  @Test mutating func `interest that is left of a payment is no payment`() throws {
    let bank = try bench.account("국민은행")
    let payment = bench.row(bank, 2026_11_05, -350_000, "대출원리금")
    bench.split(payment.id, into: 50_000)
    expectEqual(bench.found, ["transfer 1-?"])
    expectEqual(bench.proposals.map(\.asks), [nil])
    bench.take(bench.proposals[0])
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [50_000, 0])
  }

  @Test mutating func `no part of an entry gives another one back`() throws {
    let bank = try bench.account("국민은행")
    let whole = bench.row(bank, 2026_11_05, -30_000, "쿠팡", kind: "체크카드")
    bench.row(bank, 2026_11_05, 5_000, "쿠팡", kind: "체크카드", partOf: whole.id)
    expectEqual(bench.found.filter { $0.hasPrefix("refund 2-1") }, [])
    // That of another one does.
    bench.row(bank, 2026_11_06, 5_000, "쿠팡", kind: "체크카드취소")
    #expect(bench.found.contains { $0.hasPrefix("refund 3-1") }, "\(bench.found)")
  }
}

/// Loans and savings whose own files are kept, where the bank's payment does not say what it is.
struct UnsaidPrincipalTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행", holder: "홍길동") }

  /// Takes all that is found, one after another, as the ledger does.
  private mutating func takeAll() {
    for _ in 0..<9 {
      guard let proposal = bench.proposals.first else { return }
      if proposal.interest > .zero {
        bench.split(proposal.first.id, into: proposal.interest.amount)
      }
      let rows = Dictionary(bench.rows.map { ($0.id, $0) }) { $1 }
      bench.take(proposal.with(first: rows[proposal.first.id] ?? proposal.first))
      bench.links.removeAll { proposal.ended.contains($0) }
    }
  }

  @Test(
    arguments: [
      ("하나은행", "자동이체"), ("하나은행01", "펌뱅킹"), ("하나여신", "자동이체"), ("하나여신상환", "CMS"), ("하나은행론", "CMS"),
      ("하나은행 신용대출", "이자납입"), ("홍길동", "타행이체"), ("하나은행 홍길동", "타행이체"), ("하나은행대출", "자동이체"),
    ], [true, false])
  mutating func `a loan's payment is paid back and interest, in any order`(
    paid: (text: String, kind: String), isLoanFirst: Bool
  ) throws {
    let loan = try bench.account("하나은행 신용대출", .loan)
    if isLoanFirst { bench.row(loan, 2025_09_10, 290_000, "원리금상환", importID: 2) }
    bench.row(bank, 2025_09_10, -350_000, paid.text, kind: paid.kind)
    if !isLoanFirst { bench.row(loan, 2025_09_10, 290_000, "원리금상환", importID: 2) }
    takeAll()
    expectEqual(bench.sums, [60_000, 0])
    expectEqual(bench.found, [])
  }

  @Test(
    arguments: [
      ("하나은행", "타행이체"), ("홍길동", "타행이체"), ("하나은행 홍길동", "이체"), ("하나홍길동", "이체"), ("하나적금만기", "입금"),
      ("적금해지", "이체"),
    ],
    [("만기해지", nil), ("해지출금", nil), ("계좌해지", nil), ("대체출금", 0), ("만기원리금", nil)]
      as [(String, Int64?)])
  mutating func `savings that end bring interest alone`(
    back: (text: String, kind: String), end: (text: String, balance: Int64?)
  ) throws {
    let savings = try bench.account("하나은행 정기적금", .savings)
    bench.row(savings, 2025_07_10, 1_000_000, "자동이체", importID: 2)
    bench.row(savings, 2025_10_10, -1_000_000, end.text, importID: 2, balance: end.balance)
    bench.row(bank, 2025_07_10, -1_000_000, "하나은행", kind: "자동이체")
    bench.row(bank, 2025_10_10, 1_054_150, back.text, kind: back.kind)
    takeAll()
    expectEqual(bench.sums, [0, 54_150])
    expectEqual(bench.found, [])
  }

  @Test mutating func `what was taken for a transfer as a whole is asked about once more`() throws {
    bench.row(bank, 2025_09_10, -350_000, "하나은행 홍길동", kind: "타행이체")
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.sums, [0, 0])
    let loan = try bench.account("하나은행 신용대출", .loan)
    bench.row(loan, 2025_09_10, 290_000, "원리금상환", importID: 2)
    #expect(bench.found.contains("transfer 1-2 290000?"), "\(bench.found)")
    takeAll()
    expectEqual(bench.sums, [60_000, 0])
  }

  @Test(arguments: [
    ("신한은행", "자동이체", 2025_09_10), ("하나은행 김철수", "타행이체", 2025_09_10), ("하나은행", "체크카드", 2025_09_10),
    ("하나은행", "자동이체", 2025_09_13),
  ])
  mutating func `other banks, people and days are none`(text: String, kind: String, day: Int) throws
  {
    let loan = try bench.account("하나은행 신용대출", .loan)
    bench.row(bank, day, -350_000, text, kind: kind)
    bench.row(loan, 2025_09_10, 290_000, "원리금상환", importID: 2)
    #expect(!bench.found.contains { $0.hasPrefix("transfer 1-2") }, "\(bench.found)")
  }
}
