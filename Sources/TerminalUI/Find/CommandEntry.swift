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
  /// Whether it stands among the first while nothing is typed.
  let isPlace: Bool
  let action: @MainActor () -> Void

  /// Identifies the entry the next time.
  var id: [String] { [kind, title, detail] }

  init(
    _ title: Phrase, detail: String, kind: Phrase, words: [String] = [], isPlace: Bool = false,
    _ language: Language, action: @escaping @MainActor () -> Void
  ) {
    let text = title.text(language)
    // A link stays as it is written.
    self.title = kind == TerminalText.place.phrase ? text : text.sentenceCased
    self.detail = detail
    self.kind = kind.text(language)
    self.isPlace = isPlace
    self.action = action
    names = FindKey(Language.allCases.map(title.text), words: words)
  }

  init(
    _ finding: FinderItem, kind: Phrase, _ language: Language,
    open: @escaping @MainActor (FinderItem.Target) -> Void
  ) {
    self.init(
      finding.title, detail: finding.detail?.text(language) ?? "", kind: kind,
      words: finding.words, language
    ) { open(finding.target) }
    title = finding.title.text(language)
  }
}
