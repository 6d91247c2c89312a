public import Phrases
public import RIBs
public import Time

/// A message that disappears after two seconds; a later one replaces it.
@MainActor
public final class Notices {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let show: (Phrase?) -> Void
  private var waiting: Task<Void, Never>?

  private static let time = Duration.seconds(2)

  /// `show` is called with the message, and with nil after two seconds.
  public init(of owner: Interactor, clock: any WallClock, show: @escaping (Phrase?) -> Void) {
    self.owner = owner
    self.clock = clock
    self.show = show
  }

  /// Dismisses the notice.
  public func clear() {
    guard let waiting else { return }
    waiting.cancel()
    self.waiting = nil
    show(nil)
  }

  /// Shows `phrase` for two seconds, in place of an earlier notice.
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
