public import RIBs
public import Time

/// Shows that work takes long: from 200 ms after its beginning on, until its end.
@MainActor
public final class ProgressDelay {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let step: Duration?
  private let show: @MainActor (Int?) -> Void
  private var ticking: Task<Void, Never>?

  private static let limit = Duration.milliseconds(200)

  /// `show` is called with how many times the bar has moved, and with nil at the end of the work.
  ///
  /// `step` is the time between two movements; nil to call `show` once with 0. When `owner` resigns
  /// this ends.
  public init(
    of owner: Interactor, clock: any WallClock, step: Duration? = .milliseconds(100),
    show: @escaping @MainActor (Int?) -> Void
  ) {
    self.owner = owner
    self.clock = clock
    self.step = step
    self.show = show
  }

  /// Counts from now on; work that is waited for already is forgotten.
  public func begin() {
    ticking?.cancel()
    ticking = owner?.whileActive { [weak self, clock, step] in
      try? await clock.sleep(for: Self.limit)
      var phase = 0
      while !Task.isCancelled {
        self?.show(phase)
        guard let step else { return }
        phase += 1
        try? await clock.sleep(for: step)
      }
    }
  }

  /// The work has ended.
  public func end() {
    ticking?.cancel()
    ticking = nil
    show(nil)
  }
}
