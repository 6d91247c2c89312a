import RIBs
import TerminalUI

/// Stores the user's place for the next launch, after each navigation and at the end.
///
/// What riblets remember besides their segments, such as selections, is stored with the next
/// navigation or at the end, so that not every key writes a file; what is typed and not saved, soon after it
/// was typed, so that a program that is killed loses little of it. What the launch could not restore, as from a
/// store that cannot be read, is a part of the place until it is restored, by a later launch or with the riblet
/// that the user opens.
@MainActor
final class PlaceSaver: TreeObserver {
  private weak var root: AnyRouter?
  private let store: (NavigationPath) -> Void
  private let schedule: (Duration, @escaping @MainActor () -> Void) -> Void
  private var isScheduled = false
  /// Whether there was unsaved input when the place was stored last.
  private var hadUnsaved = false
  private var hasMoved = false
  private var stored: NavigationPath?

  /// False while the launch is still returning to the last place.
  private var hasBegun = false

  /// How long unsaved input waits.
  static let draftDelay = Duration.seconds(1)

  /// Keeps time as `window` does.
  convenience init(_ root: AnyRouter, in window: Window, store: @escaping (NavigationPath) -> Void)
  {
    self.init(root, schedule: { [weak window] in _ = window?.schedule?($0, $1) }, store: store)
  }

  /// `schedule` calls a function later.
  init(
    _ root: AnyRouter,
    schedule: @escaping (Duration, @escaping @MainActor () -> Void) -> Void,
    store: @escaping (NavigationPath) -> Void
  ) {
    self.root = root
    self.schedule = schedule
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

  /// Stores the place if the user has navigated since the last frame, or soon if there is unsaved input.
  func frameWasDrawn() {
    guard hasBegun, let root else { return }
    if hasMoved {
      hasMoved = false
      root.restoreReached()
      let place = root.navigationPath
      if place.link != stored?.link { write(place) }
    }
    guard !isScheduled, hadUnsaved || root.hasUnsavedBelow else { return }
    isScheduled = true
    schedule(Self.draftDelay) { [weak self] in self?.storeDrafts() }
  }

  private func storeDrafts() {
    isScheduled = false
    guard let root else { return }
    hadUnsaved = root.hasUnsavedBelow
    write(root.navigationPath)
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
