/// The fixed texts of one module, each a case with its phrase.
public protocol TextTable: CaseIterable, Sendable {
  /// The text of this case in all languages.
  var phrase: Phrase { get }
}

extension TextTable {
  /// Returns the text of this case in a language.
  public func text(_ language: Language) -> String { phrase.text(language) }
}
