import Expectations
import LedgerFixtures
import Log
import Phrases
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import WalletDomain

@testable import LedgerDomain

/// Into which accounts files go whose banks name the numbers.
@MainActor
struct StatementAccountTests {
  private let folder = TemporaryFolder()
  private let ledger = InMemoryLedger([])

  /// Imports a file as it is offered; returns how many entries were new.
  private func bring(_ text: String, _ name: String, _ ledger: LedgerUseCases) async throws -> Int {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    let statements = StatementUseCases(FileStatements(log: .none), ledger: ledger)
    let preview = try await statements.preview("\(folder.path)/\(name)", nil, .silent)
    return preview.new.isEmpty ? 0 : try await statements.add(preview)
  }

  private let living = """
    토스뱅크 거래내역
    성명,김하늘
    계좌번호,1000-1111-2222
    조회기간,2026.11.01 ~ 2026.11.30

    거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
    2026.11.02 17:52:10,한강서점,체크카드결제,,,"-18,000","482,000",
    2026.11.04 00:00:01,이자,이자입금,,,120,"482,120",
    """
  private let saving = """
    토스뱅크 거래내역
    성명,김하늘
    계좌번호,1000-3333-4444
    조회기간,2026.11.01 ~ 2026.11.30

    거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
    2026.11.04 00:00:01,이자,이자입금,,,120,"5,000,120",
    2026.11.10 09:00:00,적금,자동이체,,,"300,000","5,300,120",
    """

  @Test(arguments: [false, true])
  func `two accounts of a bank are told apart by their numbers`(isReversed: Bool) async throws {
    let work = ledger.useCases()
    let files = isReversed ? [saving, living] : [living, saving]
    for (number, file) in files.enumerated() {
      try await expectEqual(bring(file, "내역(\(number)).csv", work), 2)
    }
    let accounts = try await ledger.settings().accounts.list.dropFirst(2)
    expectEqual(
      accounts.map { $0.phrase.text(.korean) },
      (isReversed ? ["토스뱅크", "토스뱅크 2222"] : ["토스뱅크", "토스뱅크 4444"]))
    func balances() async throws -> [Int64] {
      let sums = try await ledger.accountSums()
      return accounts.map { ($0.opening + (sums[$0.id]?.total.amount ?? .zero)).amount }.sorted()
    }
    try await expectEqual(balances(), [482_120, 5_300_120])
    // The same files again, and those of the next month.
    for file in files { try await expectEqual(bring(file, "other.csv", work), 0) }
    let next = living.replacing("2026.11", with: "2026.12").replacing("482,000", with: "464,120")
      .replacing("482,120", with: "464,240")
    try await expectEqual(bring(next, "내역(0).csv", work), 2)
    try await expectEqual(balances(), [464_240, 5_300_120])
    try await expectEqual(ledger.settings().accounts.list.count, 4)
  }

  @Test func `a single balance is what was drawn where that goes on from an account`() async throws
  {
    let work = ledger.useCases()
    func file(_ day: Int, _ spent: Int64, _ balance: Int64) -> String {
      "거래일시,적요,출금액,입금액,잔액\n2026.11.0\(day) 09:00:00,서점,\(spent),0,\(balance)\n"
    }
    try await expectEqual(bring(file(2, 5_000, -95_000), "마이너스통장.csv", work), 1)
    try await expectEqual(bring(file(3, 4_000, 99_000), "내역.csv", work), 1)
    try await expectEqual(bring(file(4, 1_000, -100_000), "내역.csv", work), 1)
    try await expectEqual(bring(file(3, 4_000, 99_000), "내역.csv", work), 0)
    let accounts = try await ledger.settings().accounts.list.dropFirst(2)
    let sums = try await ledger.accountSums()
    expectEqual(accounts.map { $0.opening + (sums[$0.id]?.total.amount ?? .zero) }, [Won(-100_000)])
  }

  /// The amounts of an account's entries in the order in which they came.
  private func amounts() async throws -> [Int64] {
    let rows = try await ledger.useCases().list(LedgerQuery(), 0..<100).rows
    return rows.sorted { $0.id < $1.id }.map(\.amount.amount)
  }

  @Test(arguments: [false, true])
  func `equal payments of one day are two by their times and balances`(isReversed: Bool)
    async throws
  {
    let work = ledger.useCases()
    let first = """
      거래일시,적요,출금액,입금액,잔액
      2026-11-20 08:10:00,지하철,1400,0,98600
      """
    let second = """
      거래일시,적요,출금액,입금액,잔액
      2026-11-20 18:40:00,지하철,1400,0,97200
      2026-11-20 19:00:00,빵집,6000,0,91200
      """
    let files = isReversed ? [second, first] : [first, second]
    try await expectEqual(bring(files[0], "a.csv", work), (isReversed ? 2 : 1))
    try await expectEqual(bring(files[1], "a.csv", work), (isReversed ? 1 : 2))
    try await expectEqual(amounts().sorted(), [-6_000, -1_400, -1_400])
    // A third one that overlaps.
    let both = first + "\n" + second.split(separator: "\n").dropFirst().joined(separator: "\n")
    try await expectEqual(bring(both, "a.csv", work), 0)
    try await expectEqual(amounts().count, 3)
    // A text that has changed after posting is the same row.
    try await expectEqual(bring(both.replacing("빵집", with: "빵집 강남점"), "a.csv", work), 0)
  }

  @Test func `an approval with another amount later is the same entry`() async throws {
    let work = ledger.useCases()
    let pending = """
      이용일,이용가맹점,이용금액,해외이용금액,통화,승인번호,매입상태
      2026.11.03,LIGHTHOUSE APPS,"17,650",12.99,USD,00112233,미매입
      2026.11.04,한강분식,4500,,,00112234,매입
      """
    let settled = """
      이용일,이용가맹점,이용금액,해외이용금액,통화,승인번호,매입상태
      2026.11.03,LIGHTHOUSE APPS,"17,812",12.99,USD,00112233,매입
      2026.11.04,한강분식,4500,,,00112234,매입
      """
    try await expectEqual(bring(pending, "card.csv", work), 2)
    try await expectEqual(amounts(), [-17_650, -4_500])
    TemporaryFolder.write(Array(settled.utf8), to: "\(folder.path)/card.csv")
    let statements = StatementUseCases(FileStatements(log: .none), ledger: work)
    let preview = try await statements.preview("\(folder.path)/card.csv", nil, .silent)
    expectEqual(preview.new, [])
    expectEqual(preview.settledCount, 1)
    try await expectEqual(statements.add(preview), 1)
    try await expectEqual(amounts(), [-17_812, -4_500])
    let row = try await work.list(LedgerQuery(), 0..<9).rows.first { $0.amount == Won(-17_812) }
    expectEqual(row?.entry.bank?.foreign, "USD 12.99")
    expectEqual(row?.entry.bank?.isPending, nil)
    // The earlier file again changes nothing.
    try await expectEqual(bring(pending, "card.csv", work), 0)
    try await expectEqual(amounts(), [-17_812, -4_500])
    _ = try await work.undo()
    try await expectEqual(amounts(), [-17_650, -4_500])
    _ = try await work.redo()
    try await expectEqual(amounts(), [-17_812, -4_500])
    // Two approvals that look alike are two.
    let twins = settled + "\n2026.11.04,한강분식,4500,,,00112299,매입"
    try await expectEqual(bring(twins, "card.csv", work), 1)
  }

  private static let approvals = """
    승인일자,승인시각,가맹점명,승인금액(원),승인번호
    2026.09.03,10:11,OPENAI SUBSCR,"27,600",00112233
    2026.09.05,10:11,이마트,"30,000",00112234
    """
  private static let bill = """
    삼성카드 이용대금명세서
    결제일,2026년 10월 13일
    이용일,가맹점명,이용금액,할부개월,원금,승인번호
    2026-09-03,OPENAI SUBSCR,"27,600",,"27,600",00112233
    2026-09-05,이마트,"30,000",,"30,000",00112234
    """

  private func names() async throws -> [String] {
    try await ledger.settings().accounts.list.dropFirst(2).map { $0.phrase.text(.korean) }
  }

  @Test(arguments: [false, true])
  func `a card's approvals and its bill are one account's`(isReversed: Bool) async throws {
    let work = ledger.useCases()
    let files = [(Self.approvals, "삼성카드_승인내역.csv"), (Self.bill, "삼성카드_명세서_202610.csv")]
    for (number, file) in (isReversed ? files.reversed() : files).enumerated() {
      try await expectEqual(bring(file.0, file.1, work), number == 0 ? 2 : 0)
    }
    try await expectEqual(names(), ["삼성카드"])
  }

  @Test func `an account that an earlier version has called like the file goes on`() async throws {
    let work = ledger.useCases()
    _ = try await bring(Self.approvals, "a.csv", work)
    let id = try #require(try await ledger.settings().accounts.list.last?.id)
    _ = try await work.perform(.account(.set(id, name: "삼성카드_승인내역")))
    let next = Self.approvals.replacing("2026.09", with: "2026.10").replacing(
      "001122", with: "001133")
    try await expectEqual(bring(next, "삼성카드_승인내역.csv", work), 2)
    try await expectEqual(bring(Self.bill, "b.csv", work), 0)
    try await expectEqual(names(), ["삼성카드_승인내역"])
  }

  @Test func `an account that has another name now goes on`() async throws {
    let work = ledger.useCases()
    let month = """
      삼성카드 이용내역
      이용일자,이용가맹점,이용금액,할부
      2026-10-05,이마트,"18,000",
      2026-10-09,한강서점,"12,000",
      """
    try await expectEqual(bring(month, "a.csv", work), 2)
    let id = try #require(try await ledger.settings().accounts.list.last?.id)
    _ = try await work.perform(.account(.set(id, name: "주력")))
    try await expectEqual(bring(month, "a.csv", work), 0)
    let next = month.replacing("2026-10", with: "2026-11")
    try await expectEqual(bring(next, "b.csv", work), 2)
    // By its entries, under another title.
    let titled = next.replacing("삼성카드", with: "삼성카드 꿈나무")
    try await expectEqual(bring(titled, "c.csv", work), 0)
    try await expectEqual(names(), ["주력"])
  }

  @Test func `cards with other numbers are asked about, once`() async throws {
    let work = ledger.useCases()
    func file(_ month: String, _ cards: String...) -> String {
      "이용일,카드번호,가맹점명,이용금액\n"
        + cards.enumerated().map { "2026-\(month)-0\($0 + 1),\($1),한강서점,\(month)000" }
        .joined(separator: "\n")
    }
    let statements = StatementUseCases(FileStatements(log: .none), ledger: work)
    func preview(_ text: String) async throws -> ImportPreview {
      let path = "\(folder.path)/삼성카드_이용내역.csv"
      TemporaryFolder.write(Array(text.utf8), to: path)
      return try await statements.preview(path, nil, .silent)
    }
    _ = try await statements.add(preview(file("01", "1234-****-****-1111", "5678-****-****-2222")))
    _ = try await statements.add(preview(file("02", "1111")))
    let other = try await preview(file("03", "1234-****-****-2222"))
    let id = try #require(other.accounts.last?.id)
    expectEqual(other.accountQuestion, .otherCard(id))
    expectEqual(other.account, .new("삼성카드 2222"))
    // Both are one account, which is kept.
    _ = try await statements.add(statements.direct(other, .existing(id)))
    for card in ["2222", "1111", "3333", "****"] {
      let next = try await preview(file("04", card))
      expectEqual(next.accountQuestion, nil)
      expectEqual(next.account, .existing(id))
    }
    try await expectEqual(names(), ["삼성카드"])
  }

  @Test func `numbers are the same whatever signs are between their digits`() throws {
    var accounts = LedgerAccounts.builtIn
    let id = try accounts.add("은행")
    accounts.note(AccountFacts(number: "1000-1111-2222"), of: id)
    expectEqual(accounts[id].number, "100011112222")
    expectEqual(accounts[id].hasNumber("1000 1111 2222"), true)
    expectEqual(accounts[id].hasNumber("1000-11**-2222"), true)
    expectEqual(accounts[id].hasNumber("1000-1111-2223"), false)
    expectEqual(accounts[id].hasNumber("11-2222"), false)
    expectEqual(accounts[id].hasNumber(""), nil)
  }
}
