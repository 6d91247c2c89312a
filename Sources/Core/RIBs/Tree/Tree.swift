/// A launched tree of riblets: it owns the root, and what all riblets below it share.
///
/// Freeing it shuts the root down. Keep it in a property: an optimised build may free a local variable
/// after its last use.
@MainActor public final class Tree {
  /// The work that the user waits for.
  public let activity = Activity()

  /// Set while a root is launched in this tree.
  public internal(set) var root: AnyRouter?

  let observers = Observers()

  /// The preferred executor of the riblets' tasks; nil for the default concurrent executor.
  ///
  /// With an executor a request starts one turn of the main actor later; without, immediately.
  public let executor: (any TaskExecutor)?

  /// A tree without a root, until `AnyRouter.launch(in:)` sets one.
  public init(observers: [any TreeObserver] = [], executor: (any TaskExecutor)? = nil) {
    self.executor = executor
    for observer in observers { self.observers.add(observer) }
  }

  isolated deinit { root?.shutDown() }

  /// Reports all later events to `observer`, after the observers that were added before.
  public func observe(_ observer: any TreeObserver) {
    if observers.isEmpty { root?.visit { router, _ in router.markPresence(for: observers) } }
    observers.add(observer)
  }
}

/// Ends the program after wrong use of the tree, with one sentence on standard error that names both
/// riblets.
///
/// Works in release builds too, which drop the messages of `precondition`.
func misuse(_ sentence: String) -> Never { fatalError(sentence) }
