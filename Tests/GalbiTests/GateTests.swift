import Expectations
import Headless
import Testing

@testable import Galbi

@MainActor
struct GateTests {
  private let gate = Gate()

  private func passer() -> Task<String, Never> {
    Task.immediate { [gate] in
      do throws(CancellationError) {
        try await gate.pass()
        return "passed"
      } catch {
        return "gave up"
      }
    }
  }

  @Test func `tasks that wait continue when it opens, and others at once`() async {
    let waiting = passer()
    gate.open()
    await expectEqual(waiting.value, "passed")
    await expectEqual(passer().value, "passed")
    gate.close()
    let late = passer()
    late.cancel()
    await expectEqual(late.value, "gave up")
  }

  @Test func `a cancelled task does not wait`() async {
    let waiting = passer()
    waiting.cancel()
    await expectEqual(waiting.value, "gave up")
  }

  @Test func `when it is abandoned no task waits`() async {
    let waiting = passer()
    gate.abandon()
    await expectEqual(waiting.value, "gave up")
  }
}
