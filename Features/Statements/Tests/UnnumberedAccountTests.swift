import Expectations
import LedgerDomain
import LedgerFixtures
import Log
import Phrases
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

/// Into which accounts files go whose banks do not number them: by their balances.
@MainActor
struct UnnumberedAccountTests {
  private let folder = TemporaryFolder()
  private let kept = InMemoryLedger([])

  private func read(_ text: String, _ name: String) async throws -> (
    statements: StatementUseCases, preview: ImportPreview
  ) {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    let statements = StatementUseCases(FileStatements(log: .none), ledger: kept.useCases())
    return (statements, try await statements.preview("\(folder.path)/\(name)", nil, .silent))
  }

  /// Imports a file as it is offered, and returns what was asked.
  private func bring(_ text: String, _ name: String) async throws -> AccountQuestion? {
    let (statements, preview) = try await read(text, name)
    if !preview.bringsNothing { _ = try await statements.add(preview) }
    return preview.accountQuestion
  }

  /// What the user's accounts come to.
  private func balances() async throws -> [Int64] {
    let sums = try await kept.accountSums()
    return try await kept.settings().accounts.list.dropFirst(2).map {
      ($0.opening + (sums[$0.id]?.total.amount ?? .zero)).amount
    }
  }

  private static let head = "거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모\n"
  private static let living =
    head + """
      2026.11.02 17:52:10,한강서점,체크카드결제,,,"-18,000","482,000",
      2026.11.04 00:00:01,이자,이자입금,,,120,"482,120",
      """
  private static let saving =
    head + """
      2026.11.04 00:00:01,이자,이자입금,,,120,"5,000,120",
      2026.11.10 09:00:00,적금,자동이체,,,"300,000","5,300,120",
      """
  private static let nextLiving =
    head + "2026.12.02 10:00:00,빵집,체크카드결제,,,\"-2,000\",\"480,120\",\n"
  private static let nextSaving =
    head + "2026.12.04 00:00:01,이자,이자입금,,,500,\"5,300,620\",\n"

  @Test(
    arguments: [
      [0, 1, 2, 3], [1, 0, 3, 2], [0, 1, 3, 2], [2, 3, 0, 1], [3, 0, 1, 2], [2, 0, 3, 1],
    ],
    [["토스뱅크 거래내역.csv"], ["a.csv", "b.csv", "c.csv", "d.csv"], ["내역 (1).csv", "내역 (2).csv"]])
  func `two accounts are two in any order, under any names`(order: [Int], names: [String])
    async throws
  {
    let files = [Self.living, Self.saving, Self.nextLiving, Self.nextSaving]
    for (number, file) in order.enumerated() {
      _ = try await bring(files[file], names[number % names.count])
    }
    try await expectEqual(balances().sorted(), [480_120, 5_300_620])
    for file in files { _ = try await bring(file, names[0]) }
    try await expectEqual(balances().sorted(), [480_120, 5_300_620])
  }

  @Test func `what does not continue is asked, and what continues is not`() async throws {
    try await expectEqual(bring(Self.living, "내역.csv"), nil)
    let (_, preview) = try await read(Self.saving, "내역.csv")
    let id = try #require(preview.accounts.last?.id)
    expectEqual(preview.accountQuestion, .apart(id))
    expectEqual(preview.account, .new("내역 2"))
    try await expectEqual(bring(Self.nextLiving, "other.csv"), nil)
    try await expectEqual(balances(), [480_120])
  }

  @Test func `a file of another bank is not an account's, whatever the balances are`() async throws
  {
    let head = "거래일시,적요,보낸분/받는분,출금액,입금액,잔액\n"
    let first = head + "2026-10-02 10:00:01,타행이체,김하늘,,100000,100000\n"
    let other = head + "2026-10-02 10:00:01,타행이체,김하늘,,100000,100000\n"
    try await expectEqual(bring(first, "1우리은행.csv"), nil)
    let (_, preview) = try await read(other, "2카카오뱅크.csv")
    expectEqual(preview.accountQuestion, .several)
    expectEqual(preview.account, .new("2카카오뱅크"))
    // In a file without a name of a bank the balances alone say it.
    try await expectEqual(read(first, "a.csv").preview.accountQuestion, nil)
    // Another time of day is another account's.
    let later = other.replacing("10:00:01", with: "10:05:02")
    let apart = try await read(later, "b.csv").preview
    #expect(apart.account == .new("b") && apart.accountQuestion == nil)
    // A title in the file names the bank, too.
    let titled = try await read("토스뱅크 거래내역\n" + other, "a.csv").preview
    expectEqual(titled.accountQuestion, .several)
  }

  @Test func `what is missing between files is named, and filled by the file that has it`()
    async throws
  {
    func file(_ lines: String...) -> String {
      "계좌번호,111-222-333333\n거래일시,적요,출금액,입금액,잔액\n" + lines.joined(separator: "\n")
    }
    _ = try await bring(file("2026-05-01,a,1000,0,99000", "2026-05-03,b,2000,0,97000"), "a.csv")
    let late = file("2026-05-09,d,0,500,56300", "2026-05-12,e,300,0,56000")
    let (statements, preview) = try await read(late, "b.csv")
    expectEqual(preview.accountQuestion, nil)
    expectEqual(preview.chain.gaps.map(\.amount), [Won(-41_200)])
    expectEqual(BalanceText.missing(preview.chain)?.text(.korean), "5월 3일과 9일 사이 41,200원이 비어 있습니다.")
    _ = try await statements.add(preview)
    try await expectEqual(balances(), [56_000 + 41_200])
    let (_, filling) = try await read(file("2026-05-05,c,41200,0,55800"), "c.csv")
    #expect(filling.chain.isComplete)
    try await expectEqual(bring(file("2026-05-05,c,41200,0,55800"), "c.csv"), nil)
    try await expectEqual(balances(), [56_000])
  }

  @Test
  func `one that had nothing is continued by a file that begins with nothing, which is asked`()
    async throws
  {
    _ = try await bring("거래일시,적요,출금액,입금액,잔액\n2026-05-01,a,0,500,500\n2026-05-02,b,500,0,0", "a.csv")
    let next = "거래일시,적요,출금액,입금액,잔액\n2026-06-01,c,0,700,700\n2026-06-02,d,100,0,600"
    try await expectEqual(read(next, "b.csv").preview.accountQuestion, .several)
    try await expectEqual(read(next, "a.csv").preview.accountQuestion, nil)
  }

  @Test func `lines of a day in any order are put into the order of their balances`() async throws {
    let lines = [
      "2026-05-01,a,0,1000,1000", "2026-05-02,b,300,0,700", "2026-05-02,c,0,50,750",
      "2026-05-02,d,200,0,550", "2026-05-03,e,50,0,500",
    ]
    let head = "거래일자,적요,출금액,입금액,잔액\n"
    for order in [
      [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [0, 3, 2, 1, 4], [4, 1, 2, 3, 0], [0, 2, 3, 1, 4],
    ] {
      let found = try await read(head + order.map { lines[$0] }.joined(separator: "\n"), "x.csv")
      let statement = found.preview.statement
      expectEqual(statement.entries.map(\.entry.text), ["a", "b", "c", "d", "e"], "\(order)")
      #expect(statement.isComplete)
      expectEqual(statement.opening, .zero)
    }
    // The balances give unsigned amounts their signs in any of these orders.
    let unsigned = [
      "2026-05-01,a,1000,1000", "2026-05-02,b,300,700", "2026-05-02,c,50,750",
      "2026-05-02,d,200,550", "2026-05-03,e,50,500",
    ]
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [0, 3, 2, 1, 4], [4, 1, 2, 3, 0]] {
      let text = order.map { unsigned[$0] }.joined(separator: "\n")
      let statement = try await read("거래일자,적요,거래금액,잔액\n" + text, "x.csv").preview.statement
      expectEqual(
        statement.entries.map(\.entry.amount.amount), [1_000, -300, 50, -200, -50], "\(order)")
    }
  }

  @Test func `the balance of an overdraft may be what was drawn, also where lines are missing`()
    async throws
  {
    let lines = [
      "2026-05-01,a,1000,0,501000", "2026-05-02,b,300,0,501300", "2026-05-04,c,0,50000,451300",
      "2026-05-08,d,700,0,452000",
    ]
    for (kept, missing) in [([0, 1, 2, 3], 0), ([0, 1, 3], 50_000), ([0, 1], 0), ([2, 3], 0)] {
      let text = kept.map { lines[$0] }.joined(separator: "\n")
      let statement = try await read("거래일시,적요,출금액,입금액,잔액\n" + text, "x.csv").preview.statement
      expectEqual(statement.gaps.reduce(0) { $0 + $1.amount.amount }, Int64(missing), "\(kept)")
      expectEqual(statement.opening, Won(kept[0] == 0 ? -500_000 : -501_300))
    }
  }

  @Test func `balances that do not follow from the amounts say nothing`() async throws {
    let lines = (1...9).map { "2026-05-0\($0),a,100,0,\($0 * $0 * 7_001)" }
    let statement = try await read(
      "거래일시,적요,출금액,입금액,잔액\n" + lines.joined(separator: "\n"), "x.csv"
    ).preview.statement
    #expect(statement.contradictsItself)
    expectEqual(statement.gaps, [])
    expectEqual(statement.opening, nil)
    #expect(!statement.isComplete)
  }

  @Test func `a title that no list knows makes no second account of a card without a question`()
    async throws
  {
    let approvals = """
      신한카드 승인내역
      이용일시,승인번호,가맹점명,이용금액,할부
      2026-10-01 10:11,11,한강서점,4500,일시불
      2026-10-02 10:11,12,남산식당,30000,일시불
      2026-10-03 10:11,13,빵집,12000,일시불
      """
    func bill(_ title: String) -> String {
      """
      \(title)
      결제일,2026-11-14
      이용일자,이용가맹점,이용금액,할부기간,청구원금,수수료
      2026-10-01,한강서점,4500,,4500,0
      2026-10-02,남산식당,30000,,30000,0
      2026-10-03,빵집,12000,,12000,0
      """
    }
    try await expectEqual(bring(approvals, "a.csv"), nil)
    let (_, titled) = try await read(bill("신한카드 월별 이용대금 명세서"), "b.csv")
    #expect(titled.knownCount == 3 && titled.accountQuestion == nil)
    let (_, other) = try await read(bill("신한카드 꿈나무 이용대금 명세서"), "b.csv")
    let id = try #require(other.accounts.last?.id)
    expectEqual(other.accountQuestion, .alike(id))
    // One of another issuer is another one.
    let (_, apart) = try await read(bill("삼성카드 꿈나무 이용대금 명세서"), "b.csv")
    expectEqual(apart.accountQuestion, nil)
  }

  private static let first = """
    이용일,이용시간,이용카드명,이용하신곳,결제방법,국내이용금액(원),승인번호
    2026-10-03,10:00,국민 굿데이,이마트,일시불,"30,000",30000001
    2026-10-09,12:00,국민 굿데이,쿠팡,일시불,"12,000",30000002

    """
  private static let second = """
    이용일자,이용가맹점,이용카드,이용금액,할부,승인번호
    2026.10.05,다이소,LOCA,"8,000",일시불,91000001
    2026.10.15,GS25,LOCA,"45,500",일시불,91000002

    """

  @Test func `files of two cards with one name are two accounts, and it is asked`() async throws {
    let name = "이용내역.csv"
    try await expectEqual(bring(Self.first, name), nil)
    let card = try #require(
      try await kept.settings().accounts.list.first { $0.phrase.text(.korean) == "이용내역" }
    ).id
    try await expectEqual(bring(Self.second, name), .otherLayout(card))
    // The next month of the first one goes on.
    let next =
      Self.first + "2026-11-09,12:00,국민 굿데이,쿠팡,일시불,\"9,000\",30000003\n"
    try await expectEqual(bring(next, name), nil)
    let alone = next.split(separator: "\n").enumerated().filter { [0, 3].contains($0.offset) }
      .map(\.element).joined(separator: "\n").replacing("30000003", with: "30000004")
    try await expectEqual(bring(alone, name), nil)
    try await expectEqual(balances(), [-30_000 - 12_000 - 9_000 - 9_000, -8_000 - 45_500])
  }

  @Test func `other cards in the same columns are asked about, and further ones of the same not`()
    async throws
  {
    let name = "이용내역.csv"
    try await expectEqual(bring(Self.second, name), nil)
    let other = Self.second.replacing("LOCA", with: "우리 카드의정석").replacing("9100", with: "5100")
      .replacing("다이소", with: "약국").replacing("GS25", with: "서점")
    #expect(try await bring(other, name) != nil)
    let same = Self.second.replacing("9100", with: "9200").replacing("2026.10", with: "2026.11")
    try await expectEqual(bring(same, name), nil)
    try await expectEqual(balances(), [-53_500 * 2, -53_500])
  }

  @Test func `a month among the headings is none of the columns`() async throws {
    for month in ["10", "11"] {
      let file = "이용일자,가맹점,\(month)월 결제금액\n2026-\(month)-05,다이소 \(month),\"8,000\"\n"
      try await expectEqual(bring(file, "이용내역.csv"), nil)
    }
    try await expectEqual(balances(), [-16_000])
  }

  @Test func `what names a bank, or has the same purchases, is not asked about`() async throws {
    for name in ["롯데카드 이용내역.csv", "이용내역.csv"] {
      try await expectEqual(bring(Self.second, name), nil)
      let bill = """
        이용일자,이용가맹점,이용금액,할부기간,청구원금
        2026.10.05,다이소,"8,000",,"8,000"
        2026.10.20,CU,"1,000",,"1,000"

        """
      try await expectEqual(bring(bill, name), nil)
    }
  }
}
