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
import WalletDomain

@testable import Galbi
@testable import Launch

/// What the options of `galbi ledger import` make of a file.
@MainActor
struct FileImportTests {
  private let folder = TemporaryFolder()
  private let kept = InMemoryLedger([])

  private func order(_ words: [String]) throws -> FileImport {
    guard case .ledger(.bring(let order)) = try Command(Options(["ledger", "import"] + words))
    else {
      Issue.record("no import")
      throw CancellationError()
    }
    return order
  }

  /// What is asked of a file, and what comes in.
  private func bring(
    _ text: String, _ words: String...
  ) async throws -> (questions: [ImportQuestion], preview: ImportPreview) {
    let path = "\(folder.path)/a.csv"
    TemporaryFolder.write(Array(text.utf8), to: path)
    let order = try order([path] + words)
    let ledger = kept.useCases()
    let statements = StatementUseCases(FileStatements(log: .none), ledger: ledger)
    let preview = try await order.preview(of: path, by: statements, ledger, nil)
    return (order.questions(of: preview), preview)
  }

  @Test func `what a plus means may be said together with the columns`() async throws {
    let text = "날짜,가게,얼마\n2026-11-02,한강서점,5000\n2026-11-03,남산,7000\n"
    let (day, name, amount) = ("day=날짜", "text=가게", "amount=얼마")
    let asked = try await bring(text, "--column", day, "--column", name, "--column", amount)
    expectEqual(asked.questions, [.kind])
    for (word, amounts) in [
      ("--spending", [-5_000, -7_000] as [Int64]), ("--income", [5_000, 7_000]),
    ] {
      let said = try await bring(
        text, "--column", day, "--column", name, "--column", amount, word)
      expectEqual(said.questions, [])
      expectEqual(said.preview.new.map(\.amount.amount), amounts)
    }
  }

  @Test func `a name that differs from an account's by a sign is refused`() async throws {
    let text = "날짜,내용,금액\n2026-11-02,한강서점,-5000\n"
    let (_, preview) = try await bring(text, "--account", "국민 은행")
    expectEqual(preview.account, .new("국민 은행"))
    _ = try await StatementUseCases(FileStatements(log: .none), ledger: kept.useCases())
      .add(preview)
    let id = try #require(try await kept.settings().accounts.list.last?.id)
    for name in ["국민 은행", "국민은행"] {
      try await expectEqual(bring(text, "--account", name).preview.account, .existing(id))
    }
    await #expect(throws: FileImport.Failure.self) {
      try await bring(text, "--account", "국민-은행")
    }
  }

  @Test func `what is partly cancelled is said, and a file without a name asks for one`()
    async throws
  {
    let text =
      "승인일자,승인시각,가맹점명,승인금액(원),승인번호,취소여부\n2026.10.04,11:12,옥션,\"20,000\",12345682,부분취소\n"
    let (questions, preview) = try await bring(text)
    let report = ImportReport(preview, questions: questions, .korean)
    #expect(report.text(isAdded: true).contains("부분취소 1건은 취소 금액을 알 수 없어 전액을 가져옵니다."))
    #expect(report.value.json.contains(#""unclear": 1"#))
    let path = "\(folder.path)/.csv"
    TemporaryFolder.write(Array("날짜,내용,금액\n2026-11-02,한강서점,-5000\n".utf8), to: path)
    let ledger = kept.useCases()
    let statements = StatementUseCases(FileStatements(log: .none), ledger: ledger)
    for (words, asked) in [([path], [.account]), ([path, "--account", "국민"], [])]
      as [([String], [ImportQuestion])]
    {
      let order = try order(words)
      let unnamed = try await order.preview(of: path, by: statements, ledger, nil)
      expectEqual(order.questions(of: unnamed), asked)
    }
  }

  @Test func `the columns that are missing are named`() async throws {
    for (text, korean, english) in [
      ("거래일자,무엇,거래금액\n2026-11-02,가,-5000\n", "내용이", "Which column holds the description"),
      ("언제,무엇,얼마\n2026-11-02,가,-5000\n", "내용, 금액이", "Which columns hold description and amount"),
    ] {
      let (questions, preview) = try await bring(text)
      expectEqual(questions, [.columns])
      let said = ImportReport(preview, questions: questions, .korean).text(isAdded: false)
      #expect(said.contains("\n  \(korean) 어느 열에 있는지 알 수 없습니다."))
      let other = ImportReport(preview, questions: questions, .english).text(isAdded: false)
      #expect(other.contains(english))
    }
  }

  @Test func `of a file without headings no column is guessed by what stands in it`() async throws {
    let text = "2026-11-02,한강서점,-5000,본점\n2026-11-03,남산식당,-7000,견본지점\n"
    let (questions, preview) = try await bring(text)
    expectEqual(questions, [.columns])
    let report = ImportReport(preview, questions: questions, .english)
    let said = report.text(isAdded: false)
    #expect(said.contains("Columns: 1: 2026-11-02, 2: 한강서점, 3: -5000, 4: 본점."), "\(said)")
    #expect(
      said.contains("--column day=NUMBER | --column text=NUMBER | --column amount=NUMBER"),
      "\(said)")
    #expect(report.value.json.contains(#""known": 0, "settled": 0, "unclear": 0, "left_out""#))
  }

  @Test func `an account that takes no entries is refused before anything is shown`() async throws {
    let text = "날짜,내용,금액\n2026-11-02,한강서점,-5000\n"
    for name in ["SuperPay", "  ", String(repeating: "가", count: 30)] {
      await #expect(throws: FileImport.Failure.self, "\(name)") {
        try await bring(text, "--account", name)
      }
    }
    // What is another name by its signs alone is a new one where nothing else is left of it.
    try await expectEqual(bring(text, "--account", "🏦").preview.account, .new("🏦"))
  }

  @Test func `what two files share is counted once`() async throws {
    let head = "거래일시,적요,출금액,입금액,잔액\n"
    let rows = [
      "2026-11-20 08:10:00,지하철,1400,0,98600\n", "2026-11-21 08:10:00,버스,1500,0,97100\n",
      "2026-11-22 08:10:00,시장,7000,0,90100\n",
    ]
    let (_, first) = try await bring(head + rows[0] + rows[1], "--account", "은행")
    var (_, second) = try await bring(head + rows[1] + rows[2], "--account", "은행")
    second.leaveOut(knownBy: [first])
    expectEqual(second.new.map(\.text), ["시장"])
    expectEqual(second.knownCount, 1)
    var (_, other) = try await bring(head + rows[1] + rows[2], "--account", "다른 은행")
    other.leaveOut(knownBy: [first])
    expectEqual(other.new.count, 2)
  }
}
