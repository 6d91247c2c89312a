/// What the window waits for, each from when it was drawn first until it is drawn no more.
@MainActor
final class LoadingDelays {
  /// Work in one view.
  struct Name: Hashable {
    let view: ObjectIdentifier?
    let text: String
  }

  /// Runs an action after a time.
  var schedule: Window.Schedule?
  /// Called when it is time to show one of them.
  var onChange: (() -> Void)?
  /// Those that last long enough to be shown.
  private(set) var long: Set<Name> = []
  private var timers: [Name: Task<Void, Never>] = [:]

  private static let limit = Duration.milliseconds(200)

  isolated deinit { for timer in timers.values { timer.cancel() } }

  func isLong(_ text: String) -> Bool { long.contains { $0.text == text } }

  /// Takes what a frame waits for.
  func take(_ names: Set<Name>) {
    for name in timers.keys where !names.contains(name) {
      timers.removeValue(forKey: name)?.cancel()
    }
    long.formIntersection(names)
    for name in names where timers[name] == nil {
      timers[name] = schedule?(Self.limit) { [weak self] in self?.didWait(for: name) }
    }
  }

  private func didWait(for name: Name) {
    guard timers[name] != nil else { return }
    long.insert(name)
    onChange?()
  }
}

extension Window {
  /// Runs an action after a time, unless the task is cancelled before.
  public typealias Schedule =
    @MainActor (Duration, @escaping @MainActor () -> Void) -> Task<Void, Never>

  /// Times what is waited for; without it, that is never shown.
  public var schedule: Schedule? {
    get { waits.schedule }
    set { waits.schedule = newValue }
  }
}
