/// What the riblets below one root share.
@MainActor public final class Tree {
  /// The work that the user waits for.
  public let activity = Activity()

  /// Set while a root is launched in this tree.
  public internal(set) weak var root: AnyRouter?

  private var observers: [any TreeObserver]

  public init(observers: [any TreeObserver] = []) {
    self.observers = observers
  }

  /// Reports to `observer` what happens from now on, after those who observe already.
  public func observe(_ observer: any TreeObserver) {
    if observers.isEmpty { root?.visit { router, _ in router.markPresence(in: self) } }
    observers.append(observer)
  }

  public func stopObserving(_ observer: any TreeObserver) {
    observers.removeAll { $0 === observer }
  }

  var isObserved: Bool { !observers.isEmpty }

  func report(_ kind: TreeEvent.Kind, of router: AnyRouter, below parent: AnyRouter?) {
    report(kind, of: router.name, below: parent?.name)
  }

  func reportFreed(_ name: String) { report(.freed, of: name, below: nil) }

  func reportLettingGo(of router: AnyRouter) {
    for observer in observers { observer.willLetGo(of: router) }
  }

  private func report(_ kind: TreeEvent.Kind, of riblet: String, below parent: String?) {
    guard isObserved else { return }
    let event = TreeEvent(kind: kind, riblet: riblet, parent: parent, time: .now)
    for observer in observers { observer.observe(event) }
  }
}
