import Expectations
import LedgerFixtures
import PostgreSQLTesting
import RIBsTesting
import Storage
import Store
import Testing

@testable import LedgerDomain

/// Which command would be undone, by which a notice knows whether it may offer that.
@MainActor struct NewestCommandTests {
  private let fixture = LedgerFileFixture()

  @Test(arguments: RepositoryKind.allCases)
  func `the history tells its newest command, and a command which one it is`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    #expect(try await work.history() == (nil, false))
    let first = try #require(try await work.perform(.add(entry(2026_11_01, -1, "a"))).command)
    let note = try await work.perform(.note([1], "note"))
    let second = try #require(note.command)
    #expect(first < second)
    #expect(try await work.history() == (second, false))
    let query = LedgerQuery()
    let page = LedgerPage(start: .beginning, skip: 0, limit: 10)
    try await expectEqual(work.opening(of: query, page).newest, second)
    // What changes nothing is no command.
    try await expectEqual(work.perform(.note([1], "note")).command, nil)
    #expect(try await work.history() == (second, false))
    _ = try await work.undo()
    #expect(try await work.history() == (first, true))
    _ = try await work.redo()
    #expect(try await work.history() == (second, false))
    _ = try await work.undo()
    let third = try #require(try await work.perform(.note([1], "other")).command)
    #expect(third > second)
    #expect(try await work.history() == (third, false))
  }

  @Test(arguments: SharedLedger.kinds)
  func `the newest command of a member is the member’s own`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind)
    let first = try await shared[0].perform(.add(entry(2026_11_01, -1, "a"))).command
    let second = try await shared[1].perform(.add(entry(2026_11_02, -2, "b"))).command
    try await expectEqual(shared[0].history().newest, first)
    try await expectEqual(shared[1].history().newest, second)
  }

  @Test func `undoing takes back a window’s own change until another window has changed something`()
    async throws
  {
    let fixed = InMemoryLedger()
    let (one, other) = (fixed.useCases(), fixed.useCases())
    #expect(!one.undoesOwn.value)
    _ = try await one.perform(.add(entry(2026_11_01, -1, "a")))
    let first = one.undoesOwn
    #expect(first.value)
    _ = try await other.perform(.add(entry(2026_11_02, -2, "b")))
    #expect(other.undoesOwn.value)
    // What another window does is known once it was read.
    try await one.readSettings()
    #expect(!first.value)
    _ = try await other.undo()
    try await one.readSettings()
    #expect(first.value)
    _ = try await one.perform(.note([1], ""))
    #expect(!one.undoesOwn.value && first.value)
  }

  @Test func `what another window has changed before a change was read leaves no offer`()
    async throws
  {
    let fixed = InMemoryLedger()
    let other = fixed.useCases()
    let ledger = InterruptedLedger(fixed) { _ = try? await other.perform(.note([1], "other")) }
    let one = ledger.useCases()
    _ = try await one.perform(.add(entry(2026_11_01, -1, "a")))
    #expect(!one.undoesOwn.value)
  }

  /// A ledger in which another window does something after each command of this one.
  private final class InterruptedLedger: InMemoryLedger {
    private let interrupt: @MainActor () async -> Void

    init(_ other: InMemoryLedger, by interrupt: @escaping @MainActor () async -> Void) {
      self.interrupt = interrupt
      super.init(sharing: other, as: nil)
    }

    override func perform(
      _ command: LedgerCommand, at time: Int64, _ work: LongWork
    ) async throws(LedgerError) -> LedgerOutcome {
      let outcome = try await super.perform(command, at: time, work)
      await interrupt()
      return outcome
    }
  }
}
