import Expectations
import Platform
import RIBsTesting
import Testing

@testable import RIBs

/// When workers start and stop.
@MainActor @Suite(.timeLimit(.minutes(60))) struct WorkerTests {
  private final class Watcher: Worker {
    let runsOn = "main actor"
    var onStart: (WorkScope) -> Void = { _ in }
    var onStop: () -> Void = {}
    private(set) var isRunning = false
    private let label: String
    private let notes: Notes

    init(_ label: String = "worker", notes: Notes) {
      self.label = label
      self.notes = notes
    }

    func didStart(in scope: WorkScope) {
      notes.write("\(label) starts")
      onStart(scope)
      isRunning = true
    }

    func didStop() {
      isRunning = false
      notes.write("\(label) stops")
      onStop()
    }
  }

  private let notes = Notes()
  private let tree = Tree()
  private let home = Router(interactor: Interactor())
  private let worker: Watcher

  init() {
    worker = Watcher(notes: notes)
    home.launch(in: tree)
  }

  @Test func `a worker that runs is not started again`() {
    home.interactor.start(worker)
    home.interactor.start(worker)
    expectEqual(home.workers.count, 1)
    home.shutDown()
    expectEqual(notes.lines, ["worker starts", "worker stops"])
  }

  @Test func `a worker that starts itself again as it starts runs once`() {
    worker.onStart = { [home, worker] _ in home.interactor.start(worker) }
    home.interactor.start(worker)
    home.shutDown()
    expectEqual(notes.lines, ["worker starts", "worker stops"])
  }

  @Test func `a worker that ends its riblet as it starts is stopped when it has started`() {
    worker.onStart = { [home] _ in home.shutDown() }
    home.interactor.start(worker)
    expectEqual(notes.lines, ["worker starts", "worker stops"])
    #expect(!worker.isRunning)
    #expect(home.workers.isEmpty)
  }

  @Test func `workers stop in the reverse order of their start, after the tasks have ended`() {
    let names = ["a", "b", "c"]
    for name in names {
      let worker = Watcher(name, notes: notes)
      worker.onStop = { [notes, tree] in
        notes.write("\(tree.activity.running.count) requests")
      }
      home.interactor.start(worker)
    }
    let checkpoint = Checkpoint()
    home.interactor.request("load") {
      await withTaskCancellationHandler {
        await checkpoint.pass()
      } onCancel: { [notes] in
        MainActor.assumeIsolated { notes.write("load is cancelled") }
      }
    }
    _ = notes.take()
    home.shutDown()
    expectEqual(
      notes.lines,
      [
        "load is cancelled", "c stops", "0 requests", "b stops", "0 requests", "a stops",
        "0 requests",
      ])
    checkpoint.open()
  }

  @Test func `work is cancelled in the order of its start`() {
    let checkpoint = Checkpoint()
    for name in ["a", "b", "c"] {
      home.interactor.whileActive { [notes] in
        await withTaskCancellationHandler {
          await checkpoint.pass()
        } onCancel: {
          MainActor.assumeIsolated { notes.write(name) }
        }
      }
    }
    home.shutDown()
    expectEqual(notes.lines, ["a", "b", "c"])
    checkpoint.open()
  }

  @Test func `a worker that is stopped early takes its work along, and no other`() async {
    let other = Watcher("other", notes: notes)
    let checkpoint = Checkpoint()
    for worker in [worker, other] {
      worker.onStart = { scope in scope.request("watch") { await checkpoint.pass() } }
      home.interactor.start(worker)
    }
    home.interactor.stop(worker)
    home.interactor.stop(worker)
    expectEqual(notes.take(), ["worker starts", "other starts", "worker stops"])
    expectEqual(tree.activity.running.count, 1)
    expectEqual(home.workers.map { $0 === other }, [true])
    worker.onStart = { _ in }
    home.interactor.start(worker)
    home.shutDown()
    expectEqual(notes.lines, ["worker starts", "worker stops", "other stops"])
    home.interactor.stop(worker)
    expectEqual(notes.lines.count, 3)
    checkpoint.open()
  }

  @Test func `a worker that is stopped as it starts stops when it has started`() {
    worker.onStart = { [home, worker] _ in home.interactor.stop(worker) }
    home.interactor.start(worker)
    expectEqual(notes.lines, ["worker starts", "worker stops"])
    #expect(!worker.isRunning && home.workers.isEmpty)
  }

  @Test func `a worker that stops another one as it stops leaves none running`() {
    let others = ["a", "b", "c"].map { Watcher($0, notes: notes) }
    for other in others { home.interactor.start(other) }
    others[2].onStop = { [home] in home.interactor.stop(others[0]) }
    home.shutDown()
    expectEqual(notes.lines.suffix(3), ["c stops", "a stops", "b stops"])
  }

  @Test func `work that has finished is forgotten`() async {
    var scope: WorkScope?
    worker.onStart = { scope = $0 }
    home.interactor.start(worker)
    let checkpoint = Checkpoint()
    for _ in 0..<100 {
      scope?.request("load") {}
      scope?.whileActive { await checkpoint.pass() }
    }
    expectEqual(scope?.count, 100)
    let last = scope?.request("load") { await checkpoint.pass() }
    checkpoint.open()
    await last?.value
    await MainThreadTasks.drain()
    expectEqual(scope?.count, 0)
    #expect(tree.activity.isIdle)
  }

  @Test func `a worker that is started again while its riblet resigns is stopped before`() {
    final class RestartingInteractor: Interactor {
      var worker: Watcher?
      var onResign: () -> Void = {}
      override func didBecomeActive() { if let worker { start(worker) } }
      override func willResignActive() { onResign() }
    }
    let router = Router(interactor: RestartingInteractor())
    router.interactor.worker = worker
    home.attach(router)
    router.interactor.onResign = { [home] in
      router.interactor.onResign = {}
      home.attach(router)
    }
    home.detach(router)
    expectEqual(notes.take(), ["worker starts", "worker stops", "worker starts"])
    #expect(worker.isRunning)
    expectEqual(router.workers.count, 1)
    home.detach(router)
    expectEqual(notes.lines, ["worker stops"])
  }

  @Test func `a worker that attaches its riblet again as it stops lets the others stop first`() {
    final class RestartingInteractor: Interactor {
      var staff: [Watcher] = []
      override func didBecomeActive() { for worker in staff { start(worker) } }
    }
    let router = Router(interactor: RestartingInteractor())
    let other = Watcher("other", notes: notes)
    router.interactor.staff = [other, worker]
    worker.onStop = { [home, worker] in
      worker.onStop = {}
      home.attach(router)
    }
    home.attach(router)
    home.detach(router)
    expectEqual(
      notes.take(),
      [
        "other starts", "worker starts", "worker stops", "other stops", "other starts",
        "worker starts",
      ])
    #expect(worker.isRunning && other.isRunning)
    home.detach(router)
    expectEqual(notes.lines, ["worker stops", "other stops"])
  }
}
