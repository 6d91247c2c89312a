public import Phrases

/// What is searched for, and in which language the answer comes.
public struct MovieQuery: Hashable, Sendable {
  public let text: String
  public let language: Language

  /// The most characters of a text.
  public static let limit = 200

  /// Nil for a text of blanks only.
  ///
  /// Blanks at both ends do not count, and several are one; control characters count as blanks.
  public init?(_ typed: String, in language: Language) {
    text = typed.prefix(fitting: Self.limit).singleSpaced
    guard !text.isEmpty else { return nil }
    self.language = language
  }
}
