import Editing
import Expectations
import Phrases
import Testing

@MainActor
struct ChangeCommandTests {
  private struct Step: Reversible, Equatable {
    let amount: Int
    var reversed: Step { Step(amount: -amount) }
  }

  private enum Failure: Error { case conflict, full }

  /// What the commands change.
  @MainActor private final class Sum {
    var value = 0
    var failure: Failure?

    func apply(_ step: Step) throws(Failure) {
      if let failure { throw failure }
      value += step.amount
    }
  }

  private let sum = Sum()
  private let history = CommandHistory<Failure>()

  private func command(_ amount: Int) -> ChangeCommand<Step, Failure> {
    ChangeCommand(
      Phrase(ko: "더하기", en: "add"), Step(amount: amount), conflict: .conflict,
      apply: sum.apply)
  }

  @Test func `a change is made, reversed and made again`() async throws {
    try await history.perform(command(7))
    expectEqual(sum.value, 7)
    try await expectEqual(history.undo()?.text(.english), "add")
    expectEqual(sum.value, 0)
    _ = try await history.redo()
    expectEqual(sum.value, 7)
  }

  @Test func `what the first performance has changed is repeated`() async throws {
    var made = 0
    let command = ChangeCommand<Step, Failure>(
      Phrase(ko: "더하기", en: "add"), conflict: .conflict, apply: sum.apply
    ) { () throws(Failure) in
      made += 1
      sum.value += 3
      return Step(amount: 3)
    }
    try await history.perform(command)
    _ = try await history.undo()
    _ = try await history.redo()
    expectEqual(sum.value, 3)
    expectEqual(made, 1)
  }

  @Test func `a command is forgotten after a conflict, and kept after another failure`()
    async throws
  {
    try await history.perform(command(1))
    for failure in [Failure.full, .conflict] {
      sum.failure = failure
      await #expect(throws: failure) { try await history.undo() }
    }
    sum.failure = nil
    try await expectEqual(history.undo(), nil)
    expectEqual(sum.value, 1)
  }
}
