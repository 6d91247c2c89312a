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

  @Test func `the columns that are missing are named`() async throws {
    for (text, korean, english) in [
      ("거래일자,무엇,거래금액\n2026-11-02,가,-5000\n", "내용이", "Which column holds the description"),
      ("언제,무엇,얼마\n2026-11-02,가,-5000\n", "내용, 금액이", "Which columns hold description and amount"),
      ("언제,무엇,얼마\n어제,가,-5000\n", "날짜, 내용, 금액이", "Which columns hold date, description"),
    ] {
      let (questions, preview) = try await bring(text)
      expectEqual(questions, [.columns])
      let said = ImportReport(preview, questions: questions, .korean).text(isAdded: false)
      #expect(said.contains("\n  \(korean) 어느 열에 있는지 알 수 없습니다."))
      let other = ImportReport(preview, questions: questions, .english).text(isAdded: false)
      #expect(other.contains(english))
    }
  }
}
