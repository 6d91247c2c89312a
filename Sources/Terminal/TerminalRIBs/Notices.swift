import Editing
public import Phrases
public import RIBs
public import Store
import TerminalUI
public import Time

/// A message that disappears when there was time to read it; a later one replaces it.
@MainActor
public final class Notices {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let show: (Phrase?) -> Void
  private var waiting: Task<Void, Never>?
  private var offer: Subscription?
  private var hold: Subscription?
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
    end()
  }

  /// Dismisses the notice if it is this one.
  public func withdraw(_ phrase: Phrase) {
    if past.first?.phrase == phrase { clear() }
  }

  /// Dismisses the notice, and forgets those before it.
  public func forget() {
    past = []
    clear()
  }

  /// Shows `phrase` in place of an earlier notice, as long as its longer text takes to read.
  public func post(_ phrase: Phrase) { post(ChangeNotice(phrase)) }

  /// Shows `notice` in place of an earlier one, until its offer does not hold any more.
  ///
  /// What can be read again has no offer.
  public func post(_ notice: ChangeNotice) {
    waiting?.cancel()
    let told = notice.withoutOffer
    let earlier = past.first?.phrase == told ? past.dropFirst() : past[...]
    past = Array(([PastNotice(phrase: told, time: clock.now)] + earlier).prefix(Self.pastCount))
    let phrase = notice.phrase
    show(phrase)
    // Without its offer it would be read out again.
    offer = notice.isOffered.flatMap { isOffered in
      guard isOffered.value else { return nil }
      return isOffered.observe { [weak self] in if !$0 { self?.clear() } }
    }
    hold = notice.isHeld.flatMap { isHeld in
      isHeld.value ? isHeld.observe { [weak self] in if !$0 { self?.clear() } } : nil
    }
    notice.end?.onEnd = offer.map { offer in
      { [weak self, weak offer] in if let offer, self?.offer === offer { self?.clear() } }
    }
    let times = Language.allCases.map { Self.time(toRead: phrase.text($0)) }
    waiting = owner?.whileActive { [weak self, clock] in
      try? await clock.sleep(for: times.max() ?? .zero)
      guard !Task.isCancelled else { return }
      self?.end()
    }
  }

  private func end() {
    (offer, hold) = (nil, nil)
    show(nil)
  }
}

/// What is told of a change, with the offer to undo it as long as `u` would undo just that.
@MainActor public struct ChangeNotice {
  private let done: Phrase
  private let more: Phrase?
  let isOffered: Stored<Bool>?
  private(set) var isHeld: Stored<Bool>?
  fileprivate(set) weak var end: OfferEnd?

  /// - Parameters:
  ///   - done: What was done.
  ///   - more: What else there is to say, after the offer.
  ///   - isOffered: Whether the change would be undone by the next undo; nil for what is no change, such as an error.
  public init(_ done: some Phrased, more: Phrase? = nil, isOffered: Stored<Bool>? = nil) {
    self.done = done.phrase
    self.more = more
    self.isOffered = isOffered
  }

  /// What it says at present.
  public var phrase: Phrase {
    let offer = offersUndo ? EditingText.offer : nil
    return [done, offer, more].compactMap(\.self).joined
  }

  /// Whether it offers to undo at present.
  public var offersUndo: Bool { isOffered?.value == true }

  /// What it says where nothing follows whether the offer still holds, as in a demo.
  public var withoutOffer: Phrase { [done, more].compactMap(\.self).joined }

  /// The notice, which goes as soon as something else that it offers is taken, or does not hold any more.
  public func held(by isHeld: Stored<Bool>) -> ChangeNotice {
    var notice = self
    notice.isHeld = isHeld
    return notice
  }

  /// The notice, whose offer holds only until an interactor resigns, on whose screens `u` undoes the change.
  public func offered(by interactor: Interactor) -> ChangeNotice {
    guard isOffered != nil else { return self }
    var notice = self
    let end = OfferEnd()
    interactor.whileActive(end)
    notice.end = end
    return notice
  }
}

/// Is kept by an interactor until it resigns, and tells of that.
@MainActor final class OfferEnd {
  var onEnd: (() -> Void)?

  isolated deinit { onEnd?() }
}

/// Shows what was done, which disappears after a few seconds.
public typealias NotifyChange = @MainActor (ChangeNotice) -> Void

/// A notice that was shown.
public struct PastNotice: Hashable, Sendable {
  /// What was shown, in all languages, so that it follows a change of the language.
  public let phrase: Phrase
  /// Milliseconds since 1970.
  public let time: Int64
}
