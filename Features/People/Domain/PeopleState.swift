public import Editing
public import Phrases
public import Time

/// The state of people that all screens share.
public struct PeopleState: Hashable, Sendable {
  /// Whether countries are shown, on every screen.
  public var showsCountries = true
  public var origin = Origin.none { didSet { if origin != oldValue { leftOut = 0 } } }
  /// How many records of this download were not people, if this process has downloaded them.
  public var leftOut = 0
  /// The age of the download.
  public var age: Age?
  /// Whether the service could not be reached the last time it was asked.
  public var isOffline = false
  /// Counts the changes of people: screens read them again when it changes.
  public var revision = 0
  /// Whether a change of people can be undone or redone.
  public var history = HistoryState()

  /// Where the people on the screen come from.
  public enum Origin: Hashable, Sendable {
    case none
    /// Made up, in memory only, because nothing could be downloaded yet.
    case samples
    /// Only those that the user has edited, marked or opened lately: downloads were cleared.
    case kept
    /// Downloaded at this time, in milliseconds since 1970.
    case downloaded(at: Int64)
  }

  public init() {}
}

extension PeopleState {
  /// Where the people on the screen come from or how old they are, and whether the service could not
  /// be reached.
  public var status: [Phrase] {
    let source: Phrase? =
      switch origin {
      case .none: nil
      case .samples: Phrase(ko: "샘플 데이터", en: "sample data")
      case .kept: Phrase(ko: "데이터 없음", en: "no data")
      case .downloaded: age?.phrase
      }
    return [source, isOffline ? Phrase(ko: "오프라인", en: "offline") : nil].compactMap(\.self)
  }
}
