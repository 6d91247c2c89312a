public import Phrases

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

  /// As much of `text` as fits into so many columns, with an ellipsis where that is not all.
  public func cut(_ text: String, to columns: Int) -> String {
    TextWidth.cut(text, to: columns, symbols)
  }
}
