import Expectations
import Headless
import Phrases
import Platform
import RIBs
import RIBsTesting
import Store
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

  private func phrase(_ text: String) -> Phrase { Phrase(text) }

  private func wait(_ milliseconds: Int) async {
    await clock.advance(by: .milliseconds(milliseconds))
  }

  @Test func `a notice is withdrawn while it is the last one`() async {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    notices.post(phrase("a"))
    notices.withdraw(phrase("b"))
    expectEqual(log.take(), ["a"])
    notices.withdraw(phrase("a"))
    expectEqual(log.take(), ["nothing"])
    notices.post(phrase("b"))
    notices.withdraw(phrase("a"))
    expectEqual(log.take(), ["b"])
  }

  @Test func `a notice goes with what else it offers, and comes without that, too`() async {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    let offering = Store(true)
    notices.post(ChangeNotice(phrase("a")).held(by: offering.stored(\.self)))
    expectEqual(log.take(), ["a"])
    offering.update { $0 = false }
    expectEqual(log.take(), ["nothing"])
    notices.post(ChangeNotice(phrase("b")).held(by: offering.stored(\.self)))
    offering.update { $0 = true }
    expectEqual(log.take(), ["b"])
    // The offer of an earlier notice is none of the next one.
    notices.post(ChangeNotice(phrase("c")).held(by: offering.stored(\.self)))
    notices.post(phrase("d"))
    offering.update { $0 = false }
    expectEqual(log.take(), ["c", "d"])
  }

  @Test func `a notice goes after two seconds, or gives way to the next one`() async {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    notices.clear()
    notices.post(phrase("a"))
    await wait(1_999)
    expectEqual(log.take(), ["a"])
    await wait(1)
    expectEqual(log.take(), ["nothing"])
    notices.post(phrase("b"))
    await wait(1_000)
    notices.post(phrase("c"))
    await wait(1_999)
    expectEqual(log.take(), ["b", "c"])
    await wait(1)
    expectEqual(log.take(), ["nothing"])
    notices.post(phrase("d"))
    notices.clear()
    await wait(9_000)
    expectEqual(log.lines, ["d", "nothing"])
  }

  @Test(arguments: [
    ("", 2_000), ("Saved.", 2_000), ("12345678901234567890", 2_000),
    ("123456789012345678901", 2_060), (String(repeating: "a", count: 100), 6_800),
    (String(repeating: "a", count: 400), 10_000), ("저장했습니다.", 2_000),
    ("새로 고쳤습니다. u로 되돌립니다.", 2_720), (String(repeating: "가", count: 50), 6_800),
    (String(repeating: "가", count: 200), 10_000),
  ])
  func `a notice stays as long as it takes to read`(text: String, milliseconds: Int) async {
    expectEqual(Notices.time(toRead: text), .milliseconds(milliseconds))
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase == nil ? "nothing" : "shown")
    }
    notices.post(Phrase(ko: text, en: "short"))
    await wait(milliseconds - 1)
    expectEqual(log.take(), ["shown"])
    await wait(1)
    expectEqual(log.take(), ["nothing"])
  }

  @Test func `a notice goes as soon as its offer does not hold any more`() async {
    struct State { var newest = 1 }
    let store = Store(State())
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    let first = store.stored(\.newest).map { $0 == 1 }
    notices.post(ChangeNotice(phrase("Saved."), more: phrase("And more."), isOffered: first))
    expectEqual(log.take(), ["Saved. Press u to undo. And more."])
    store.update { $0.newest = 2 }
    expectEqual(log.take(), ["nothing"])
    store.update { $0.newest = 1 }
    await wait(10_000)
    expectEqual(log.take(), [])
    // What can be read again offers nothing.
    expectEqual(notices.past.map(\.phrase), [phrase("Saved. And more.")])
    // The offer of one that was shown before is not in the way of the next one.
    notices.post(ChangeNotice(phrase("Saved."), isOffered: first))
    notices.post(phrase("Other."))
    store.update { $0.newest = 2 }
    expectEqual(log.take(), ["Saved. Press u to undo.", "Other."])
  }

  @Test func `a notice goes with the screens on which its offer holds`() async {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    let child = Router(interactor: Interactor())
    router.attach(child)
    let offered = ChangeNotice(phrase("Saved."), isOffered: .constant(true))
    notices.post(offered.offered(by: child.interactor))
    // One without an offer stays.
    let other = Router(interactor: Interactor())
    router.attach(other)
    router.detach(other)
    expectEqual(log.take(), ["Saved. Press u to undo."])
    router.detach(child)
    expectEqual(log.take(), ["nothing"])
    router.attach(child)
    notices.post(offered.offered(by: child.interactor))
    notices.post(ChangeNotice(phrase("Other.")).offered(by: child.interactor))
    router.detach(child)
    expectEqual(log.take(), ["Saved. Press u to undo.", "Other."])
    await wait(2_000)
  }

  @Test func `a notice whose offer does not hold any more when it comes has none`() {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    notices.post(ChangeNotice(phrase("Saved."), isOffered: .constant(false)))
    notices.post(ChangeNotice(Refusal()))
    expectEqual(log.lines, ["Saved.", "refused"])
  }

  @Test func `the last twenty can be read again, until they are forgotten`() async {
    let notices = Notices(of: router.interactor, clock: clock) { _ in }
    for index in 1...25 {
      notices.post(phrase("\(index)"))
      await wait(1_000)
    }
    expectEqual(notices.past.count, 20)
    expectEqual(notices.past.first?.phrase, phrase("25"))
    expectEqual(notices.past.last?.phrase, phrase("6"))
    expectEqual(notices.past.map(\.time).sorted(by: >), notices.past.map(\.time))
    notices.forget()
    expectEqual(notices.past, [])
  }

  @Test func `a notice that is forgotten goes at once`() async {
    let notices = Notices(of: router.interactor, clock: clock) { [log] phrase in
      log.lines.append(phrase?.text(.english) ?? "nothing")
    }
    notices.post(phrase("a"))
    notices.forget()
    #expect(log.lines == ["a", "nothing"] && notices.past == [])
  }

  @Test func `patience ends after 200 ms, and then counts`() async {
    let patience = ProgressDelay(of: router.interactor, clock: clock) { [log] phase in
      log.lines.append(phase.map(String.init) ?? "end")
    }
    patience.begin()
    await wait(150)
    patience.begin()
    await wait(199)
    expectEqual(log.take(), [])
    await wait(1)
    expectEqual(log.take(), ["0"])
    await wait(99)
    expectEqual(log.take(), [])
    await wait(1)
    expectEqual(log.take(), ["1"])
    await wait(150)
    expectEqual(log.take(), ["2"])
    patience.end()
    await wait(1_000)
    expectEqual(log.lines, ["end"])
  }

  @Test func `patience without steps tells once`() async {
    let patience = ProgressDelay(of: router.interactor, clock: clock, step: nil) { [log] phase in
      log.lines.append(phase.map(String.init) ?? "end")
    }
    patience.begin()
    await wait(5_000)
    expectEqual(log.lines, ["0"])
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
    expectEqual(tree.activity.running.map(\.what), ["d"])
    router.shutDown()
    checkpoint.open()
    await MainThreadTasks.drain()
    expectEqual(log.lines, ["done", "refused"])
  }
}
