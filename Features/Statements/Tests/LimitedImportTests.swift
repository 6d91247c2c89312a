import Expectations
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import StatementsDomain
import StatementsRaft
import Storage
import TerminalUI
import Testing

@testable import StatementsPresentation

/// What is imported by someone who may add entries, but neither accounts nor categories.
@MainActor
struct LimitedImportTests {
  private func app(_ language: Language = .english) -> ImportApp {
    ImportApp(Size(columns: 80, rows: 24), language, mayAddSettings: false)
  }

  @Test(arguments: [
    (Language.english, "You can only add entries to the shared books.", "Cash"),
    (.korean, "공유 데이터에는 내역만 추가할 수 있습니다.", "현금"),
  ])
  func `an account that there is is proposed, and a sentence says what is allowed`(
    language: Language, sentence: String, account: String
  ) async throws {
    let app = app(language)
    try await app.press("\"~/bank.csv\" Enter")
    let shown = app.content.joined(separator: "\n")
    #expect(shown.contains(sentence))
    #expect(shown.contains("‹ \(account) ›"))
    await expectEqual(app.end(), [])
  }

  @Test func `nothing but entries is added, and no new account can be chosen`() async throws {
    for file in ["bank", "many", "woori"] {
      let app = app()
      let ledger = app.dependencies
      let before = (
        try await ledger.accounts(), try await ledger.categories(), try await ledger.openings()
      )
      let count = try await ledger.count()
      try await app.press("\"~/\(file).csv\" Enter")
      #expect(!app.content.joined().contains("New"))
      try await app.press("C-s")
      #expect(try await ledger.count() > count)
      try await expectEqual(ledger.accounts(), before.0)
      try await expectEqual(ledger.categories(), before.1)
      try await expectEqual(ledger.openings(), before.2)
      await expectEqual(app.end(), [])
    }
  }

  @Test func `an account of a bank is rather proposed than the cash, and every one can be chosen`()
    async throws
  {
    let ledger = InMemoryLedger().useCases()
    let all = StatementUseCases(FixedStatements(["": Self.lines("책")]), ledger: ledger)
    try await expectEqual(all.add(try await all.preview("bank.csv", nil, .silent)), 1)
    let limited = StatementUseCases(
      FixedStatements(["": Self.lines("영화")]), ledger: ledger, mayAddSettings: { false })
    let preview = try await limited.preview("other.csv", nil, .silent)
    let bank = try #require(preview.accounts.first { $0.id != .cash })
    #expect(preview.account == .existing(bank.id) && !preview.mayAddSettings)
    let (presenter, listener) = (PresenterSpy<Import>(Import.Model()), ImportFixture())
    let interactor = ImportInteractor(limited, on: presenter, listener: listener)
    let tree = Tree()
    Router(interactor: interactor).launch(in: tree)
    presenter.send(.typePath("other.csv"), .read)
    await tree.activity.settled()
    var chosen: Set<AccountChoice> = []
    for _ in 1...4 {
      chosen.insert(presenter.model.target)
      presenter.send(.stepAccount(1))
      await tree.activity.settled()
    }
    expectEqual(chosen, [.existing(.cash), .existing(bank.id)])
  }

  private static func lines(_ text: String) -> [[String]] {
    [["날짜", "내용", "금액"], ["2026-11-19", text, "-5300"]]
  }
}
