import Expectations
import RIBs
import RIBsTesting
import Testing

/// Operations that run one after another.
@MainActor
struct SerialTaskQueueTests {
  private struct Refusal: Error, Equatable {}

  private final class Log {
    var lines: [String] = []
  }

  private let turns = SerialTaskQueue()
  private let log = Log()
  private let checkpoint = Checkpoint()

  private func start(_ name: String) -> Task<Void, Never> {
    Task.immediate { [turns, log, checkpoint] in
      await turns.run {
        log.lines.append("\(name) begins")
        await checkpoint.pass()
        log.lines.append("\(name) ends")
      }
    }
  }

  @Test func `operations run in the order of the calls`() async {
    let tasks = ["a", "b", "c"].map(start)
    expectEqual(log.lines, ["a begins"])
    checkpoint.open()
    for task in tasks { await task.value }
    expectEqual(log.lines, ["a", "b", "c"].flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test func `an operation of a cancelled caller runs in its turn too`() async {
    let tasks = ["a", "b", "c"].map(start)
    for task in tasks { task.cancel() }
    checkpoint.open()
    for task in tasks { await task.value }
    expectEqual(log.lines, ["a", "b", "c"].flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test func `operations that are called while others run come in the order of the calls`() async {
    let first = start("a")
    let second = start("b")
    checkpoint.letOnePass()
    await first.value
    let third = start("c")
    checkpoint.open()
    await second.value
    await third.value
    expectEqual(log.lines, ["a", "b", "c"].flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test func `asking a view for the same again is another request`() {
    var request = ViewRequest<Int>()
    let before = request
    request.ask(for: 1)
    let first = request
    request.ask(for: 1)
    #expect(before != first && first != request)
    expectEqual(request.value, 1)
  }

  @Test func `an operation that throws gives up its turn`() async throws {
    await #expect(throws: Refusal()) {
      try await turns.run { () throws(Refusal) in throw Refusal() }
    }
    await expectEqual(turns.run { 7 }, 7)
  }
}
