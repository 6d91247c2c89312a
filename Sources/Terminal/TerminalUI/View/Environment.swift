public import Phrases

/// The language and symbols for views and widgets.
public struct Environment: Hashable, Sendable {
  /// The language of all texts.
  public var language: Language
  /// The symbols of lines, marks and names of keys.
  public var symbols: Symbols
  /// What is drawn in place of a picture.
  public var pictures: Pictures
  /// Whether the terminal has a colour for surfaces.
  public var hasSurfaces = true
  /// Whether there are colours for all data, so that shades need not tell them apart.
  public var hasColors = true
  /// Whether text can be copied into the terminal's clipboard.
  public var canCopy = false
  /// The keys that the user has rebound.
  public var keys = KeyMap()
  /// Whether the window is too small for blank rows that are not needed.
  var isSmall = false
  /// A window of fewer columns is small.
  static let columnsOfSmall = 60
  /// Whether row 1 of the window says what has the focus.
  public private(set) var namesFocus = false

  /// How pictures are drawn.
  public enum Pictures: Hashable, Sendable {
    /// Not at all, for want of colours.
    case none
    /// As what they show, in words.
    case words
    /// In cells of two colours, which a screen may replace by the picture itself.
    case cells
  }

  /// By default for a terminal that shows Unicode and two colours in a cell.
  public init(language: Language, symbols: Symbols = .unicode, pictures: Pictures = .cells) {
    self.language = language
    self.symbols = symbols
    self.pictures = pictures
  }

  /// The name of the key to press for one that a binding has; empty for none.
  func name(of key: Key) -> String { keys.place(of: key)?.name(symbols) ?? "" }

  /// Adapts to a screen reader, which reads the text that has changed from the top down: what has the
  /// focus comes first, and a selection that moves changes no other text.
  public mutating func adaptToReader() {
    namesFocus = true
    symbols.hidesMarks = true
  }

  /// The columns of `text` on a canvas.
  public func columns(of text: some Phrased) -> Int {
    TextWidth.columns(of: text.text(language), symbols)
  }

  /// The text cut to a number of columns, with an ellipsis if it is longer.
  public func cut(_ text: String, to columns: Int) -> String {
    TextWidth.cut(text, to: columns, symbols)
  }

  /// The text cut to a number of columns, with an ellipsis in its middle if it is longer: for names whose ends
  /// tell them apart, as those of files.
  public func cutInMiddle(_ text: String, to columns: Int) -> String {
    TextWidth.cutInMiddle(text, to: columns, symbols)
  }
}
