import Expectations
import LedgerData
import LedgerFixtures
import PostgreSQLTesting
import RIBsTesting
import SQLite
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerDomain
@testable import LedgerPresentation

/// From which account a card has filled the app's wallet, which is asked once for each card.
struct TopUpLinkTests {
  private var bench = LinkBench()

  /// As a top-up is from the start.
  private mutating func topUp(_ day: Int, _ card: String, isLinked: Bool = true) {
    let row = bench.row(
      .superPay, day, 50_000, card, origin: .wallet, category: .topUp, importID: nil)
    guard isLinked else { return }
    bench.links.append(
      EntryLink(
        id: Int64(bench.links.count + 1), .topUp, first: row.id, second: nil, amount: row.amount))
  }

  @Test mutating func `the account of a card is asked once`() throws {
    let bank = try bench.account("월급통장")
    for (day, card) in [
      (2026_09_01, "국민카드 1111"), (2026_10_01, "국민카드 1111"), (2026_11_01, "삼성카드 2222"),
    ] {
      topUp(day, card)
    }
    // Of each card the newest.
    expectEqual(bench.found, ["top_up 3-?", "top_up 2-?"])
    expectEqual(bench.proposals.map(\.asks), [.account, .account])
    bench.take(bench.proposals[1].with(made: bank))
    expectEqual(bench.found, ["top_up 1-new in \(bank.rawValue)", "top_up 3-?"])
    bench.refuse(bench.proposals[1])
    expectEqual(bench.found, ["top_up 1-new in \(bank.rawValue)"])
    topUp(2026_11_20, "삼성카드 2222")
    expectEqual(bench.found, ["top_up 1-new in \(bank.rawValue)"])
  }

  @Test mutating func `a wallet that was filled so once is filled so again`() throws {
    let (bank, wallet) = (try bench.account("국민은행"), try bench.account("네이버페이"))
    for month in 9...11 { bench.row(bank, 2026_00_03 + month * 100, -100_000, "네이버페이충전") }
    bench.row(bank, 2026_11_20, -9_000, "네이버페이")
    let first = try #require(bench.proposals.first { $0.first.id == 1 })
    #expect(!first.isSure)
    bench.take(first)
    expectEqual(
      bench.found.filter { $0.hasPrefix("top_up 2") || $0.hasPrefix("top_up 3") }.sorted(),
      [2, 3].map { "top_up \($0)-new in \(wallet.rawValue)" })
    #expect(!bench.found.contains { $0.hasPrefix("top_up 4") && !$0.hasSuffix("?") })
  }

  @Test mutating func `without an account to choose nothing is asked`() throws {
    topUp(2026_11_01, "국민카드 1111")
    _ = try bench.account("네이버페이")
    expectEqual(bench.found, [])
  }

  @Test
  mutating func `an account that a card names is proposed, and a file that has the day decides`()
    throws
  {
    let bank = try bench.account("국민은행")
    topUp(2026_11_01, "국민은행 3333")
    expectEqual(bench.found, ["top_up 1-new in \(bank.rawValue)?"])
    expectEqual(bench.proposals[0].replaced?.id, 1)
    bench.row(bank, 2026_11_01, -50_000, "슈퍼페이")
    expectEqual(bench.found, ["top_up 2-1"])
    bench.row(bank, 2026_10_01, -1_000, "서점")
    bench.row(bank, 2026_11_30, -1_000, "서점")
    topUp(2026_11_15, "국민은행 3333")
    // Its bank has nothing of that day.
    expectEqual(bench.found, ["top_up 2-1"])
  }

  @Test mutating func `an account that a card names and the user denies is not proposed again`()
    throws
  {
    _ = try bench.account("국민은행")
    topUp(2026_10_01, "국민은행 3333")
    topUp(2026_11_01, "국민은행 3333")
    expectEqual(bench.proposals.map(\.isOfAccount), [true, true])
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, [])
  }

  @Test(
    arguments: [
      ("국민은행", "충전", 50_000, "top_up 1-"), ("자동충전", nil, 50_000, "top_up 1-"),
      ("김하늘", "[+] 충전", 50_000, "top_up 1-"), ("머니충전", "입금", 50_000, "top_up 1-"),
      ("충전취소 국민은행", nil, -50_000, "transfer 1-"), ("티머니 충전", "결제", -50_000, nil),
      ("충전 캐시백", nil, 500, nil), ("어머니", "송금받기", 50_000, nil), ("한강분식", "충전 취소", 50_000, nil),
    ] as [(String, String?, Int64, String?)])
  mutating func `a wallet's own file says that it was filled`(
    text: String, kind: String?, amount: Int64, found: String?
  ) throws {
    let wallet = try bench.account("카카오페이", .wallet)
    bench.row(wallet, 2026_10_01, amount, text, kind: kind)
    expectEqual(bench.found, found.map { [$0] } ?? [])
  }

  @Test(
    arguments: [
      (.card, "충전", nil, 50_000, "transfer 1-"), (.other, "농협은행", "충전", 50_000, "transfer 1-"),
      (.bank, "자동충전", nil, 50_000, "transfer 1-"), (.bank, "충전소 환급", nil, 50_000, nil),
      (.bank, "한강충전소", nil, 50_000, nil), (.bank, "네이버페이 충전", nil, -50_000, nil),
    ] as [(AccountKind, String, String?, Int64, String?)])
  mutating func `a prepaid card is filled, too`(
    kind: AccountKind, text: String, word: String?, amount: Int64, found: String?
  ) throws {
    let account = try bench.account("코나", kind)
    bench.row(account, 2026_10_01, amount, text, kind: word)
    expectEqual(bench.found, found.map { [$0] } ?? [])
    guard kind == .card, let filled = bench.proposals.first else { return }
    // What its bank has is asked about.
    bench.take(filled)
    bench.row(try bench.account("국민은행"), 2026_10_01, -50_000, "코나충전")
    expectEqual(bench.found, ["transfer 2-1?"])
  }

  @Test mutating func `what filled a wallet is in the bank that it names`() throws {
    let (wallet, bank) = (try bench.account("카카오페이", .wallet), try bench.account("국민은행"))
    bench.row(wallet, 2026_10_01, 50_000, "국민은행", kind: "충전")
    expectEqual(bench.found, ["top_up 1-new in \(bank.rawValue)"])
    // Its file has the day, and nothing of it.
    for day in [2026_09_20, 2026_10_20] { bench.row(bank, day, -1_000, "서점", importID: 2) }
    expectEqual(bench.found, ["top_up 1-"])
    bench.take(bench.proposals[0])
    expectEqual(bench.found, [])
    // Another file has it after all.
    bench.row(bank, 2026_10_01, -50_000, "카카오페이", importID: 3)
    expectEqual(bench.found, ["top_up 4-1"])
  }

  @Test(
    arguments: [
      ("네이버페이 머니", "네이버파이낸셜"), ("네이버페이", "네이버파이낸셜(주)"), ("네이버페이", "NAVER FINANCIAL"),
      ("네이버페이", "네이버파이낸"), ("토스페이", "비바리퍼블리카"), ("토스", "(주)비바리퍼블리카"), ("쓱페이", "SSG페이"),
      ("SSG페이", "신세계아이앤씨"), ("페이코", "엔에이치엔페이코"), ("배민페이머니", "배민페이"),
    ], [true, false])
  mutating func `a wallet is filled by its company`(
    names: (wallet: String, company: String), isColumn: Bool
  ) throws {
    let bank = try bench.account("토스뱅크", number: "1000-1234-5678", holder: "김하늘")
    let wallet = try bench.account(names.wallet)
    _ = try bench.account("카카오페이")
    bench.row(
      bank, 2026_11_01, -50_000, isColumn ? "충전" : names.company,
      by: isColumn ? names.company : nil, kind: "출금", second: 36_000)
    bench.row(wallet, 2026_11_01, 50_000, "충전", kind: "충전", second: 36_001)
    let kind = names.wallet == "토스" ? "transfer" : "top_up"
    expectEqual(bench.found, ["\(kind) 1-2"])
  }

  @Test mutating func `the company of another wallet has filled that one`() throws {
    let (bank, wallet) = (try bench.account("국민은행"), try bench.account("카카오페이"))
    bench.row(bank, 2026_11_01, -50_000, "네이버파이낸셜")
    bench.row(wallet, 2026_11_01, 50_000, "충전", kind: "충전")
    expectEqual(bench.found, ["top_up 2-"])
  }

  @Test mutating func `a text that names the wallet is enough beside a company`() throws {
    let bank = try bench.account("국민은행", holder: "김하늘")
    let wallet = try bench.account("네이버페이")
    bench.row(bank, 2026_11_01, -50_000, "네이버페이충전", by: "나이스페이먼츠")
    bench.row(wallet, 2026_11_01, 50_000, "충전", kind: "충전")
    expectEqual(bench.found, ["top_up 1-2"])
  }

  @Test(
    arguments: [
      ("모바일결제", nil, nil, true), ("다날", "다날", nil, true), ("(주)세틀뱅크", nil, "펌뱅킹", true),
      ("한강분식", nil, "계좌간편", false), ("이마트", nil, "체크카드", false), ("이영희", "이영희", nil, false),
    ] as [(String, String?, String?, Bool)])
  mutating func
    `what was filled in the moment of a payment to nobody is asked about with that alone`(
      text: String, counterpart: String?, kind: String?, isAsked: Bool
    ) throws
  {
    let bank = try bench.account("국민은행", holder: "김하늘")
    let wallet = try bench.account("네이버페이")
    bench.row(bank, 2026_11_01, -50_000, text, by: counterpart, kind: kind, second: 36_000)
    bench.row(wallet, 2026_11_01, 50_000, "충전", kind: "충전", second: 36_002)
    expectEqual(bench.found, [isAsked ? "top_up 1-2?" : "top_up 2-"])
    if isAsked { bench.refuse(bench.proposals[0]) } else { bench.take(bench.proposals[0]) }
    expectEqual(bench.found, [isAsked ? "top_up 2-" : "top_up 1-2?"])
  }

  @Test mutating func `top-ups from before there were links are proposed`() throws {
    topUp(2026_11_01, "국민카드 1111", isLinked: false)
    expectEqual(bench.found, ["top_up 1-?"])
    expectEqual(bench.proposals[0].asks, nil)
  }
}

/// What the books make of money that a card puts into the wallet.
extension LinkContractTests {
  @Test func `a top-up is no income from the start`() async throws {
    let work = fixture.ledger
    try await Movements.topUp(fixture.database, key: "a", day: 2026_11_01, amount: 50_000)
    try await Movements.payTaxi(fixture.database, key: "b", day: 2026_11_02, amount: 8_000)
    try await expectEqual(sums(work), [8_000, 0, 0, 50_000])
    let link = EntryLink(id: 1, .topUp, first: 1, second: nil, amount: Won(50_000))
    try await expectEqual(work.links(of: [1, 2]), [link])
    #expect(try await work.isSound())
    // The account of the card is chosen, and that is undone.
    _ = try await work.perform(.account(.set(nil, name: "은행")))
    let bank = try #require(try await work.settings().accounts.list.last?.id)
    let row = try #require(try await work.rows([1]).first)
    let asked = LinkProposal(
      .topUp, first: row, second: nil, replaced: link, isSure: false, reasons: [], asks: .account)
    _ = try await work.perform(.link([asked.with(made: bank)]))
    for _ in 0..<2 {
      try await expectEqual(work.links(of: [1]), [link.with(second: 3, isMade: true)])
      try await expectEqual(work.rows([3]).map(\.amount), [Won(-50_000)])
      try await expectEqual(sums(work), [8_000, 0, 50_000, 50_000])
      #expect(try await work.isSound())
      _ = try await work.undo()
      try await expectEqual(work.links(of: [1]), [link])
      #expect(try await work.rows([3]).isEmpty)
      try await expectEqual(sums(work), [8_000, 0, 0, 50_000])
      _ = try await work.redo()
    }
    _ = try await work.undo()
    // It is another account, or none that is kept: that is noted, and the link stays.
    _ = try await work.perform(.refuse([asked.with(made: bank)]))
    try await expectEqual(work.links(of: [1]).map(\.isRefused), [false, true])
    try await expectEqual(sums(work), [8_000, 0, 0, 50_000])
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), [link])
    #expect(try await work.isSound())
  }
}

extension InterestFormTests {
  @Test func `Enter on a card's top-up asks for its account`() async throws {
    let dependencies = try await LinkEntries.dependencies(proposing: [LinkEntries.topUp])
    let app = LedgerApp(dependencies, .normal)
    try await app.press("P")
    #expect(app.content.contains { $0.hasSuffix("계좌 선택 필요") })
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("어머니: 어느 계좌인가요?") })
    try await app.press("Enter")
    let link = try #require(try await dependencies.ledger.links([7]).first)
    #expect(link.kind == .topUp && link.isMade)
    let made = try #require(try await dependencies.ledger.rows([9]).first)
    #expect(made.amount == Won(-50_000) && made.account == LinkEntries.bank)
    await expectEqual(app.end(), [])
  }
}
