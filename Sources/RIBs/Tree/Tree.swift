/// A launched tree of riblets: it owns the root, and holds what all below share.
///
/// Freeing it shuts the root down, so keep it in a property: an optimised build may free a local
/// variable after its last use.
@MainActor public final class Tree {
  /// The work that the user waits for.
  public let activity = Activity()

  /// Set while a root is launched in this tree.
  public internal(set) var root: AnyRouter?

  let observers = Observers()

  /// Runs what the riblets' tasks do away from the main actor; nil for the language's own pool.
  ///
  /// With one, work begins a turn after it was asked for; without, at once.
  public let executor: (any TaskExecutor)?

  public init(observers: [any TreeObserver] = [], executor: (any TaskExecutor)? = nil) {
    self.executor = executor
    for observer in observers { self.observers.add(observer) }
  }

  isolated deinit { root?.shutDown() }

  /// Reports to `observer` what happens from now on, after those who observe already.
  public func observe(_ observer: any TreeObserver) {
    if observers.isEmpty { root?.visit { router, _ in router.markPresence(in: self) } }
    observers.add(observer)
  }

  /// Reports nothing to `observer` any more.
  public func stopObserving(_ observer: any TreeObserver) { observers.remove(observer) }
}
