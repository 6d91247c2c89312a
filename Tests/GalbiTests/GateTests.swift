import Headless
import Testing

@testable import Galbi

@MainActor
struct GateTests {
  private let gate = Gate()

  private func passer() -> Task<String, Never> {
    Task { [gate] in
      do throws(CancellationError) {
        try await gate.pass()
        return "passed"
      } catch {
        return "gave up"
      }
    }
  }

  @Test func `those who wait go on when it opens, and others at once`() async {
    let waiting = passer()
    await quiesce()
    gate.open()
    #expect(await waiting.value == "passed")
    #expect(await passer().value == "passed")
    gate.close()
    let late = passer()
    await quiesce()
    late.cancel()
    #expect(await late.value == "gave up")
  }

  @Test func `who is cancelled before it waits does not wait`() async {
    let waiting = passer()
    waiting.cancel()
    #expect(await waiting.value == "gave up")
  }

  @Test func `at the end nobody waits`() async {
    let waiting = passer()
    await quiesce()
    gate.giveUp()
    #expect(await waiting.value == "gave up")
  }
}
