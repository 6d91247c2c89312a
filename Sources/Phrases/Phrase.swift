/// A text in all languages.
public struct Phrase: Hashable, Sendable {
  private let korean: String
  private let english: String

  /// A text that says the same in Korean and English.
  public init(ko korean: String, en english: String) {
    self.korean = korean
    self.english = english
  }

  /// Returns the text in a language, as it stands in the phrase.
  public func text(_ language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }
}

extension [Phrase] {
  /// The sentences one after another, in each language.
  public var joined: Phrase { Phrase(ko: joined(.korean), en: joined(.english)) }

  /// The sentences one after another.
  public func joined(_ language: Language) -> String {
    map { $0.text(language) }.joined(separator: " ")
  }
}
