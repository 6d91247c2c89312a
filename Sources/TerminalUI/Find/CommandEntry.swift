import Phrases
import Search

/// One entry of the commands.
struct CommandEntry {
  private(set) var title: String
  /// The key with the same effect, the link, or what else tells it from others of the same name.
  let detail: String
  /// What it is, such as a place or a person.
  let kind: String
  /// Its names in all languages.
  let names: FindKey
  /// What comes first of equal matches.
  let order: Order
  let action: @MainActor () -> Void

  /// Of equal matches the least comes first.
  enum Order: Comparable {
    case place, command
    /// The position of its source.
    case finding(Int)
  }

  /// Identifies the entry the next time.
  var id: [String] { [kind, title, detail] }

  init(
    _ title: Phrase, detail: String, kind: Phrase, words: [String] = [], _ order: Order,
    _ language: Language, action: @escaping @MainActor () -> Void
  ) {
    let text = title.text(language)
    // A link stays as it is written.
    self.title = kind == TerminalText.place.phrase ? text : text.sentenceCased
    self.detail = detail
    self.kind = kind.text(language)
    self.order = order
    self.action = action
    names = FindKey(Language.allCases.map(title.text), words: words)
  }

  init(
    _ finding: FinderItem, from source: FinderSource, at position: Int, _ language: Language,
    open: @escaping @MainActor (FinderItem.Target) -> Void
  ) {
    self.init(
      finding.title, detail: finding.detail?.text(language) ?? "", kind: source.kind,
      words: finding.words, .finding(position), language
    ) { open(finding.target) }
    title = finding.title.text(language)
  }
}
