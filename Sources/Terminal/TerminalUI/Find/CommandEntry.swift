import Phrases
import Search

/// One entry of the commands.
struct CommandEntry {
  private(set) var title: String
  /// The key with the same effect, the link, or what else tells it from others of the same name.
  let detail: String
  /// What a narrow window shows of the detail; nil for its beginning.
  let shortDetail: String?
  /// What it is, such as a place or a person.
  let kind: String
  /// Its names in all languages.
  let names: FindKey
  /// The screens on which it stands, whose words may be typed besides its own.
  private let place: FindKey
  /// What comes first of equal matches.
  let order: Order
  let action: @MainActor () -> Void
  /// Whether it shows more of its source, for which the commands stay open.
  private(set) var isMore = false

  /// Of equal matches the least comes first.
  enum Order: Comparable {
    case place, command
    /// The position of its source.
    case finding(Int)
  }

  /// Identifies the entry the next time.
  var id: [String] { [kind, title, detail] }

  init(
    _ title: Phrase, detail: String, shortDetail: String? = nil, kind: Phrase,
    words: [String] = [], in place: [Phrase] = [], _ order: Order, _ language: Language,
    action: @escaping @MainActor () -> Void
  ) {
    let text = title.text(language)
    // A link stays as it is written.
    self.title = kind == TerminalText.place ? text : text.sentenceCased
    self.detail = detail
    self.shortDetail = shortDetail
    self.kind = kind.text(language)
    self.order = order
    self.action = action
    names = FindKey(Language.allCases.map(title.text), words: words)
    self.place = FindKey(place.flatMap { Language.allCases.map($0.text) })
  }

  /// How well a text finds it; nil if it does not.
  func rank(by query: FindQuery) -> FindQuery.Rank? { query.rank(of: names, in: place) }

  init(
    _ finding: FinderItem, from source: FinderSource, at position: Int, _ language: Language,
    open: @escaping @MainActor (FinderItem.Target) -> Void
  ) {
    self.init(
      finding.title, detail: finding.detail?.text(language) ?? "",
      shortDetail: finding.shortDetail?.text(language), kind: source.kind,
      words: finding.words, .finding(position), language
    ) { open(finding.target) }
    title = finding.title.text(language)
  }

  /// What follows the last shown thing of a source that has found more.
  init(moreOf source: FinderSource, at position: Int, _ language: Language) {
    self.init(
      TerminalText.nextFindings, detail: "", kind: source.kind, .finding(position), language
    ) {}
    isMore = true
  }
}
