public import Phrases

/// The language and symbols for views and widgets.
public struct Environment: Hashable, Sendable {
  public var language: Language
  public var symbols: Symbols

  public init(language: Language, symbols: Symbols = .unicode) {
    self.language = language
    self.symbols = symbols
  }

  /// The columns of `text` on a canvas.
  public func columns(of text: String) -> Int { TextWidth.columns(of: text, symbols) }

  /// The text cut to a number of columns, with an ellipsis if it is longer.
  public func cut(_ text: String, to columns: Int) -> String {
    TextWidth.cut(text, to: columns, symbols)
  }
}
