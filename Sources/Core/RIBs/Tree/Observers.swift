/// The observers of one tree, in the order in which they were added.
///
/// Reports are held while any tree changes, also because a router may be freed at any point of a
/// change. So an observer may change its tree, and all observers receive the events in the order in
/// which they happened.
@MainActor final class Observers {
  private(set) var isEmpty = true

  private var all: [any TreeObserver] = [] {
    didSet { isEmpty = all.isEmpty }
  }

  /// Those that wait, and before them, as nil, those that were delivered since the first hold.
  private static var reports: [(() -> Void)?] = []
  private static var holds = 0

  func add(_ observer: any TreeObserver) { all.append(observer) }

  func report(_ kind: TreeEvent.Kind, of riblet: String, below parent: String?) {
    guard !isEmpty else { return }
    let event = TreeEvent(kind: kind, riblet: riblet, parent: parent, time: .now)
    report { $0.observe(event) }
  }

  func reportLettingGo(of router: AnyRouter) { report { $0.willLetGo(of: router) } }

  /// Holds the reports of all trees until the matching `release`.
  static func hold() { holds += 1 }

  /// Delivers the reports if nothing else holds them.
  static func release() {
    // Held still while they are delivered: what an observer causes is reported after them.
    if holds == 1, !reports.isEmpty { deliver() }
    holds -= 1
  }

  private static func deliver() {
    var index = 0
    while index < reports.count {
      let report = reports[index].take()
      index += 1
      report?()
    }
    reports = []
  }

  /// For the observers of now, not for those that are added before the delivery.
  private func report(_ tell: @escaping (any TreeObserver) -> Void) {
    Self.hold()
    Self.reports.append { [all] in all.forEach(tell) }
    Self.release()
  }
}

/// Owned by a router in an observed tree; its deinitializer reports that the router was freed.
@MainActor final class RouterMark {
  let observers: Observers

  /// Whether the attachment was reported or recorded.
  var isAttached = false

  /// Whether the router has moved to another tree, whose observers are told from then on.
  var isReplaced = false

  private let name: String

  init(name: String, observers: Observers) {
    self.name = name
    self.observers = observers
  }

  isolated deinit {
    if !isReplaced { observers.report(.freed, of: name, below: nil) }
  }
}
