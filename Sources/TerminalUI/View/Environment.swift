public import ResourceKit

/// What every view may ask of its surroundings.
public struct Environment: Hashable, Sendable {
  public var language: Language
  public var symbols: Symbols

  public init(language: Language, symbols: Symbols = .unicode) {
    self.language = language
    self.symbols = symbols
  }

  /// How many columns `text` takes when it is written to a canvas.
  public func columns(of text: String) -> Int { TextWidth.columns(of: text, symbols) }
}
