import RIBs

/// A point in the tested work at which it stops until the test lets it pass.
///
/// The double of a slow use case awaits `pass()`; the test awaits `reached()`, looks at what is shown
/// meanwhile, and calls `open()`.
@MainActor public final class Checkpoint {
  /// How many tasks wait at the checkpoint.
  public private(set) var waiting = 0
  private var isOpen = false
  private let passing = Waiters()
  private let reaching = Waiters()

  public init() {}

  /// Waits until `open` is called, or until the caller is cancelled.
  public func pass() async {
    waiting += 1
    reaching.resume()
    await passing.wait { !isOpen }
    waiting -= 1
  }

  /// Returns when `count` tasks wait at the checkpoint.
  public func reached(by count: Int = 1) async {
    await reaching.wait { waiting < count }
  }

  /// Lets all tasks pass, also those that come later.
  public func open() {
    isOpen = true
    passing.resume()
  }
}
