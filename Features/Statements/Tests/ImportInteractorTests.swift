import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import Platform
import RIBs
import RIBsTesting
import Secrets
import Storage
import Testing

@testable import StatementsDomain
@testable import StatementsPresentation

/// What the import does for the user's actions.
@MainActor
struct ImportInteractorTests {
  private let presenter = PresenterSpy<Import>(.init())
  private let ledger = ImportFixture()
  private let tree = Tree()

  private nonisolated static let statement = BankStatement(
    columns: ["날짜", "금액"],
    mapping: ColumnMapping(headingLine: 1, [.day: 0, .text: 0, .amount: 1]),
    entries: [StatementEntry(new)], invalidLines: [], invalidCount: 0)

  private nonisolated static let new = entry(2026_11_20, -21_000, "서점", .other)

  private static let preview = {
    var preview = ImportPreview(
      statement, file: "a.csv", entries: [StatementEntry(new)], settings: .builtIn)
    (preview.new, preview.newLines) = ([new], [StatementEntry(new)])
    preview.newestImport = 0
    preview.shares = [.init(name: Phrase(ko: "기타", en: "Other"), count: 1, isNew: false)]
    return preview
  }()

  /// Statements that are always `statement`.
  private struct Statements: StatementRepository {
    func read(
      _ path: String, password: Secret?, mapping: ColumnMapping?, _ work: LongWork,
      within part: ClosedRange<Int>
    ) async throws(StatementError) -> BankStatement { ImportInteractorTests.statement }
  }

  private func launch(
    _ change: (inout StatementUseCases) -> Void = { _ in }
  ) -> ImportInteractor {
    var statements = StatementUseCases(Statements(), ledger: ledger.useCases)
    change(&statements)
    let interactor = ImportInteractor(statements, on: presenter, listener: ledger)
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  private func model(_ change: (inout Import.Model) -> Void) -> Import.Model {
    var model = Import.Model()
    model.path = "a.csv"
    change(&model)
    return model
  }

  @Test func `a file is shown, and imported on request`() async throws {
    _ = launch()
    presenter.send(.read)
    var asking = Import.Model()
    asking.assist.askForPath()
    expectEqual(presenter.shown, [asking])
    presenter.send(.typePath("a.csv"), .add, .read)
    await tree.activity.settled()
    expectEqual(
      presenter.shown,
      [
        asking, model { _ in }, model { $0.work = .reading },
        model {
          $0.preview = Self.preview
          $0.mapping = Self.statement.mapping
        },
      ])
    try await expectEqual(ledger.count(), 1)
    presenter.send(.add)
    await tree.activity.settled()
    try await expectEqual(ledger.count(), 2)
    expectEqual(ledger.calls, ["end 1 into a"])
    expectEqual(presenter.model, Import.Model())
  }

  @Test func `reading can be cancelled`() async {
    let checkpoint = Checkpoint()
    _ = launch {
      $0.preview = { _, _, _ in
        await checkpoint.pass()
        return Self.preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await checkpoint.reached()
    presenter.send(.back)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.model, model { $0.isCancelled = true })
    presenter.send(.back)
    expectEqual(ledger.calls, ["close"])
  }

  @Test
  func `where reading with another column is cancelled the preview stays, and nothing is said`()
    async
  {
    let checkpoint = Checkpoint()
    _ = launch {
      $0.preview = { _, mapping, _ in
        if mapping != nil { await checkpoint.pass() }
        return Self.preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    let before = presenter.model
    presenter.send(.step(.day, by: -1))
    await checkpoint.reached()
    presenter.send(.back)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.model, before)
  }

  @Test func `reading a long file shows how much is read, and is cancelled`() async {
    let checkpoint = Checkpoint()
    _ = launch {
      $0.preview = { _, _, work in
        work.advance(to: 1_000, of: 4_000)
        await checkpoint.pass()
        work.advance(to: 2_000, of: 4_000)
        return Self.preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await checkpoint.reached()
    await MainThreadTasks.drain()
    expectEqual(presenter.model.shownPermil, 250)
    presenter.send(.back)
    checkpoint.open()
    await tree.activity.settled()
    await MainThreadTasks.drain()
    expectEqual(presenter.model, model { $0.isCancelled = true })
  }

  @Test func `adding many entries is shown from its start, and is cancelled`() async {
    let checkpoint = Checkpoint()
    var isCancelled = false
    var many = Self.preview
    many.new = Array(repeating: Self.new, count: LongWork.least)
    _ = launch {
      $0.preview = { _, _, _ in many }
      $0.cancel = { isCancelled = true }
      $0.add = { _ throws(StatementError) in
        await checkpoint.pass()
        throw .ledger(.cancelled)
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    presenter.send(.add)
    expectEqual(presenter.model.shownPermil, 0)
    #expect(!presenter.model.canAdd)
    // Keys do not wait for it.
    #expect(tree.activity.hasOnlyLongWork)
    await checkpoint.reached()
    presenter.send(.back)
    #expect(isCancelled)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.model.shownPermil, nil)
    expectEqual(presenter.model.failure, .ledger(.cancelled))
    #expect(presenter.model.canAdd)
  }

  @Test func `what is new depends on the account`() async {
    _ = launch {
      $0.direct = { preview, account in
        var preview = preview
        preview.new = account == .existing(.cash) ? [] : [Self.new]
        return preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    #expect(presenter.model.canAdd)
    presenter.send(.stepAccount(1))
    await tree.activity.settled()
    expectEqual(presenter.model.target, .existing(.cash))
    #expect(!presenter.model.canAdd)
    presenter.send(.stepAccount(-1))
    await tree.activity.settled()
    #expect(presenter.model.canAdd)
  }

  @Test func `a preview follows what another window imports`() async throws {
    _ = launch()
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    expectEqual(presenter.model.target, .new("a"))
    _ = try await ledger.useCases.perform(
      .addUnknown([StatementEntry(Self.new)], file: "a.csv", to: .new("a")))
    await tree.activity.settled()
    let preview = try #require(presenter.model.preview)
    #expect(preview.bringsNothing)
    expectEqual(preview.accounts.map { $0.phrase.text(.korean) }, ["현금", "a"])
    #expect(presenter.model.target.existing != nil)
  }

  @Test func `an account that was chosen stays as long as there is one`() async throws {
    let other = entry(2026_11_21, -5, "빵", .other)
    let outcome = try await ledger.useCases.perform(
      .addUnknown([StatementEntry(other)], file: "b.csv", to: .new("b")))
    _ = launch()
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    presenter.send(.stepAccount(-1))
    await tree.activity.settled()
    let chosen = try #require(presenter.model.account)
    expectEqual(presenter.model.targetPhrase.text(.korean), "b")
    _ = try await ledger.useCases.perform(.add(other))
    await tree.activity.settled()
    expectEqual(presenter.model.target, chosen)
    _ = try await ledger.useCases.perform(.takeBack(1))
    expectEqual(outcome.count, 1)
    _ = try await ledger.useCases.perform(.account(.remove(try #require(chosen.existing))))
    await tree.activity.settled()
    expectEqual(presenter.model.target, .new("a"))
  }

  @Test func `an import elsewhere just before adding is said, and what is new now is shown`() async
  {
    let ledger = ledger.useCases
    _ = launch { statements in
      let add = statements.add
      statements.add = { preview throws(StatementError) in
        do throws(LedgerError) {
          _ = try await ledger.perform(
            .addUnknown([StatementEntry(Self.new)], file: "a.csv", to: .new("a")))
        } catch { throw .ledger(error) }
        return try await add(preview)
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    presenter.send(.add)
    await tree.activity.settled()
    expectEqual(presenter.model.failure, .ledger(.importedSince))
    expectEqual(presenter.model.preview?.bringsNothing, true)
    expectEqual(self.ledger.calls, [])
  }

  @Test func `another column is read again, and back leads to the path`() async {
    var mappings: [ColumnMapping?] = []
    _ = launch {
      $0.preview = { _, mapping, _ in
        mappings.append(mapping)
        return Self.preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    presenter.send(.step(.day, by: -1))
    await tree.activity.settled()
    presenter.send(.step(.amount, by: -1))
    await tree.activity.settled()
    expectEqual(
      mappings,
      [
        nil, ColumnMapping(headingLine: 1, [.text: 0, .amount: 1]),
        ColumnMapping(headingLine: 1, [.day: 0, .text: 0, .amount: 0]),
      ])
    presenter.send(.back)
    expectEqual(presenter.model, model { $0.mapping = Self.statement.mapping })
  }

  @Test func `columns are read again for the account that was chosen, also while they are read`()
    async throws
  {
    _ = try await ledger.useCases.perform(
      .addUnknown(
        [StatementEntry(entry(2026_11_21, -5, "빵", .other))], file: "b.csv", to: .new("b")))
    _ = launch {
      $0.direct = { preview, account in
        var preview = preview
        preview.account = account
        // Its entries are in 현금 already.
        preview.new = account == .existing(.cash) ? [] : [Self.new]
        return preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    expectEqual(presenter.model.target, .new("a"))
    presenter.send(.stepAccount(1))
    await tree.activity.settled()
    expectEqual(presenter.model.target, .existing(.cash))
    #expect(!presenter.model.canAdd)
    presenter.send(.step(.day, by: -1))
    await tree.activity.settled()
    expectEqual(presenter.model.preview?.account, .existing(.cash))
    #expect(!presenter.model.canAdd)
    // An answer for the columns before is not shown below those that are read.
    presenter.send(.stepAccount(1), .step(.amount, by: -1))
    await tree.activity.settled()
    expectEqual(presenter.model.targetPhrase.text(.korean), "b")
    expectEqual(presenter.model.preview?.account, presenter.model.target)
    #expect(presenter.model.canAdd)
    presenter.send(.step(.amount, by: 1), .stepAccount(-1))
    expectEqual(presenter.model.work, .reading)
    await tree.activity.settled()
    expectEqual(presenter.model.target, .existing(.cash))
    expectEqual(presenter.model.preview?.account, .existing(.cash))
    #expect(!presenter.model.canAdd)
    presenter.send(.step(.amount, by: 1), .stepAccount(1), .back)
    await tree.activity.settled()
    expectEqual(presenter.model.preview?.account, presenter.model.target)
    #expect(presenter.model.canAdd)
  }

  @Test func `while entries are added nothing else is done, and a failure is shown`() async {
    let checkpoint = Checkpoint()
    _ = launch {
      $0.add = { _ throws(StatementError) in
        await checkpoint.pass()
        throw .ledger(.storage(.diskFull))
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await tree.activity.settled()
    presenter.send(.add)
    await checkpoint.reached()
    presenter.send(.back, .close, .add, .step(.day, by: 1))
    expectEqual(presenter.model.work, .adding)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(ledger.calls, [])
    expectEqual(
      presenter.model,
      model {
        $0.preview = Self.preview
        $0.mapping = Self.statement.mapping
        $0.failure = .ledger(.storage(.diskFull))
      })
  }

  @Test func `another path that is typed while a file is read ends that, and is read alone`() async
  {
    let checkpoint = Checkpoint()
    var paths: [String] = []
    _ = launch {
      $0.preview = { path, _, _ in
        paths.append(path)
        await checkpoint.pass()
        return Self.preview
      }
    }
    presenter.send(.typePath("a.csv"), .read)
    await checkpoint.reached()
    presenter.send(.typePath("b.csv"))
    expectEqual(
      presenter.model,
      model {
        $0.path = "b.csv"
        $0.isCancelled = true
      })
    checkpoint.letOnePass()
    await tree.activity.settled()
    expectEqual(presenter.model.preview, nil)
    presenter.send(.read)
    await checkpoint.reached(by: 2)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.model.path, "b.csv")
    expectEqual(presenter.model.preview, Self.preview)
    presenter.send(.step(.day, by: -1))
    await tree.activity.settled()
    expectEqual(paths, ["a.csv", "b.csv", "b.csv"])
  }

  @Test func `a preview keeps the path of its file`() async {
    let completing = Checkpoint()
    var paths: [String] = []
    _ = launch {
      $0.preview = { path, _, _ in
        paths.append(path)
        return Self.preview
      }
      $0.complete = { path throws(PathError) in
        await completing.pass()
        return try await PathCompletion.complete(
          path, homeFolder: nil, in: FixedFolders([".": ["a.csv.old"]]))
      }
    }
    presenter.send(.typePath("a.csv"), .completePath)
    await completing.reached()
    presenter.send(.read)
    await MainThreadTasks.drain()
    expectEqual(presenter.model.preview, Self.preview)
    completing.open()
    await tree.activity.settled()
    presenter.send(.typePath("b.csv"), .chooseFile("b.csv"), .step(.day, by: -1))
    await tree.activity.settled()
    expectEqual(presenter.model.path, "a.csv")
    expectEqual(paths, ["a.csv", "a.csv"])
  }

  @Test func `entries that are not added yet, and a file that is being read, are unsaved`() async {
    let interactor = launch()
    presenter.send(.typePath("a.csv"))
    #expect(!interactor.hasUnsaved)
    presenter.send(.read)
    #expect(interactor.hasUnsaved)
    await tree.activity.settled()
    #expect(interactor.hasUnsaved)
    presenter.send(.back)
    #expect(!interactor.hasUnsaved)
    presenter.send(.read)
    await tree.activity.settled()
    presenter.send(.add)
    await tree.activity.settled()
    #expect(!interactor.hasUnsaved)
  }

  @Test func `the path is remembered`() {
    let interactor = launch()
    expectEqual(interactor.restorationState, nil)
    presenter.send(.typePath("a.csv"))
    expectEqual(interactor.restorationState, ["path": "a.csv"])
    interactor.restore(["path": "b.csv"])
    expectEqual(presenter.model.path, "b.csv")
  }
}
