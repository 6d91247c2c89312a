import RIBs

/// The moving bar for work whose end nobody knows: from the end of the user's patience on.
@MainActor
final class Waiting {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let show: @MainActor (Int?) -> Void
  private var ticking: Task<Void, Never>?

  private static let patience = Duration.milliseconds(200)
  private static let step = Duration.milliseconds(100)

  /// `show` is called with how many steps the bar has moved, and with nil at the end.
  init(
    of owner: Interactor, clock: any WallClock, show: @escaping @MainActor (Int?) -> Void
  ) {
    self.owner = owner
    self.clock = clock
    self.show = show
  }

  func begin() {
    ticking = owner?.whileActive { [weak self, clock] in
      try? await clock.sleep(for: Self.patience)
      var phase = 0
      while !Task.isCancelled {
        self?.show(phase)
        phase += 1
        try? await clock.sleep(for: Self.step)
      }
    }
  }

  func end() {
    ticking?.cancel()
    ticking = nil
    show(nil)
  }
}
