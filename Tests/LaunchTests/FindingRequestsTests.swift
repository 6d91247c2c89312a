import Expectations
import Headless
import Phrases
import Platform
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing

@testable import Launch

/// Asking the sources of Ctrl-P.
@MainActor
struct FindingRequestsTests {
  /// Answers when the test says so.
  private final class Source {
    var asked: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func find(_ text: String) async -> [FinderItem] {
      asked.append(text)
      await withCheckedContinuation { waiting.append($0) }
      return [FinderItem(text, place: text)]
    }

    func answer() { waiting.removeFirst().resume() }
  }

  private let tree = Tree()
  private let root = Router(interactor: Interactor())
  private let kind = Phrase(ko: "사람", en: "person")

  @Test func `each source answers for itself, and a late answer is dropped`() async {
    root.launch(in: tree)
    let (quick, slow) = (Source(), Source())
    let sources = [
      FinderSource.asked(kind) { text, _ in await slow.find(text) },
      .asked(kind) { text, _ in await quick.find(text) },
    ]
    let requests = FindingRequests(of: root, clock: ManualClock())
    var received: [String] = []
    func ask(_ text: String) async {
      requests.ask(text, sources) { index, found in
        received.append("\(text) \(index) \(found.count)")
      }
      await MainThreadTasks.drain()
    }
    await ask("a")
    #expect(!tree.activity.isIdle)
    quick.answer()
    await MainThreadTasks.drain()
    expectEqual(received, ["a 1 1"])
    await ask("ab")
    slow.answer()
    await MainThreadTasks.drain()
    expectEqual(received, ["a 1 1"])
    slow.answer()
    quick.answer()
    await tree.settle()
    expectEqual(received.sorted(), ["a 1 1", "ab 0 1", "ab 1 1"])
    expectEqual(slow.asked, ["a", "ab"])
    requests.ask("", []) { _, _ in }
    root.shutDown()
  }

  @Test func `a source gives five and one that tells of more`() async {
    let many = FinderSource.asked(kind) { _, count in
      (0..<count + 3).map { FinderItem("\($0)", place: "") }
    }
    await expectEqual(many.find("x").count, 6)
  }
}
