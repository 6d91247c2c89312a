import Expectations
import PlatformTesting
import RIBs
import Testing

/// Work in a tree that has an executor, where it begins a turn after it was asked for.
@MainActor struct WorkElsewhereTests {
  private let tree = Tree(executor: Queue())
  private let router = Router(interactor: Interactor())

  @Test(.timeLimit(.minutes(60))) func `work begins, is counted, and ends`() async {
    var isDone = false
    router.launch(in: tree)
    router.interactor.request("work") { isDone = true }
    expectEqual(tree.activity.running.map(\.what), ["work"])
    await tree.activity.settled()
    #expect(isDone)
  }

  @Test(.timeLimit(.minutes(60))) func `work that is cancelled before it has begun never does`()
    async
  {
    var isDone = false
    router.launch(in: tree)
    let task = router.interactor.request("work") { isDone = true }
    task?.cancel()
    await tree.activity.settled()
    #expect(!isDone)
  }

  @Test(.timeLimit(.minutes(60)))
  func `work that has not begun when its riblet resigns never does`()
    async
  {
    var isDone = false
    router.launch(in: tree)
    let task = router.interactor.request("work") { isDone = true }
    router.shutDown()
    await task?.value
    #expect(!isDone)
    #expect(tree.activity.isIdle)
  }
}
