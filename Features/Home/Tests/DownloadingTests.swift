import Expectations
import Headless
import PeopleDomain
import RIBs
import Services
import Testing
import Time

@testable import HomePresentation

/// A download as the user sees it.
@MainActor
struct DownloadingTests {
  /// A download that goes on when it is told.
  @MainActor
  private final class Gate {
    private(set) var starts = 0
    private(set) var report: ReportProgress = { _ in }
    private var waiting: [CheckedContinuation<PeopleError?, Never>] = []

    func download(_ progress: @escaping ReportProgress) async -> PeopleError? {
      starts += 1
      report = progress
      return await withCheckedContinuation { waiting.append($0) }
    }

    func open(_ failure: PeopleError? = nil) {
      waiting.removeFirst().resume(returning: failure)
    }
  }

  @MainActor
  private final class Journal {
    /// What is shown now.
    var shown: DownloadProgress?
    var progress: [DownloadProgress?] = []
    var endings: [Home.Model.Notice?] = []
  }

  private let clock = ManualClock()
  private let tree = Tree()
  private let gate = Gate()
  private let journal = Journal()
  private let owner = Interactor()
  private let downloading: Downloading

  init() {
    downloading = Downloading(
      of: owner, clock: clock, onProgress: { [journal] in journal.shown = $0 },
      onEnd: { [journal] in journal.endings.append($0) })
    Router(interactor: owner).launch(in: tree)
  }

  private func start() {
    downloading.start("download", gate.download)
  }

  private func look() { journal.progress.append(journal.shown) }

  @Test func `a quick download shows no progress`() async {
    start()
    gate.report(500)
    await clock.advance(by: .milliseconds(199))
    expectEqual(journal.shown, nil)
    gate.open()
    await tree.activity.settled()
    await clock.advance(by: .seconds(1))
    expectEqual(journal.shown, nil)
    expectEqual(journal.endings, [nil])
    #expect(!downloading.isRunning)
  }

  @Test func `while the share is unknown, a bar moves eight times a second`() async {
    start()
    await clock.advance(by: .milliseconds(200))
    look()
    await clock.advance(by: .milliseconds(125))
    look()
    await clock.advance(by: .milliseconds(875))
    look()
    expectEqual(journal.progress, [.unknown(phase: 0), .unknown(phase: 1), .unknown(phase: 8)])
    gate.open()
    await tree.activity.settled()
    look()
    expectEqual(journal.progress.last, .some(nil))
  }

  @Test func `a known share is shown as it comes`() async {
    start()
    gate.report(250)
    await clock.advance(by: .milliseconds(200))
    look()
    gate.report(600)
    look()
    await clock.advance(by: .milliseconds(300))
    look()
    gate.report(nil)
    look()
    expectEqual(journal.progress, [.share(250), .share(600), .share(600), .unknown(phase: 2)])
    gate.open(.service(.tooSlow))
    await tree.activity.settled()
    expectEqual(journal.endings, [.failed(.service(.tooSlow))])
  }

  @Test func `a cancelled one ends at once, and later reports are ignored`() async {
    start()
    await clock.advance(by: .milliseconds(200))
    let report = gate.report
    downloading.cancel()
    expectEqual(journal.endings, [.cancelled])
    expectEqual(journal.shown, nil)
    start()
    await clock.advance(by: .milliseconds(200))
    report(900)
    gate.open(.service(.tooSlow))
    await clock.advance(by: .milliseconds(1))
    expectEqual(journal.shown, .unknown(phase: 0))
    #expect(downloading.isRunning)
    gate.open()
    await tree.activity.settled()
    expectEqual(journal.endings, [.cancelled, nil])
    expectEqual(gate.starts, 2)
  }

  @Test func `a second one does not start while one runs`() async {
    start()
    start()
    expectEqual(gate.starts, 1)
    gate.open()
    await tree.activity.settled()
    expectEqual(journal.endings, [nil])
  }

  @Test func `one whose owner has resigned reports nothing`() async {
    start()
    tree.root?.shutDown()
    gate.open(.service(.tooSlow))
    await tree.settle()
    expectEqual(journal.endings, [])
  }
}
