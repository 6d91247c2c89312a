import Phrases
import RIBs
import TerminalUI

/// What F12 shows of the running app: the live tree of riblets, what each is waiting for, which
/// workers it has, and what happened to them last.
@MainActor
final class Inspector: TreeObserver {
  private weak var tree: Tree?
  private let start = ContinuousClock.now
  /// The newest first.
  private(set) var events: [TreeEvent] = []
  private var isObserving = false
  private weak var view: InspectorView?

  private static let mostEvents = 50

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// The key that opens it, wherever nothing else takes it.
  func bindings(in environment: Environment, of window: Window) -> [KeyBinding] {
    let title = LaunchText.inspector.text(environment.language)
    return [
      KeyBinding(.function(12), title: title, isHinted: false) { [weak window] in
        if let window { self.open(in: window) }
      }
    ]
  }

  /// Events are gathered from the first time on: an app that nobody inspects pays nothing for it.
  private func open(in window: Window) {
    if !isObserving { tree?.observe(self) }
    isObserving = true
    let view = InspectorView(self)
    self.view = view
    window.lay(view)
  }

  func observe(_ event: TreeEvent) {
    events.insert(event, at: 0)
    if events.count > Self.mostEvents { events.removeLast() }
    view?.setNeedsDisplay()
  }

  /// A line for each riblet, as deep as it is in the tree.
  func riblets(_ language: Language) -> [(name: String, state: String)] {
    guard let tree else { return [] }
    var lines: [(name: String, state: String)] = []
    tree.root?.visit { router, depth in
      let indent = String(repeating: "  ", count: depth)
      let segment = router.segment.map { " /\($0)" } ?? ""
      var words = tree.activity.running.filter { $0.riblet == router.name }.map(\.what)
      if !router.isActive { words.append(LaunchText.inactive.text(language)) }
      if !router.isViewable { words.append(LaunchText.viewless.text(language)) }
      words += router.workers.map { "\(type(of: $0)): \($0.runsOn)" }
      lines.append((indent + router.name + segment, words.joined(separator: ", ")))
    }
    return lines
  }

  /// How long after the launch an event was, such as `12.345 s`.
  func time(of event: TreeEvent) -> String {
    let (seconds, attoseconds) = (event.time - start).components
    let milliseconds = "\(attoseconds / 1_000_000_000_000_000)"
    return "\(seconds).\(String(repeating: "0", count: 3 - milliseconds.count))\(milliseconds) s"
  }
}
