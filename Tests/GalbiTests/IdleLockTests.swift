import Expectations
import Headless
import RIBs
import Store
import Synchronization
import Testing
import Time

@testable import Galbi

@MainActor
struct IdleLockTests {
  private struct State: Equatable {
    struct Group: Equatable {
      var limit: Duration? = .seconds(60)
    }

    var group = Group()
  }

  private final class Count {
    private let (stream, continuation) = AsyncStream<Void>.makeStream()
    private(set) var locks = 0

    func lock() {
      locks += 1
      continuation.yield()
    }

    /// Returns when something was locked.
    func locked() async { for await _ in stream { return } }
  }

  private final class Owner: Interactor {
    let worker: any Worker

    init(_ worker: any Worker) { self.worker = worker }

    override func didBecomeActive() { start(worker) }
  }

  private let store = Store(State())
  private let count = Count()
  private let tree = Tree()

  private func launch(_ clock: any WallClock) -> IdleLock {
    let lock = IdleLock(limit: store.stored(\.group, \.limit), clock: clock) { [count] in
      count.lock()
    }
    Router(interactor: Owner(lock)).launch(in: tree)
    return lock
  }

  @Test func `it locks when nothing was done for the whole time`() async {
    let clock = ManualClock(now: 1_000_000)
    let lock = launch(clock)
    await clock.advance(by: .milliseconds(59_999))
    expectEqual(count.locks, 0)
    await clock.advance(by: .milliseconds(1))
    expectEqual(count.locks, 1)
    withExtendedLifetime(lock) {}
  }

  @Test func `each act restarts the time`() async {
    let clock = ManualClock(now: 1_000_000)
    let lock = launch(clock)
    for _ in 0..<5 {
      await clock.advance(by: .seconds(40))
      #expect(lock.userWillAct())
    }
    await clock.advance(by: .milliseconds(59_999))
    expectEqual(count.locks, 0)
    await clock.advance(by: .milliseconds(1))
    expectEqual(count.locks, 1)
  }

  @Test func `it follows the limit, and without one it never locks`() async {
    let clock = ManualClock(now: 1_000_000)
    let lock = launch(clock)
    await clock.advance(by: .seconds(50))
    store.update { $0.group.limit = nil }
    await clock.advance(by: .seconds(10_000))
    expectEqual(count.locks, 0)
    #expect(lock.userWillAct())
    store.update { $0.group.limit = .seconds(300) }
    await clock.advance(by: .seconds(299))
    expectEqual(count.locks, 0)
    await clock.advance(by: .seconds(1))
    expectEqual(count.locks, 1)
  }

  @Test func `nothing is locked after the end`() async {
    let clock = ManualClock(now: 1_000_000)
    let lock = launch(clock)
    tree.root?.shutDown()
    await clock.advance(by: .seconds(600))
    expectEqual(count.locks, 0)
    withExtendedLifetime(lock) {}
  }

  @Test func `an act after the machine slept comes too late`() {
    let clock = SettableClock(now: 1_000_000)
    let lock = launch(clock)
    clock.set(1_059_999)
    #expect(lock.userWillAct())
    clock.set(1_119_999)
    #expect(!lock.userWillAct())
    expectEqual(count.locks, 1)
  }

  @Test(.timeLimit(.minutes(5))) func `a clock set back does not keep it open`() async {
    let clock = SettableClock(now: 1_000_000)
    let lock = launch(clock)
    await clock.sleeps()
    clock.set(0)
    clock.wake()
    await count.locked()
    expectEqual(count.locks, 1)
    withExtendedLifetime(lock) {}
  }
}

/// A clock whose time and whose sleep are controlled by the test.
private final class SettableClock: WallClock {
  private let time: Mutex<Int64>
  private let (sleeping, sleeper) = AsyncStream<Void>.makeStream()
  private let (waking, waker) = AsyncStream<Void>.makeStream()

  init(now: Int64) { time = Mutex(now) }

  var now: Int64 { time.withLock { $0 } }

  func set(_ now: Int64) { time.withLock { $0 = now } }

  /// Returns when a task sleeps.
  func sleeps() async { for await _ in sleeping { return } }

  func wake() { waker.yield() }

  func sleep(for duration: Duration) async throws(CancellationError) {
    sleeper.yield()
    for await _ in waking { return }
  }

  func pause(for duration: Duration) async throws(CancellationError) {}
}
