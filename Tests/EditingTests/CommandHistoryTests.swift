import Editing
import Expectations
import Phrases
import RIBsTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60)))
struct CommandHistoryTests {
  private enum Failure: Error { case passing, lasting }

  /// Writes down what is done, and can be held or fail.
  @MainActor private final class Step: UndoableCommand {
    let name: String
    private let journal: Journal
    var failure: Failure?

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }

    var title: Phrase { Phrase(name) }

    func perform() async throws(Failure) { try await write("") }

    func undo() async throws(Failure) { try await write("-") }

    func canBeRetried(after failure: Failure) -> Bool { failure == .passing }

    private func write(_ sign: String) async throws(Failure) {
      journal.lines.append("\(sign)\(name) begins")
      await journal.checkpoint?.pass()
      if let failure { throw failure }
      journal.lines.append("\(sign)\(name)")
    }
  }

  @MainActor private final class Journal {
    var lines: [String] = []
    /// Where commands are held, if there is one.
    var checkpoint: Checkpoint?
    /// What was done wholly.
    var done: [String] { lines.filter { !$0.hasSuffix("begins") } }
  }

  private let journal = Journal()
  private let history = CommandHistory<Failure>()

  private func hold() -> Checkpoint {
    let checkpoint = Checkpoint()
    journal.checkpoint = checkpoint
    return checkpoint
  }

  private func step(_ name: String) -> Step { Step(name, journal) }

  private func title(_ name: String) -> Phrase { Phrase(name) }

  @Test func `a history without a command has nothing to undo`() {
    #expect(!HistoryState().canUndo && HistoryState(newest: 1).canUndo)
  }

  @Test func `commands are undone backwards and redone forwards`() async throws {
    try await history.perform(step("a"))
    try await history.perform(step("b"))
    try await expectEqual(history.undo(), title("b"))
    try await expectEqual(history.undo(), title("a"))
    try await expectEqual(history.undo(), nil)
    try await expectEqual(history.redo(), title("a"))
    try await expectEqual(history.redo(), title("b"))
    try await expectEqual(history.redo(), nil)
    expectEqual(journal.done, ["a", "b", "-b", "-a", "a", "b"])
  }

  @Test func `after another command what was undone is not redone`() async throws {
    try await history.perform(step("a"))
    _ = try await history.undo()
    try await history.perform(step("b"))
    try await expectEqual(history.redo(), nil)
    try await expectEqual(history.undo(), title("b"))
    try await expectEqual(history.undo(), nil)
  }

  @Test func `a command that fails is not remembered, and what was undone stays`() async throws {
    try await history.perform(step("a"))
    _ = try await history.undo()
    let bad = step("bad")
    bad.failure = .passing
    await #expect(throws: Failure.passing) { try await history.perform(bad) }
    try await expectEqual(history.undo(), nil)
    try await expectEqual(history.redo(), title("a"))
  }

  @Test func `what cannot be undone for now can be undone later`() async throws {
    let command = step("a")
    try await history.perform(command)
    command.failure = .passing
    await #expect(throws: Failure.passing) { try await history.undo() }
    command.failure = nil
    try await expectEqual(history.undo(), title("a"))
    command.failure = .passing
    await #expect(throws: Failure.passing) { try await history.redo() }
    command.failure = nil
    try await expectEqual(history.redo(), title("a"))
  }

  @Test func `what can never be undone is not in the way of what was before it`() async throws {
    try await history.perform(step("a"))
    let command = step("b")
    try await history.perform(command)
    command.failure = .lasting
    await #expect(throws: Failure.lasting) { try await history.undo() }
    try await expectEqual(history.undo(), title("a"))
    try await expectEqual(history.redo(), title("a"))
    try await expectEqual(history.redo(), nil)
  }

  @Test func `it tells which command would be undone, and whether there is something to redo`()
    async throws
  {
    var states: [HistoryState] = []
    let history = CommandHistory<Failure> { states.append($0) }
    try await history.perform(step("a"))
    try await history.perform(step("b"))
    expectEqual(states, [HistoryState(newest: 1), HistoryState(newest: 2)])
    for _ in 0..<3 { _ = try await history.undo() }
    expectEqual(states.last, HistoryState(canRedo: true))
    _ = try await history.redo()
    expectEqual(states.last, HistoryState(newest: 1, canRedo: true))
    try await history.perform(step("c"))
    expectEqual(states.last, HistoryState(newest: 3))
    let bad = step("bad")
    bad.failure = .lasting
    let count = states.count
    await #expect(throws: Failure.lasting) { try await history.perform(bad) }
    expectEqual(states.count, count)
  }

  @Test func `the oldest are forgotten`() async throws {
    let history = CommandHistory<Failure>(limit: 2)
    for name in ["a", "b", "c"] { try await history.perform(step(name)) }
    try await expectEqual(history.undo(), title("c"))
    try await expectEqual(history.undo(), title("b"))
    try await expectEqual(history.undo(), nil)
  }

  @Test func `what is forgotten is neither undone nor redone`() async throws {
    try await history.perform(step("a"))
    try await history.perform(step("b"))
    _ = try await history.undo()
    await history.forget()
    try await expectEqual(history.redo(), nil)
    try await expectEqual(history.undo(), nil)
    expectEqual(journal.done, ["a", "b", "-b"])
  }

  @Test func `a hundred can be undone unless something else is said`() async throws {
    for number in 1...101 { try await history.perform(step("\(number)")) }
    var last: Phrase?
    var count = 0
    while let undone = try await history.undo() {
      count += 1
      last = undone
    }
    #expect(count == 100 && last == title("2"))
  }

  /// Says nothing about its failures.
  @MainActor private final class PlainStep: UndoableCommand {
    var failure: Failure?
    let title = Phrase("plain")

    func perform() async throws(Failure) {}

    func undo() async throws(Failure) { if let failure { throw failure } }
  }

  @Test func `a command that says nothing about its failures can be undone later`() async throws {
    let command = PlainStep()
    try await history.perform(command)
    command.failure = .lasting
    await #expect(throws: Failure.lasting) { try await history.undo() }
    command.failure = nil
    try await expectEqual(history.undo(), title("plain"))
  }

  @Test func `of several asked for at once, each begins when the one before has ended`()
    async throws
  {
    let checkpoint = hold()
    let first = Task.immediate { try await history.perform(step("a")) }
    let second = Task.immediate { try await history.perform(step("b")) }
    let undone = Task.immediate { try await history.undo() }
    for number in 1...3 {
      await checkpoint.reached(by: number)
      expectEqual(journal.lines.count, 2 * number - 1)
      checkpoint.letOnePass()
    }
    try await first.value
    try await second.value
    try await expectEqual(undone.value, title("b"))
    expectEqual(journal.lines, ["a begins", "a", "b begins", "b", "-b begins", "-b"])
  }

  @Test func `whoever asked for a command may leave: it goes on to its end`() async throws {
    let checkpoint = hold()
    let asking = Task { [history, journal] in
      try await history.perform(Step("a", journal))
    }
    await checkpoint.reached()
    asking.cancel()
    checkpoint.open()
    try await asking.value
    try await expectEqual(history.undo(), title("a"))
  }

  @Test func `settled comes after what was asked for before`() async throws {
    let checkpoint = hold()
    let asking = Task { [history, journal] in
      try await history.perform(Step("a", journal))
    }
    await checkpoint.reached()
    let settling = Task.immediate { [history, journal] in
      await history.settled()
      return journal.done
    }
    checkpoint.open()
    try await asking.value
    await expectEqual(settling.value, ["a"])
  }
}
