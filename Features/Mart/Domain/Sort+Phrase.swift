public import Phrases
public import Search

extension Sort {
  /// The key of a text in the language by whose order texts are sorted; nil for a blank one.
  public func key(_ phrase: Phrase) -> SortKey? {
    key(phrase.text(texts == .hangulFirst ? .korean : .english))
  }
}
