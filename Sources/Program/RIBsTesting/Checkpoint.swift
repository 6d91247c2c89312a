internal import Platform
import RIBs

/// A point in the tested work at which it stops until the test lets it pass.
///
/// The double of a slow use case awaits `pass()`; the test awaits `reached()`, looks at what is shown
/// meanwhile, and calls `open()`.
@MainActor public final class Checkpoint {
  /// How many tasks have come to the checkpoint.
  public private(set) var arrivals = 0
  private var isOpen = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private let reaching = AsyncCondition()

  /// Lets no task pass until `letOnePass` or `open`.
  public init() { MainThreadTasks.begin() }

  /// Waits until the test lets the caller pass, also when it is cancelled: what a disk writes or a
  /// bank charges cannot be cancelled either.
  public func pass() async {
    arrivals += 1
    reaching.resume()
    if !isOpen { await withCheckedContinuation { held.append($0) } }
  }

  /// Returns when `count` tasks in all have come to the checkpoint.
  public func reached(by count: Int = 1) async {
    await reaching.wait { arrivals < count }
  }

  /// Lets the task pass that came first of those that wait.
  public func letOnePass() {
    if !held.isEmpty { held.removeFirst().resume() }
  }

  /// Lets all tasks pass, also those that come later.
  public func open() {
    isOpen = true
    while !held.isEmpty { letOnePass() }
  }
}
