import RIBs

/// Stores the user's place for the next launch, after each navigation and at the end.
///
/// What riblets remember besides their segments, such as selections, is stored with the next
/// navigation or at the end, so that not every key writes a file.
@MainActor
final class PlaceSaver: TreeObserver {
  private weak var root: AnyRouter?
  private let store: (NavigationPath) -> Void
  private var hasMoved = false
  private var stored: NavigationPath?

  /// False while the launch is still returning to the last place.
  private var hasBegun = false

  init(_ root: AnyRouter, store: @escaping (NavigationPath) -> Void) {
    self.root = root
    self.store = store
  }

  func begin() {
    hasBegun = true
    frameWasDrawn()
  }

  func observe(_ event: TreeEvent) {
    switch event.kind {
    case .attached, .detached, .moved: hasMoved = true
    case .activated, .resigned, .freed: break
    }
  }

  /// Stores the place if the user has navigated since the last frame.
  func frameWasDrawn() {
    guard hasMoved, hasBegun, let root else { return }
    hasMoved = false
    let place = root.navigationPath
    if place.link != stored?.link { write(place) }
  }

  /// Stores the place with everything that riblets remember.
  func end() {
    guard hasBegun, let root else { return }
    write(root.navigationPath)
  }

  /// Ignores an empty place, which is that of a locked app.
  private func write(_ place: NavigationPath) {
    guard place != stored, !place.steps.isEmpty else { return }
    stored = place
    store(place)
  }
}
