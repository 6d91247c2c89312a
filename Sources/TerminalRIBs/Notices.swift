public import Phrases
public import RIBs
public import Time

/// What is said for two seconds and goes by itself; a later notice takes its place and its time.
@MainActor
public final class Notices {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let show: (Phrase?) -> Void
  private var waiting: Task<Void, Never>?

  private static let time = Duration.seconds(2)

  /// `show` is called with what there is to say, and with nil when its time is over.
  public init(of owner: Interactor, clock: any WallClock, show: @escaping (Phrase?) -> Void) {
    self.owner = owner
    self.clock = clock
    self.show = show
  }

  /// Says no more what is being said.
  public func clear() {
    guard let waiting else { return }
    waiting.cancel()
    self.waiting = nil
    show(nil)
  }

  /// Says `phrase` in place of what is being said.
  public func post(_ phrase: Phrase) {
    waiting?.cancel()
    show(phrase)
    waiting = owner?.whileActive { [weak self, clock] in
      try? await clock.sleep(for: Self.time)
      guard !Task.isCancelled else { return }
      self?.show(nil)
    }
  }
}
