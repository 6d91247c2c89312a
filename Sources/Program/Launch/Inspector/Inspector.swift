import Phrases
import RIBs
import TerminalUI

/// The debugging view behind F12: the tree of riblets with their running work, workers and latest
/// events.
@MainActor
final class Inspector: TreeObserver {
  private weak var tree: Tree?
  private let start = ContinuousClock.now
  /// Newest first.
  private(set) var events: [TreeEvent] = []
  private var isObserving = false
  private weak var view: InspectorView?

  private static let mostEvents = 50

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// The binding that opens the inspector.
  func bindings(in environment: Environment, of window: Window) -> [KeyBinding] {
    let title = LaunchText.inspector
    return [
      KeyBinding(.function(12), title: title, isHinted: false) { [weak window] in
        if let window { self.open(in: window) }
      }
    ]
  }

  /// Starts to collect events when it is first opened, so that it costs nothing before.
  private func open(in window: Window) {
    if !isObserving { tree?.observe(self) }
    isObserving = true
    let view = InspectorView(self)
    self.view = view
    window.present(view)
  }

  func observe(_ event: TreeEvent) {
    events.insert(event, at: 0)
    if events.count > Self.mostEvents { events.removeLast() }
    view?.setNeedsDisplay()
  }

  /// From the root down.
  func riblets(_ language: Language) -> [InspectedRiblet] {
    guard let tree else { return [] }
    var riblets: [InspectedRiblet] = []
    tree.root?.visit { router, depth in
      let work = tree.activity.running.filter { $0.riblet == router.name }.map(\.what)
      riblets.append(InspectedRiblet(router, depth: depth, work: work, language))
    }
    return riblets
  }

  /// The time of an event since the launch, such as `12.345 s`.
  func time(of event: TreeEvent) -> String {
    let (seconds, attoseconds) = (event.time - start).components
    return "\(seconds).\((attoseconds / 1_000_000_000_000_000).padded(to: 3)) s"
  }
}
