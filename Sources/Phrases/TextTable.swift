/// The fixed texts of one module, each a case with its phrase.
public protocol TextTable: CaseIterable, Sendable {
  var phrase: Phrase { get }
}

extension TextTable {
  public func text(_ language: Language) -> String { phrase.text(language) }
}
