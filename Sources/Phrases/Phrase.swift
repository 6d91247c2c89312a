/// A text in all languages.
///
/// A module has its fixed texts in a `TextTable`, and others in functions beside them:
///
/// ```swift
/// enum GreetingText: TextTable {
///   case hello, goodbye
///
///   var phrase: Phrase {
///     switch self {
///     case .hello: Phrase(ko: "안녕하세요.", en: "Hello.")
///     case .goodbye: Phrase(ko: "안녕히 가세요.", en: "Goodbye.")
///     }
///   }
///
///   static func items(_ count: Int) -> Phrase {
///     Phrase(ko: "상품 \(count)개", en: count == 1 ? "1 item" : "\(count) items")
///   }
/// }
/// ```
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
