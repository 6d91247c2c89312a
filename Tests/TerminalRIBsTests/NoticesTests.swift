import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import Testing

/// What is shown for some time: notices, and that work takes long.
@MainActor
struct NoticesTests {
  private struct Refusal: PhrasedError {
    let phrase = Phrase(ko: "안 됨", en: "refused")
  }

  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let clock = ManualClock()
  private let log = Log()
  private let tree = Tree()
  private let router = Router(interactor: Interactor())

  init() { router.launch(in: tree) }

  private func phrase(_ text: String) -> Phrase { Phrase(ko: text, en: text) }

  private func wait(_ milliseconds: Int) async {
    await clock.advance(by: .milliseconds(milliseconds))
  }

  @Test func `a notice goes after two seconds, or gives way to the next one`() async {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    notices.clear()
    notices.post(phrase("a"))
    await wait(1_999)
    #expect(log.take() == ["a"])
    await wait(1)
    #expect(log.take() == ["nothing"])
    notices.post(phrase("b"))
    await wait(1_000)
    notices.post(phrase("c"))
    await wait(1_999)
    #expect(log.take() == ["b", "c"])
    await wait(1)
    #expect(log.take() == ["nothing"])
    notices.post(phrase("d"))
    notices.clear()
    await wait(9_000)
    #expect(log.lines == ["d", "nothing"])
  }

  @Test func `patience ends after 200 ms, and then counts`() async {
    let patience = Patience(of: router.interactor, clock: clock) { [log] phase in
      log.lines.append(phase.map(String.init) ?? "end")
    }
    patience.begin()
    await wait(150)
    patience.begin()
    await wait(199)
    #expect(log.take() == [])
    await wait(1)
    #expect(log.take() == ["0"])
    await wait(250)
    #expect(log.take() == ["1", "2"])
    patience.end()
    await wait(1_000)
    #expect(log.lines == ["end"])
  }

  @Test func `patience without steps tells once`() async {
    let patience = Patience(of: router.interactor, clock: clock, step: nil) { [log] phase in
      log.lines.append(phase.map(String.init) ?? "end")
    }
    patience.begin()
    await wait(5_000)
    #expect(log.lines == ["0"])
  }

  @Test func `a change tells its outcome, and nothing after its riblet has gone`() async {
    let notify: Notify = { [log] in log.lines.append($0.text(.english)) }
    let interactor = router.interactor
    interactor.request("a", notify: notify) { () throws(Refusal) in Phrase(ko: "됨", en: "done") }
    interactor.request("b", notify: notify) { () throws(Refusal) in nil }
    interactor.request("c", notify: notify) { () throws(Refusal) in throw Refusal() }
    let checkpoint = Checkpoint()
    interactor.request("d", notify: notify) { () throws(Refusal) in
      await checkpoint.pass()
      return Phrase(ko: "늦음", en: "late")
    }
    #expect(tree.activity.running.map(\.what) == ["d"])
    router.shutDown()
    checkpoint.open()
    for _ in 0..<100 { await Task.yield() }
    #expect(log.lines == ["done", "refused"])
  }
}
