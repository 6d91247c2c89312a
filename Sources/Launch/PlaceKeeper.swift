import RIBs

/// Keeps where the user is for the next launch: after each move, and at the end.
///
/// What a riblet remembers besides its segment, such as a selection, is kept with the next move or
/// at the end, so that no key writes a file.
@MainActor
final class PlaceKeeper: TreeObserver {
  private weak var root: AnyRouter?
  private let keep: (Place) -> Void
  private var hasMoved = false
  private var kept: Place?

  /// Keeps nothing before: the launch is still on its way to the last place.
  private var hasBegun = false

  init(_ root: AnyRouter, keep: @escaping (Place) -> Void) {
    self.root = root
    self.keep = keep
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

  /// Keeps the place if the user has moved since the last frame.
  func frameWasDrawn() {
    guard hasMoved, hasBegun, let root else { return }
    hasMoved = false
    let place = root.place
    if place.link != kept?.link { write(place) }
  }

  /// Keeps the place with all that is remembered of it.
  func end() {
    guard hasBegun, let root else { return }
    write(root.place)
  }

  /// Nowhere is no place to come back to: the user is locked out.
  private func write(_ place: Place) {
    guard place != kept, !place.steps.isEmpty else { return }
    kept = place
    keep(place)
  }
}
