public import RIBs
public import Time

/// The age of what is shown, which grows while it is shown.
@MainActor public final class FollowedAge {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let show: @MainActor (Age?) -> Void
  private var task: Task<Void, Never>?

  /// `show` is called with each new age, as work of `owner`.
  public init(of owner: Interactor, clock: any WallClock, show: @escaping @MainActor (Age?) -> Void)
  {
    self.owner = owner
    self.clock = clock
    self.show = show
  }

  /// Follows the age of a time, in milliseconds since 1970; nil for what has no age.
  public func follow(_ time: Int64?) {
    task?.cancel()
    guard let time else { return show(nil) }
    task = owner?.whileActive { [clock, show] in await clock.follow(ageOf: time, show) }
  }
}
