/// The observers of one tree, in the order in which they were added.
@MainActor final class Observers {
  private(set) var isEmpty = true

  private var all: [any TreeObserver] = [] {
    didSet { isEmpty = all.isEmpty }
  }

  func add(_ observer: any TreeObserver) { all.append(observer) }

  func report(_ kind: TreeEvent.Kind, of riblet: String, below parent: String?) {
    guard !isEmpty else { return }
    let event = TreeEvent(kind: kind, riblet: riblet, parent: parent, time: .now)
    for observer in all { observer.observe(event) }
  }

  func reportLettingGo(of router: AnyRouter) {
    for observer in all { observer.willLetGo(of: router) }
  }
}
