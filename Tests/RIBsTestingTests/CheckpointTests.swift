import Expectations
import Headless
import RIBsTesting
import Testing

@MainActor
struct CheckpointTests {
  private let checkpoint = Checkpoint()

  private func passer() -> Task<Bool, Never> {
    Task {
      await checkpoint.pass()
      return Task.isCancelled
    }
  }

  @Test func `tasks pass one by one, and all once it is open`() async {
    let first = passer()
    await checkpoint.reached()
    let second = passer()
    await checkpoint.reached(by: 2)
    second.cancel()
    checkpoint.letOnePass()
    await expectEqual(first.value, false)
    checkpoint.open()
    #expect(await second.value)
    await expectEqual(passer().value, false)
    expectEqual(checkpoint.arrivals, 3)
  }

  @Test func `the sheet is cut out of the screen`() {
    let screen: ScreenLines = [" 이름  ╭─ 글 ╮", "       │ 가  │ 나", " 12    ╰─────╯", " Esc"]
    expectEqual(screen.sheet, ["╭─ 글 ╮", "│ 가  │", "╰─────╯"])
  }
}
