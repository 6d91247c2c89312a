/// Reports parts of riblets that outlive their detachment; it holds them weakly.
///
/// Read `leaks` after the detaching code has returned: the event loop does between frames, a test at
/// its end, when it holds no part itself.
@MainActor public final class LeakCheck: TreeObserver {
  @MainActor private struct Expectation {
    weak var part: AnyObject?
    weak var router: AnyRouter?
    let name: String

    /// False once the part is freed, and while its riblet is attached again.
    var isOpen: Bool { part != nil && router?.isActive != true }
  }

  private var expectations: [Expectation] = []

  /// Checks nothing until it is among the observers of a tree.
  public init() {}

  /// The type names of the parts that are still alive, in the order in which they were detached.
  public var leaks: [String] {
    expectations.removeAll { !$0.isOpen }
    return expectations.map(\.name)
  }

  public func observe(_ event: TreeEvent) {}

  public func willLetGo(of router: AnyRouter) {
    router.visit { router, _ in
      for part in router.parts {
        expectations.append(
          Expectation(part: part, router: router, name: String(describing: type(of: part))))
      }
    }
  }
}
