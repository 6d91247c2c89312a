/// Something with a text in all languages.
///
/// What shows a text takes something phrased, and applies the language where it is drawn or spoken.
public protocol Phrased {
  /// The text in all languages.
  var phrase: Phrase { get }
}

extension Phrased {
  /// Returns the text in a language.
  public func text(_ language: Language) -> String { phrase.text(language) }
}

/// The same text in all languages, such as a name.
extension String: Phrased {
  /// The text itself, in all languages.
  public var phrase: Phrase { Phrase(self) }
}

/// A text in all languages.
///
/// A module has its fixed texts as constants of an enum without cases, and others as functions beside them:
///
/// ```swift
/// enum GreetingText {
///   static let hello = Phrase(ko: "안녕하세요.", en: "Hello.")
///   static let goodbye = Phrase(ko: "안녕히 가세요.", en: "Goodbye.")
///
///   static func items(_ count: Int) -> Phrase {
///     Phrase(ko: "상품 \(count)개", en: count == 1 ? "1 item" : "\(count) items")
///   }
/// }
/// ```
public struct Phrase: Phrased, Hashable, Sendable {
  private let korean: String
  private let english: String

  /// A text that says the same in Korean and English.
  public init(ko korean: String, en english: String) {
    self.korean = korean
    self.english = english
  }

  /// A text that is the same in all languages, such as a name.
  public init(_ text: String) {
    korean = text
    english = text
  }

  /// Returns a text with others in it, each of them in the language of the whole.
  ///
  /// ```swift
  /// static func moved(_ count: Int, to account: Phrase) -> Phrase {
  ///   .composed(ko: "\(account)에 \(count)건 옮김", en: "\(count) moved to \(account)")
  /// }
  /// ```
  public static func composed(ko korean: Composition, en english: Composition) -> Phrase {
    Phrase(ko: korean.phrase.korean, en: english.phrase.english)
  }

  /// The phrase itself.
  public var phrase: Phrase { self }

  /// Returns the text in a language, as it stands in the phrase.
  public func text(_ language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }
}

extension Phrase {
  /// A literal for `composed`, with phrases and other values in it.
  public struct Composition: ExpressibleByStringInterpolation {
    let phrase: Phrase

    /// The same text in all languages.
    public init(stringLiteral text: String) { phrase = Phrase(text) }

    /// The text in each language.
    public init(stringInterpolation parts: StringInterpolation) {
      phrase = Phrase(ko: parts.korean, en: parts.english)
    }

    /// The text in each language, part by part.
    public struct StringInterpolation: StringInterpolationProtocol {
      var (korean, english) = ("", "")

      /// No text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds what stands between the values.
      public mutating func appendLiteral(_ text: String) { appendInterpolation(text) }

      /// Adds a text that is the same in all languages.
      public mutating func appendInterpolation(_ text: String) {
        korean += text
        english += text
      }

      /// Adds the text of each language.
      public mutating func appendInterpolation(_ phrase: some Phrased) {
        korean += phrase.text(.korean)
        english += phrase.text(.english)
      }

      /// Adds digits.
      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        appendInterpolation(String(number))
      }
    }
  }
}

extension DefaultStringInterpolation {
  /// A phrase has no text without a language, so that none can be missing by mistake.
  @available(*, unavailable, message: "Apply a language, text(_:), or use Phrase.composed.")
  public mutating func appendInterpolation(_ phrase: Phrase) {}
}

extension [Phrase] {
  /// The sentences one after another, in each language.
  public var joined: Phrase { joined(separator: " ") }

  /// The phrases with a separator between them, in each language.
  public func joined(separator: String) -> Phrase {
    Phrase(
      ko: joined(.korean, separator: separator), en: joined(.english, separator: separator))
  }

  /// The sentences one after another.
  public func joined(_ language: Language) -> String { joined(language, separator: " ") }

  private func joined(_ language: Language, separator: String) -> String {
    map { $0.text(language) }.joined(separator: separator)
  }
}

/// A language of the user interface.
public enum Language: String, CaseIterable, Sendable {
  /// Korean; the raw value is its code in ISO 639, as settings and options have it.
  case korean = "ko"
  /// English; the raw value is its code in ISO 639, as settings and options have it.
  case english = "en"
}

/// Shows a notice, which disappears after a few seconds.
public typealias Notify = @MainActor (Phrase) -> Void

/// An error at the border of a module, each case with one sentence for the user.
///
/// The sentence says what happened and what to do next.
public protocol PhrasedError: Phrased, Error, Sendable {}
