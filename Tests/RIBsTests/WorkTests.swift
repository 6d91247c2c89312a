import Expectations
import RIBs
import RIBsTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct WorkTests {
  private let tree = Tree()
  private let home = Router(interactor: Interactor())
  private let checkpoint = Checkpoint()

  @Test func `a request that does not wait is done at once`() {
    home.launch(in: tree)
    var isDone = false
    home.interactor.request("load") { isDone = true }
    #expect(isDone)
    #expect(tree.activity.isIdle)
  }

  @Test func `an inactive interactor starts nothing and keeps nothing`() {
    var started: [String] = []
    let worker = WorkerSpy()
    weak var kept: WorkerSpy?
    for step in ["before", "after"] {
      home.interactor.request("load") { started.append("request \(step)") }
      home.interactor.whileActive { started.append("whileActive \(step)") }
      home.interactor.start(worker)
      let subscription = WorkerSpy()
      kept = subscription
      home.interactor.whileActive(subscription)
      if step == "before" {
        home.launch(in: tree)
        home.shutDown()
      }
    }
    expectEqual(started, [])
    expectEqual(worker.calls, [])
    #expect(kept == nil)
  }

  @Test func `a resigning interactor starts nothing`() {
    final class LateInteractor: Interactor {
      var starts = 0
      override func willResignActive() { request("late") { self.starts += 1 } }
    }
    let late = Router(interactor: LateInteractor())
    late.launch(in: tree)
    late.shutDown()
    expectEqual(late.interactor.starts, 0)
  }

  @Test func `requests are counted with their riblet in the order of their start`() async {
    final class HomeInteractor: Interactor {}
    let home = Router(interactor: HomeInteractor())
    home.launch(in: tree)
    let second = Checkpoint()
    home.interactor.request("load people") { [checkpoint] in await checkpoint.pass() }
    home.interactor.whileActive { [checkpoint] in await checkpoint.pass() }
    home.interactor.request("load tiles") { await second.pass() }
    expectEqual(
      tree.activity.running,
      [
        .init(riblet: "Home", what: "load people"), .init(riblet: "Home", what: "load tiles"),
      ])
    checkpoint.open()
    second.open()
    await tree.activity.settled()
    #expect(tree.activity.isIdle)
  }

  @Test func `a command does nothing while another on one of its things runs`() async {
    home.launch(in: tree)
    var done: [String] = []
    func run(_ name: String, on things: [AnyHashable]) -> Bool {
      let task = home.interactor.request(name, on: things) { [checkpoint] in
        await checkpoint.pass()
        done.append(name)
      }
      return task != nil
    }
    #expect(run("delete", on: [1, 2]))
    #expect(!run("move", on: [2, 3]))
    #expect(run("mark", on: [3]))
    #expect(run("all", on: []) && run("all", on: []))
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(done.sorted(), ["all", "all", "delete", "mark"])
    #expect(run("move", on: [2, 3]))
    await tree.activity.settled()
  }

  @Test func `work is cancelled when the interactor resigns, and counted no more`() async {
    home.launch(in: tree)
    var cancelled: Set<String> = []
    let (first, second) = (Checkpoint(), Checkpoint())
    home.interactor.request("load") { [checkpoint] in
      await checkpoint.pass()
      if Task.isCancelled { cancelled.insert("request") }
      first.open()
    }
    home.interactor.whileActive { [checkpoint] in
      await checkpoint.pass()
      if Task.isCancelled { cancelled.insert("whileActive") }
      second.open()
    }
    home.shutDown()
    #expect(tree.activity.isIdle)
    checkpoint.open()
    await first.pass()
    await second.pass()
    expectEqual(cancelled, ["request", "whileActive"])
  }

  @Test func `following a sequence ends when the interactor resigns`() async {
    home.launch(in: tree)
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    var sums: [Int] = []
    let ended = Checkpoint()
    let followed = Checkpoint()
    home.interactor.whileActive {
      for await number in numbers {
        sums.append(number + (sums.last ?? 0))
        if sums.count == 2 { followed.open() }
      }
      ended.open()
    }
    source.yield(1)
    source.yield(2)
    await followed.pass()
    home.shutDown()
    await ended.pass()
    expectEqual(sums, [1, 3])
  }

  @Test func `a subscription is kept until the interactor resigns`() {
    home.launch(in: tree)
    weak var kept: WorkerSpy?
    let subscribe = { (interactor: Interactor) in
      let subscription = WorkerSpy()
      kept = subscription
      interactor.whileActive(subscription)
    }
    subscribe(home.interactor)
    #expect(kept != nil)
    home.shutDown()
    #expect(kept == nil)
  }

  @Test func `a worker runs in the scope of its interactor and says where`() async {
    let worker = WorkerSpy()
    worker.work = { [checkpoint] scope in scope.request("watch") { await checkpoint.pass() } }
    home.launch(in: tree)
    home.interactor.start(worker)
    expectEqual(home.workers.map(\.runsOn), ["main actor"])
    expectEqual(tree.activity.running.map(\.what), ["watch"])
    home.shutDown()
    expectEqual(worker.calls, ["start", "stop"])
    #expect(home.workers.isEmpty)
    #expect(tree.activity.isIdle)
    checkpoint.open()
  }

  @Test func `a scope that has ended starts nothing`() {
    let worker = WorkerSpy()
    var starts = 0
    worker.work = { scope in
      worker.onStop = {
        scope.whileActive { starts += 1 }
        expectEqual(scope.request("late") { starts += 1 }, nil)
      }
    }
    home.launch(in: tree)
    home.interactor.start(worker)
    home.shutDown()
    expectEqual(worker.calls, ["start", "stop"])
    expectEqual(starts, 0)
  }
}

private final class WorkerSpy: Worker {
  let runsOn = "main actor"
  var work: (WorkScope) -> Void = { _ in }
  var onStop: () -> Void = {}
  private(set) var calls: [String] = []

  func didStart(in scope: WorkScope) {
    calls.append("start")
    work(scope)
  }

  func didStop() {
    calls.append("stop")
    onStop()
  }
}
