public import Phrases

/// Something that Ctrl-P finds.
public struct FinderItem: Sendable {
  /// What choosing it does.
  public enum Target: Sendable {
    /// Goes to a link, or to a place as text, such as `finance/ledger;search=coffee`.
    case place(String)
    /// Goes to a link, and presses the key of a command there.
    case command(ScreenCommand, at: String)
    /// Calls a function.
    case action(@MainActor () -> Void)
  }

  let title: Phrase
  let detail: Phrase?
  /// The part of the detail that a narrow window shows; nil for its beginning.
  let shortDetail: Phrase?
  let words: [String]
  let target: Target

  /// `title` is found and shown, `words` are found too, and `detail` is only shown.
  public init(
    _ title: Phrase, detail: Phrase? = nil, shortDetail: Phrase? = nil, words: [String] = [],
    target: Target
  ) {
    self.title = title
    self.detail = detail
    self.shortDetail = shortDetail
    self.words = words
    self.target = target
  }

  /// A finding with the same title in every language, and a place.
  public init(
    _ title: String, detail: Phrase? = nil, shortDetail: Phrase? = nil, words: [String] = [],
    place: String
  ) {
    self.init(
      Phrase(title), detail: detail, shortDetail: shortDetail, words: words,
      target: .place(place))
  }
}

/// One kind of things that Ctrl-P finds, such as people.
public struct FinderSource: Sendable {
  /// What one of them is, such as `person`.
  let kind: Phrase
  let all: @MainActor () -> [FinderItem]
  /// Nil if `all` has all of them.
  private let answer: (@MainActor (String, Int) async -> [FinderItem])?
  /// How many things an answer shows.
  private(set) var count = 5

  /// How many more things are shown where the user asks for them.
  private static let step = 50

  /// A source of a few things in memory, which are read when Ctrl-P opens.
  public static func listed(
    _ kind: Phrase, _ all: @escaping @MainActor () -> [FinderItem]
  ) -> FinderSource {
    FinderSource(kind: kind, all: all, answer: nil)
  }

  /// A source that is asked for a text when the user has stopped typing for a moment.
  ///
  /// `answer` returns the best first, as many as it is asked for. It is cancelled by the next key, and a
  /// late answer is dropped.
  public static func asked(
    _ kind: Phrase, _ answer: @escaping @MainActor (String, Int) async -> [FinderItem]
  ) -> FinderSource {
    FinderSource(kind: kind, all: { [] }, answer: answer)
  }

  var isAsked: Bool { answer != nil }

  /// The same source, with answers that show more.
  var extended: FinderSource {
    var extended = self
    extended.count += Self.step
    return extended
  }

  /// Finds one more than is shown, to learn whether there are more.
  public func find(_ text: String) async -> [FinderItem] {
    Array(await answer?(text, count + 1).prefix(count + 1) ?? [])
  }
}
