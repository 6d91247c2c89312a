import Expectations
import LedgerDomain
import LedgerFixtures
import Phrases
import Platform
import RIBs
import RIBsTesting
import Search
import Testing

@testable import LedgerPresentation

/// The export beside a disk that is slow.
@MainActor
struct ExportInteractorTests {
  private let tree = Tree()
  private let dependencies = LedgerFixture()
  private let checkpoint = Checkpoint()
  private let listener = ListenerSpy()
  private let presenter = PresenterSpy<Export>(
    Export.Model(query: LedgerQuery(), path: "~/a.csv"))

  private final class ListenerSpy: Spy, LedgerSheetListener {
    func sheetDidEnd(_ outcome: Ledger.Outcome) {
      guard case .exported(let count, let path) = outcome else { return record("other") }
      record("exported \(count) to \(path)")
    }
    func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>) {}
    func sheetDidClose() { record("close") }
  }

  /// Launches an export that waits for the checkpoint, and fails with `error` then, if there is one.
  private func launch(failing error: ExportError? = nil) {
    var ledger = dependencies.ledger
    let export = ledger.export
    ledger.export = { [checkpoint] what, progress throws(ExportError) in
      await checkpoint.pass()
      if let error { throw error }
      return try await export(what, progress)
    }
    Router(interactor: ExportInteractor(ledger, .korean, on: presenter, listener: listener))
      .launch(in: tree)
  }

  @Test func `while a file is written nothing is taken, and the written path is said`() async {
    launch()
    presenter.send(.write)
    await checkpoint.reached()
    let shown = presenter.model
    presenter.send(
      .typePath("~/b.csv"), .completePath, .switchScope, .replace, .chooseOtherName, .write)
    await MainThreadTasks.drain()
    expectEqual(presenter.model, shown)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(listener.calls, ["exported 8 to ~/a.csv"])
    expectEqual(Array(dependencies.exports.files.keys).filter { $0.contains("b.csv") }, [])
  }

  @Test func `a path that is completed late does not end the writing`() async {
    let completing = Checkpoint()
    let complete = dependencies.ledger.complete
    dependencies.ledger.complete = { path throws(PathError) in
      await completing.pass()
      return try await complete(path)
    }
    launch()
    presenter.send(.typePath("~/Dow"), .completePath)
    await completing.reached()
    presenter.send(.write)
    await checkpoint.reached()
    completing.open()
    await MainThreadTasks.drain()
    expectEqual(presenter.model.path, "~/Dow")
    #expect(presenter.model.isWriting)
    checkpoint.open()
    await tree.activity.settled()
  }

  @Test func `writing is ended by Esc, and only a question is answered by replacing`() async {
    launch(failing: .exists)
    presenter.send(.replace)
    await MainThreadTasks.drain()
    expectEqual(checkpoint.arrivals, 0)
    presenter.send(.write)
    await checkpoint.reached()
    presenter.send(.escape)
    expectEqual(presenter.model.state, .ready)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.model.state, .ready)
    presenter.send(.write)
    await tree.activity.settled()
    expectEqual(presenter.model.state, .askingToReplace)
    presenter.send(.replace)
    await tree.activity.settled()
    expectEqual(checkpoint.arrivals, 3)
    presenter.send(.escape, .escape)
    expectEqual(listener.calls, ["close"])
  }
}
