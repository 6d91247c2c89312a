import Expectations
import LedgerFixtures
import Phrases
import PostgreSQLTesting
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerDomain
@testable import LedgerPresentation

/// Payments of which a part is interest: what is found, and what is asked.
struct InterestFinderTests {
  private var bench = LinkBench()

  private mutating func payments(
    _ amounts: [Int64], _ text: String = "대출원리금"
  ) throws -> LedgerAccount.ID {
    let bank = try bench.account("국민은행")
    for (index, amount) in amounts.enumerated() {
      bench.row(bank, 2026_09_05 + index * 100, amount, text)
    }
    return bank
  }

  /// Takes the first payment with so much interest, as the ledger does.
  private mutating func take(_ id: LedgerRow.ID, interest: Int64) throws {
    let proposal = try #require(bench.proposals.first { $0.first.id == id })
    #expect(proposal.asks == .interest && !proposal.isSure)
    bench.split(id, into: interest)
    let row = try #require(bench.rows.first { $0.id == id })
    bench.links.append(
      EntryLink(id: 1, .transfer, first: id, second: nil, amount: row.amount.size))
  }

  /// Payments, how much of the first is interest, and what is found then.
  static let cases: [([Int64], Int64, [String])] = [
    ([-812_345, -812_345, -812_345], 212_345, ["transfer 3- 600000", "transfer 2- 600000"]),
    // As much is paid back each month, and less and less interest.
    ([-800_000, -795_000, -790_000], 200_000, ["transfer 3- 600000", "transfer 2- 600000"]),
    ([-800_000, -800_000], 0, ["transfer 2-"]),
    // Less than what was paid back before is another payment.
    ([-800_000, -500_000], 200_000, ["transfer 2-?"]),
    // So is one that would be interest for years.
    ([-800_000, -5_000_000, -810_000], 200_000, ["transfer 3- 600000", "transfer 2-?"]),
  ]

  @Test(arguments: cases)
  mutating func `the interest in a loan's payments is asked once`(
    amounts: [Int64], interest: Int64, found: [String]
  ) throws {
    _ = try payments(amounts)
    #expect(bench.found.allSatisfy { $0.hasSuffix("?") } && bench.found.count == amounts.count)
    try take(1, interest: interest)
    expectEqual(bench.found, found)
  }

  @Test mutating func `other loans are asked about by themselves`() throws {
    let bank = try payments([-800_000], "신한 대출원리금")
    bench.row(bank, 2026_10_07, -300_000, "하나 대출원리금")
    try take(1, interest: 100_000)
    expectEqual(bench.found, ["transfer 2-?"])
  }

  @Test mutating func `what is principal alone has no interest`() throws {
    _ = try payments([-800_000], "대출원금")
    expectEqual(bench.proposals.map(\.asks), [nil])
  }

  @Test mutating func `a loan that the bank names by its number has interest too`() throws {
    let bank = try bench.account("국민은행")
    let loan = try bench.account("집", number: "777788889999", .loan)
    bench.row(bank, 2026_11_05, -812_345, "대출상환", number: "7777-8888-9999")
    expectEqual(bench.found, ["transfer 1-new in \(loan.rawValue)?"])
    expectEqual(bench.proposals.map(\.asks), [.interest])
  }

  @Test mutating func `a loan's own entry says what was paid back`() throws {
    let bank = try bench.account("국민은행")
    let loan = try bench.account("신한대출", .loan)
    bench.row(bank, 2026_10_05, -812_345, "신한대출 원리금")
    bench.row(loan, 2026_10_05, 600_000, "원금 상환")
    bench.row(loan, 2026_10_05, 212_345, "이자 납입")
    expectEqual(bench.found, ["transfer 1-2 600000"])
    let proposal = try #require(bench.proposals.first)
    expectEqual(proposal.interest, Won(212_345))
    expectEqual(proposal.reasons.last, .interest(Won(212_345)))
  }

  @Test mutating func `an entry of a loan that nothing names says what was paid back`() throws {
    let bank = try bench.account("신한은행")
    let loan = try bench.account("집 담보", .loan)
    for month in [2026_09, 2026_10] {
      bench.row(bank, month * 100 + 17, -375_000, "대출원리금", kind: "대출상환")
      bench.row(loan, month * 100 + 17, 300_000, "원금상환")
    }
    expectEqual(bench.found, ["transfer 3-4 300000", "transfer 1-2 300000"])
    expectEqual(bench.proposals[0].interest, Won(75_000))
    // Which of two payments it is of is asked; that it is no income is not.
    bench.row(bank, 2026_10_18, -400_000, "주택담보 대출원리금", kind: "대출상환")
    expectEqual(
      bench.found,
      ["transfer 4-", "transfer 1-2 300000", "transfer 5-4 300000?", "transfer 3-4 300000?"])
  }

  @Test(arguments: [("원금상환", true), ("입금", false)])
  mutating func `what a loan's entry says decides whether it is asked about`(
    text: String, isSure: Bool
  ) throws {
    let bank = try bench.account("신한은행")
    let (loan, other) = (try bench.account("집", .loan), try bench.account("차", .loan))
    bench.row(bank, 2026_10_17, -375_000, "대출원리금", kind: "대출상환")
    bench.row(loan, 2026_10_17, 300_000, text)
    expectEqual(bench.found.first, "transfer 1-2 300000" + (isSure ? "" : "?"))
    // Either of two loans may be meant.
    bench.row(other, 2026_10_17, 200_000, text)
    expectEqual(bench.found.count { $0.hasPrefix("transfer 1-") && $0.hasSuffix("?") }, 1)
  }

  @Test(arguments: [
    ("원리금상환", 500_000, "transfer 1-"), ("중도상환", 500_000, "transfer 1-"), ("입금", 500_000, nil),
    ("이자 환급", 500, nil), ("대출실행", -50_000_000, "transfer 1-"), ("인지대", -50_000, nil),
  ])
  mutating func `what a loan's own file says is neither income nor spending`(
    text: String, amount: Int64, found: String?
  ) throws {
    bench.row(try bench.account("신용대출", .loan), 2026_02_05, amount, text)
    expectEqual(bench.found, [found].compactMap(\.self))
  }

  @Test(arguments: [("원금상환", nil), ("자동이체", "원금")] as [(String, String?)])
  mutating func `the bank's payment takes the place of what the loan has said`(
    text: String, kind: String?
  ) throws {
    let loan = try bench.account("신용대출", .loan)
    bench.row(loan, 2026_03_05, 1_000_000, text, kind: kind)
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.found, [])
    // With the fee of paying it back early.
    bench.row(try bench.account("은행"), 2026_03_05, -1_010_000, "중도상환", kind: "대출")
    expectEqual(bench.found, ["transfer 2-1 1000000"])
    let proposal = try #require(bench.proposals.first)
    #expect(proposal.interest == Won(10_000) && proposal.replaced?.first == 1)
  }

  @Test mutating func `a loan that is paid out to an account is one movement`() throws {
    bench.row(try bench.account("신용대출", .loan), 2026_01_05, -50_000_000, "대출실행")
    bench.row(try bench.account("은행"), 2026_01_05, 50_000_000, "대출실행")
    expectEqual(bench.found, ["transfer 1-2"])
  }

  @Test(arguments: [("신용대출", "대출", true), ("하나", "입금", false)], [false, true])
  mutating func `it is so where what the loan has said was taken before the bank's file came`(
    said: (text: String, kind: String, isSure: Bool), isTaken: Bool
  ) throws {
    bench.row(try bench.account("하나 신용대출", .loan), 2026_01_05, -50_000_000, "대출실행")
    if isTaken {
      bench.take(try #require(bench.proposals.first))
      expectEqual(bench.found, [])
    }
    bench.row(
      try bench.account("국민은행"), 2026_01_05, 50_000_000, said.text, kind: said.kind,
      second: 36_000, importID: 2)
    expectEqual(
      bench.found.filter { $0.hasPrefix("transfer 1-2") },
      [said.isSure ? "transfer 1-2" : "transfer 1-2?"])
  }

  @Test mutating func `what the user has said of another entry is not asked again without a word`()
    throws
  {
    let (bank, other) = (try bench.account("하나은행"), try bench.account("국민은행"))
    bench.row(bank, 2026_01_05, -500_000, "월세")
    bench.take(
      LinkProposal(.transfer, first: bench.rows[0], second: nil, isSure: true, reasons: []))
    bench.row(other, 2026_01_05, 500_000, "김하늘", kind: "입금", importID: 2)
    expectEqual(bench.found, [])
  }

  @Test mutating func `a loan's entry takes the place of what was said of its payment`() throws {
    let bank = try bench.account("신한은행")
    bench.row(bank, 2026_10_17, -375_000, "대출원리금", kind: "대출상환")
    try take(1, interest: 75_000)
    let loan = try bench.account("집", .loan)
    bench.row(loan, 2026_10_17, 300_000, "원금상환")
    expectEqual(bench.found, ["transfer 1-3"])
    expectEqual(bench.proposals[0].replaced?.first, 1)
  }

  @Test mutating func `savings that come back bring what was in them, and interest`() throws {
    let bank = try bench.account("국민은행")
    let savings = try bench.account("정기적금", .savings)
    for month in 1...12 {
      bench.row(savings, 2026_00_15 + month * 100, 100_000, "적금", origin: .hand, importID: nil)
    }
    bench.row(bank, 2026_12_20, 1_212_500, "정기적금 만기해지")
    let proposal = try #require(bench.proposals.last)
    expectEqual(
      bench.found.filter { $0.hasPrefix("transfer 13-") },
      ["transfer 13-new in \(savings.rawValue) 1200000?"])
    #expect(proposal.asks == .interest && proposal.interest == Won(12_500))
    expectEqual(proposal.amount, Won(1_200_000))
  }

  @Test(
    arguments: [
      ("만기해지", 6_118_000, "transfer 2-1 6000000"), ("해지", 6_118_000, "transfer 2-1 6000000"),
      ("만기이자", 6_118_000, "transfer 2-?"), ("만기해지", 13_000_000, "transfer 2-?"),
    ], [true, false])
  mutating func `savings that end say how much was in them`(
    end: (text: String, amount: Int64, found: String), isNamed: Bool
  ) throws {
    let bank = try bench.account("국민은행")
    let savings = try bench.account("KB국민은행 적금")
    bench.row(savings, 2026_10_12, -6_000_000, end.text, importID: 2)
    bench.row(
      bank, 2026_10_12, end.amount, isNamed ? "KB정기적금" : "만기", kind: "적금해지", second: 36_000)
    expectEqual(bench.found.filter { $0.hasPrefix("transfer 2-") }, [end.found])
  }

  @Test(arguments: ["적금 만기이자", "예금 이자", "보험 만기", "만기 안내 수수료"])
  mutating func `interest alone stays income`(text: String) throws {
    bench.row(try bench.account("국민은행"), 2026_11_02, 12_500, text)
    expectEqual(bench.found, [])
  }

  @Test mutating func `a locked payment is linked as a whole`() throws {
    _ = try payments([-800_000])
    bench.lock(1)
    expectEqual(bench.proposals.map(\.asks), [nil])
    expectEqual(bench.found, ["transfer 1-?"])
  }
}

/// Interest is split off by the command that links the rest.
extension LinkContractTests {
  private static let payment = [(0, entry(2026_11_05, -812_345, "대출원리금"))]

  @Test(arguments: RepositoryKind.allCases)
  func `interest counts as spent, what is paid back does not`(_ kind: RepositoryKind) async throws {
    let (work, accounts) = try await ledger(kind, Self.payment)
    let before = try await work.rows([1])
    let whole = try await proposal(work, .transfer, 1, made: accounts[1])
    let command = LedgerCommand.link([whole.with(interest: Won(212_345))])
    try await expectEqual(work.perform(command).count, 1)
    for _ in 0..<2 {
      let rows = try await work.rows([1, 2, 3])
      expectEqual(rows.map(\.amount), [Won(-600_000), Won(-212_345), Won(600_000)])
      expectEqual(rows.map(\.partOf), [nil, 1, nil])
      try await expectEqual(sums(work), [212_345, 0, 600_000, 600_000])
      try await expectEqual(balances(work), [-812_345, 600_000, 0])
      #expect(try await fixture.isSound(kind))
      #expect(try await work.undo() != nil)
      try await expectEqual(work.rows([1]), before)
      try await expectEqual(work.parts(with: 1), [])
      try await expectEqual(sums(work), [812_345, 0, 0, 0])
      try await expectEqual(balances(work), [-812_345, 0, 0])
      #expect(try await work.redo() != nil)
    }
    // The same once more is not there any more.
    await #expect(throws: LedgerError.missing) { try await work.perform(command) }
    try await expectEqual(sums(work), [212_345, 0, 600_000, 600_000])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a loan's own entry that was linked alone gets its payment, and is alone again`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, _) = try await ledger(
      kind, Self.payment + [(1, entry(2026_11_05, 600_000, "상환", .income))])
    try await link(work, .transfer, 2)
    let open = try #require(try await work.links(of: [2]).first)
    try await expectEqual(sums(work), [812_345, 0, 0, 600_000])
    let rows = try await work.rows([1, 2])
    let pair = LinkProposal(
      .transfer, first: rows[0], second: rows[1], replaced: open, isSure: true, reasons: [],
      interest: Won(212_345))
    try await expectEqual(work.perform(.link([pair])).count, 1)
    try await expectEqual(sums(work), [212_345, 0, 600_000, 600_000])
    try await expectEqual(work.links(of: [1]), work.links(of: [2]))
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2]), rows)
    try await expectEqual(work.links(of: [2]), [open])
    _ = try await work.redo()
    try await expectEqual(sums(work), [212_345, 0, 600_000, 600_000])
    // Another link is no place for it.
    await #expect(throws: LedgerError.missing) { try await work.perform(.link([pair])) }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what cannot be linked is not split`(_ kind: RepositoryKind) async throws {
    let (work, accounts) = try await ledger(
      kind,
      Self.payment + [
        (1, entry(2026_11_05, 600_000, "상환")), (0, entry(2026_11_06, -500_000, "대출원리금")),
      ])
    let before = try await work.rows([1, 2, 3])
    let pair = try await proposal(work, .transfer, 1, 2)
    let other = try await proposal(work, .transfer, 3, made: accounts[0])
    let unknown = LedgerAccount.ID(rawValue: "gone")
    for wrong in [
      // The other side has another amount; the account is the same; it is not there; nothing would be left.
      pair.with(interest: Won(1)), other.with(interest: Won(1)),
      try await proposal(work, .transfer, 3, made: unknown).with(interest: Won(1)),
      try await proposal(work, .transfer, 3, made: .superPay).with(interest: Won(1)),
      try await proposal(work, .transfer, 3).with(interest: Won(500_000)),
    ] {
      await #expect(throws: LedgerError.missing) { try await work.perform(.link([wrong])) }
      try await expectEqual(work.rows([1, 2, 3]), before)
    }
    let right = pair.with(interest: Won(212_345))
    try await expectEqual(work.perform(.link([right])).count, 1)
    try await expectEqual(sums(work), [712_345, 0, 600_000, 600_000])
    #expect(try await fixture.isSound(kind))
  }
}

/// The form that asks for interest.
@MainActor
struct InterestFormTests {
  private func app(_ size: Size = .normal, _ language: Language = .korean) async throws
    -> LedgerApp
  {
    let dependencies = try await LinkEntries.dependencies(proposing: [LinkEntries.repayment])
    return LedgerApp(dependencies, size, language)
  }

  @Test func `Enter asks for the interest, and links the rest`() async throws {
    let app = try await app()
    try await app.press("P")
    #expect(app.content.contains { $0.hasSuffix("이자 입력 필요") })
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("신한카드 결제 659,406원 중 이자") })
    try await app.press("9 9 9 9 9 9 ^s")
    #expect(app.lines.contains { $0.contains("이자는 금액보다 적어야 합니다.") })
    try await app.press("^u 5 9 , 4 0 6")
    #expect(app.lines.contains { $0.contains("원금") && $0.contains("600,000원") })
    try await app.press("^s")
    let rows = try await app.dependencies.ledger.rows([3, 9])
    expectEqual(rows.map(\.amount), [Won(-600_000), Won(-59_406)])
    expectEqual(rows.map { $0.link?.leftOut }, [Won(600_000), nil])
    try await app.press("u")
    try await expectEqual(app.dependencies.ledger.rows([3]).map(\.amount), [Won(-659_406)])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func `without interest all of it is linked, and Esc leaves the payment alone`(_ size: Size)
    async throws
  {
    let app = try await app(size, .english)
    try await app.press("P Enter")
    #expect(app.lines.contains { $0.contains("Principal") && $0.contains("659,406 won") })
    try await app.press("Esc")
    #expect(try await app.dependencies.ledger.links([3]).isEmpty)
    try await app.press("Enter ^s")
    try await expectEqual(app.dependencies.ledger.links([3]).map(\.amount), [Won(659_406)])
    await expectEqual(app.end(), [])
  }

  @Test func `what cannot be linked stays in the form`() async throws {
    let app = try await app()
    let perform = app.dependencies.ledger.perform
    app.dependencies.ledger.perform = { _ throws(LedgerError) in throw .locked(1) }
    try await app.press("P Enter 5 9 , 4 0 6 ^s")
    expectEqual(app.dependencies.notice, LedgerError.locked(1).phrase.text(.korean))
    #expect(app.lines.contains { $0.contains("원금") && $0.contains("600,000원") })
    app.dependencies.ledger.perform = perform
    try await app.press("^s")
    try await expectEqual(app.dependencies.ledger.rows([3]).map(\.amount), [Won(-600_000)])
    #expect(!app.lines.contains { $0.contains("원금") && $0.contains("600,000원") })
    await expectEqual(app.end(), [])
  }
}
