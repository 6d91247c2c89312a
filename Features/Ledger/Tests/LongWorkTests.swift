import Editing
import Expectations
import LedgerData
import LedgerFixtures
import Phrases
import Platform
import SQLite
import Storage
import Store
import Testing

@testable import LedgerDomain

/// How long changes tell how far they are, and are cancelled.
@MainActor
struct LongWorkTests {
  private let fixture = LedgerFileFixture()
  private let store = Store(LedgerState())

  private func useCases() -> LedgerUseCases {
    LedgerUseCases(
      LedgerModel(db: fixture.ledger, writer: store.writer(\.self), now: { 0 }),
      state: store.stored(\.self), exports: InMemoryExports())
  }

  private func entries(_ count: Int) -> [StatementEntry] {
    stated((1...count).map { entry(2026_11_01, Int64(-$0), "가게 \($0)") })
  }

  /// The progress that the state has shown since; `each` is called with each.
  private func follow(
    _ ledger: LedgerUseCases, _ each: @escaping @MainActor (LedgerWork?) -> Void
  ) -> AnyObject {
    ledger.state.map(\.work).observe { each($0) }
  }

  @Test func `parts of work are told once each, in order, and short work not at all`() async {
    var shown: [Int] = []
    let work = LongWork { shown.append($0) }
    for done in [0, 0, 1_000, 500, 4_000] { work.advance(to: done, of: 4_000) }
    work.advance(to: 1, of: LongWork.least - 1)
    await MainThreadTasks.drain()
    expectEqual(shown, [0, 250, 1_000])
    let part = LongWork { shown.append($0) }
    part.advance(to: 1, of: 2, within: 0...1_000)
    part.advance(to: 2_000, of: 4_000, within: 600...1_000)
    await MainThreadTasks.drain()
    expectEqual(shown, [0, 250, 1_000, 800])
  }

  @Test func `an import, its undo, redo and removal tell how far they are`() async throws {
    let ledger = useCases()
    var kinds: [LedgerWork.Kind] = []
    var most = 0
    let subscription = follow(ledger) { work in
      guard let work else { return }
      most = max(most, work.permil)
      if kinds.last != work.kind { kinds.append(work.kind) }
    }
    let count = 5_000
    try await expectEqual(
      ledger.perform(.addUnknown(entries(count), file: "a.csv", to: .new("은행"))).count, count)
    expectEqual(ledger.state.value.work, nil)
    _ = try await ledger.undo()
    _ = try await ledger.redo()
    let id = try #require(try await ledger.imports().first).id
    try await expectEqual(ledger.perform(.takeBack(id)).count, count)
    expectEqual(kinds, [.importing, .undoing, .redoing, .removing])
    #expect(most > 0)
    expectEqual(ledger.state.value.work, nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func `an export tells how far it is`() async throws {
    let ledger = useCases()
    _ = try await ledger.perform(.addUnknown(entries(4_000), file: "a.csv", to: .new("은행")))
    var shown: [Int] = []
    let export = LedgerExport(LedgerQuery(), to: "a.csv", language: .korean)
    try await expectEqual(ledger.export(export) { shown.append($0) }, 4_000)
    expectEqual(shown, [0, 500, 1_000])
  }

  @Test func `few rows are no long work`() async throws {
    let ledger = useCases()
    var shown: [LedgerWork] = []
    let subscription = follow(ledger) { if let work = $0 { shown.append(work) } }
    _ = try await ledger.perform(
      .addUnknown(entries(LongWork.least - 1), file: "a.csv", to: .new("은행")))
    _ = try await ledger.undo()
    expectEqual(shown, [])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a cancelled import has changed nothing, and can be tried again`() async throws {
    let ledger = useCases()
    let command = LedgerCommand.addUnknown(entries(5_000), file: "a.csv", to: .new("은행"))
    let adding = Task.immediate { try await ledger.perform(command) }
    ledger.cancel()
    await #expect(throws: LedgerError.cancelled) { try await adding.value }
    try await expectEqual(ledger.list(LedgerQuery(), 0..<1).summary.count, 0)
    try await expectEqual(ledger.imports(), [])
    try await expectEqual(fixture.ledger.settings(), .builtIn)
    try await expectEqual(ledger.undo(), EditingText.undone(nil))
    #expect(try await fixture.ledger.isSound())
    let again = useCases()
    try await expectEqual(
      again.perform(.addUnknown(entries(5_000), file: "a.csv", to: .new("은행"))).count, 5_000)
  }
}
