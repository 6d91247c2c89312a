import Expectations
import Headless
import LedgerDomain
import Phrases
import Platform
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// The sheets over the ledger beside a store that is slow: keys meant for them reach nothing below.
@MainActor
struct SlowManagementTests {
  private let dependencies: LedgerFixture
  private let app: LedgerApp
  private let checkpoint = Checkpoint()

  init() {
    let names = ["a", "b", "c"]
    let statements = names.map { name in
      (
        "/home/kim/\(name).csv",
        [["거래일", "적요", "출금액", "입금액"], ["2026-11-19", "가게 \(name)", "1,000", ""]]
      )
    }
    dependencies = LedgerFixture(statements: Dictionary(uniqueKeysWithValues: statements))
    app = LedgerApp(dependencies)
  }

  private var settings: LedgerSettings { dependencies.ledger.state.value.settings }

  private var selected: String { app.content.first { $0.contains("▌") } ?? "" }

  private var windowTitle: String? { app.speech.first { $0.hasPrefix("창 ") } }

  /// Has the changes that come now wait.
  private func slowDown() {
    let perform = dependencies.ledger.perform
    dependencies.ledger.perform = { [checkpoint] command throws(LedgerError) in
      await checkpoint.pass()
      return try await perform(command)
    }
  }

  /// Presses `key`, and then others while the store has not answered, which begin nothing; then has it answer.
  private func press(_ key: Key, then others: [Key] = ["d", "d"], in sheet: String?) async {
    slowDown()
    app.begin(key)
    await checkpoint.reached()
    for key in others { app.begin(key) }
    await MainThreadTasks.drain()
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(app.sheet, sheet)
    checkpoint.open()
    await app.settle()
    expectEqual(checkpoint.arrivals, 1)
  }

  @Test(
    arguments: [
      ("I Down", "d"), ("r Down", "d"), ("r", " "), ("r", "]"), ("C", "]"), ("K End", "d"),
      ("L", "d"),
    ] as [(String, Key)])
  func `a list stays while what was done in it is stored, and takes no other key`(
    keys: String, key: Key
  ) async throws {
    for name in ["a", "b"] { try await app.press("i \"~/\(name).csv\" Enter Enter") }
    try await app.press("r a \"00가\" C-s a \"00나\" C-s Esc K a \"국민\" C-s Esc")
    let row = try #require(try await dependencies.kept().last { $0.account == .cash })
    _ = try await dependencies.ledger.perform(.account(.mark([row.id], isCleared: true)))
    _ = try await dependencies.ledger.perform(
      .account(.lock(.cash, AccountStatement(day: row.day, balance: row.amount))))
    let count = try await dependencies.kept().count
    try await app.press(keys)
    let (title, before) = (windowTitle, dependencies.ledger.state.value.revision)
    await press(key, in: "Picker")
    expectEqual(app.sheet, "Picker")
    expectEqual(windowTitle, title)
    expectEqual(dependencies.ledger.state.value.revision, before + 1)
    let isTakenBack = keys.hasPrefix("I")
    try await expectEqual(dependencies.kept().count, isTakenBack ? count - 1 : count)
    await expectEqual(app.end(), [])
  }

  @Test func `Esc leaves a list whose change is stored, and the outcome is said`() async throws {
    try await app.press("i \"~/a.csv\" Enter Enter I")
    slowDown()
    app.begin("d")
    await checkpoint.reached()
    app.begin(.escape)
    await MainThreadTasks.drain()
    expectEqual(app.sheet, nil)
    checkpoint.open()
    await app.settle()
    expectEqual(app.sheet, nil)
    expectEqual(dependencies.notice, "가져온 내역 1건을 삭제했습니다. u로 되돌릴 수 있습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `what is chosen while the rows are changed comes after that`() async throws {
    try await app.press("c Home")
    slowDown()
    app.begin(.enter)
    await checkpoint.reached()
    for key in [.escape, "c", .home, .down, .down, .enter] as [Key] {
      app.begin(key)
      await MainThreadTasks.drain()
    }
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(app.sheet, "Picker")
    checkpoint.open()
    await app.settle()
    expectEqual(checkpoint.arrivals, 2)
    expectEqual(app.sheet, nil)
    let categories = settings.categories.list.map(\.id)
    #expect(dependencies.notices.count == 2, "\(dependencies.notices)")
    #expect(
      selected.contains(settings.categories[categories[2]].phrase.text(.korean)), "\(selected)")
    await expectEqual(app.end(), [])
  }

  @Test func `a category that is merged leaves the selection at its position`() async throws {
    try await app.press("C Down Down d")
    await press(.enter, then: [.enter, "d"], in: "Picker")
    // In the place of the third one, films, is the fourth.
    #expect(selected.contains("쇼핑"), "\(app.content)")
    try await app.press("u")
    #expect(selected.contains("영화"), "\(app.content)")
    await expectEqual(app.end(), [])
  }

  @Test func `an account and its entries go once, and the list is there again`() async throws {
    try await app.press("i \"~/a.csv\" Enter Enter K End d")
    let count = settings.accounts.list.count
    await press(.enter, then: [.enter, "d"], in: "Picker")
    expectEqual(settings.accounts.list.count, count - 1)
    #expect(app.speech.contains("창 계좌 관리"))
    await expectEqual(app.end(), [])
  }

  @Test func `what is undone in a list is selected again`() async throws {
    for name in ["a", "b", "c"] { try await app.press("i \"~/\(name).csv\" Enter Enter") }
    try await app.press("I End")
    let last = selected
    try await app.press("d")
    #expect(selected != last)
    try await app.press("u")
    expectEqual(selected, last)
    await expectEqual(app.end(), [])
  }

  @Test func `a list that others change follows them`() async throws {
    try await app.press("C Down Down")
    var changed = settings
    _ = try changed.categories.add("취미", tint: 2)
    _ = try await dependencies.ledger.perform(.save(changed, over: settings))
    await app.settle()
    #expect(app.content.contains { $0.contains("취미") } && selected.contains("영화"))
    await expectEqual(app.end(), [])
  }

  @Test func `a note stays until it is stored, and where it is refused`() async throws {
    try await app.press("n C-u \"가방\"")
    await press(.control("s"), then: [.control("s"), .enter], in: "Note")
    expectEqual(app.sheet, nil)
    dependencies.ledger.perform = { _ throws(LedgerError) in throw .storage(.busy) }
    try await app.press("n C-u \"모자\" C-s")
    expectEqual(app.sheet, "Note")
    #expect(app.content.contains { $0.contains("모자") })
    expectEqual(dependencies.notice, LedgerError.storage(.busy).phrase.text(.korean))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["c Up", "M"])
  func `what is chosen for entries is stored before the sheet goes`(keys: String) async throws {
    try await app.press("Down Down \(keys)")
    await press(.enter, then: [.enter, "d"], in: "Picker")
    expectEqual(app.sheet, nil)
    try await expectEqual(dependencies.kept().count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `an entry that is being deleted is not deleted again, and the notice stays`()
    async throws
  {
    try await app.press("Down Down")
    await press("d", then: ["d"], in: nil)
    try await expectEqual(dependencies.kept().count, 7)
    expectEqual(dependencies.notice, "1건을 삭제했습니다. u로 되돌릴 수 있습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `an entry that is deleted but still in the table is not deleted again`()
    async throws
  {
    try await app.press("Down Down")
    let list = dependencies.ledger.list
    dependencies.ledger.list = { [checkpoint] query, range throws(LedgerError) in
      await checkpoint.pass()
      return try await list(query, range)
    }
    app.begin("d")
    await checkpoint.reached()
    app.begin("d")
    await MainThreadTasks.drain()
    checkpoint.open()
    await app.settle()
    try await expectEqual(dependencies.kept().count, 7)
    expectEqual(dependencies.notice, "1건을 삭제했습니다. u로 되돌릴 수 있습니다.")
    try await app.press("d")
    try await expectEqual(dependencies.kept().count, 6)
    await expectEqual(app.end(), [])
  }
}
