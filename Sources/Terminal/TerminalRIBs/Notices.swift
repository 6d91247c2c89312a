public import Phrases
public import RIBs
import TerminalUI
public import Time

/// A message that disappears when there was time to read it; a later one replaces it.
@MainActor
public final class Notices {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let show: (Phrase?) -> Void
  private var waiting: Task<Void, Never>?
  /// The last twenty notices, latest first; one that comes again has its later time.
  public private(set) var past: [PastNotice] = []

  private static let pastCount = 20

  /// `show` is called with the message, and with nil after its time.
  public init(of owner: Interactor, clock: any WallClock, show: @escaping (Phrase?) -> Void) {
    self.owner = owner
    self.clock = clock
    self.show = show
  }

  /// How long a text stays: two seconds, and 60 ms more for each column beyond 20, at most 10 s.
  ///
  /// A Hangul syllable has two columns, and takes about as long to read as two letters.
  public nonisolated static func time(toRead text: String) -> Duration {
    let columns = Environment(language: .korean).columns(of: text)
    return .milliseconds(min(2_000 + 60 * max(columns - 20, 0), 10_000))
  }

  /// Dismisses the notice.
  public func clear() {
    guard let waiting else { return }
    waiting.cancel()
    self.waiting = nil
    show(nil)
  }

  /// Dismisses the notice, and forgets those before it.
  public func forget() {
    past = []
    clear()
  }

  /// Shows `phrase` in place of an earlier notice, as long as its longer text takes to read.
  public func post(_ phrase: Phrase) {
    waiting?.cancel()
    let earlier = past.first?.phrase == phrase ? past.dropFirst() : past[...]
    past = Array(([PastNotice(phrase: phrase, time: clock.now)] + earlier).prefix(Self.pastCount))
    show(phrase)
    let times = Language.allCases.map { Self.time(toRead: phrase.text($0)) }
    waiting = owner?.whileActive { [weak self, clock] in
      try? await clock.sleep(for: times.max() ?? .zero)
      guard !Task.isCancelled else { return }
      self?.show(nil)
    }
  }
}

/// A notice that was shown.
public struct PastNotice: Hashable, Sendable {
  /// What was shown, in all languages, so that it follows a change of the language.
  public let phrase: Phrase
  /// Milliseconds since 1970.
  public let time: Int64
}

extension Interactor {
  /// Runs a change that the user asked for as a request, and notifies of the outcome.
  ///
  /// - Parameters:
  ///   - name: What the change is called in the tree's activity.
  ///   - notify: Receives what `change` returned, or the sentence of the error it threw; nothing after
  ///     this interactor has resigned.
  ///   - change: Returns what there is to say of its success; nil where the screen shows it.
  public final func request<Failure: PhrasedError>(
    _ name: String, notify: @escaping Notify,
    _ change: @escaping @MainActor () async throws(Failure) -> Phrase?
  ) {
    request(name) {
      let phrase: Phrase?
      do throws(Failure) { phrase = try await change() } catch { phrase = error.phrase }
      guard !Task.isCancelled, let phrase else { return }
      notify(phrase)
    }
  }
}
