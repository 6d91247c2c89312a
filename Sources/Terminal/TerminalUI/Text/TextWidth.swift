import CWchar
import Platform

/// The width of text on the terminal, according to `wcwidth`.
public enum TextWidth {
  /// Whether text is sent as UTF-8, as in nearly every terminal whatever the user's locale is; else
  /// the system has no such locale.
  ///
  /// The first access sets LC_CTYPE to the user's locale if that is UTF-8, else to `C.UTF-8`, which
  /// `wcwidth` and ncurses need for wide characters.
  public static let isUnicode: Bool = {
    if setlocale(LC_CTYPE, "") != nil, hasUTF8 { return true }
    let others: [String] = ["C.UTF-8", "C.utf8", "en_US.UTF-8"]
    return others.contains { setlocale(LC_CTYPE, $0) != nil }
  }()

  /// Whether the locale that the environment names has UTF-8 in its name.
  package static func namesUTF8(_ variable: (String) -> String?) -> Bool {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    let codeset = name.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
    return codeset.lowercased().replacing("-", with: "") == "utf8"
  }

  /// Sets the locale; call it before other threads and ncurses are started.
  public static func prepare() { _ = isUnicode }

  /// The symbols for what is sent.
  public static var symbols: Symbols { isUnicode ? .unicode : .ascii }

  /// The columns of `text` on a canvas, including marks for unprintable characters.
  public static func columns(of text: String, _ symbols: Symbols = .unicode) -> Int {
    PlainText.columns(of: text) ?? columns(ofEscaped: ControlCharacters.escaped(text, symbols))
  }

  /// The text cut to `limit` columns, with an ellipsis if it is longer.
  static func cut(_ text: String, to limit: Int, _ symbols: Symbols) -> String {
    let text = ControlCharacters.escaped(text, symbols)
    var columns = 0
    var end = 0
    Graphemes.walk(text) { grapheme in
      columns += grapheme.columns
      if columns < limit { end = grapheme.bytes.upperBound }
      return columns <= limit
    }
    guard columns > limit else { return text }
    let index = text.utf8.index(text.startIndex, offsetBy: end)
    return text[..<index] + String(symbols.ellipsis)
  }

  /// The text cut to `limit` columns, with an ellipsis in the place of its middle if it is longer.
  static func cutInMiddle(_ text: String, to limit: Int, _ symbols: Symbols) -> String {
    let text = ControlCharacters.escaped(text, symbols)
    guard columns(ofEscaped: text) > limit else { return text }
    var (end, columns) = ("", 0)
    for character in text.reversed() {
      columns += Self.columns(ofEscaped: String(character))
      guard columns <= limit / 2 else { break }
      end = String(character) + end
    }
    return cut(text, to: limit - Self.columns(ofEscaped: end), symbols) + end
  }

  static func columns(ofEscaped text: String) -> Int {
    var columns = 0
    Graphemes.walk(text) { grapheme in
      columns += grapheme.columns
      return true
    }
    return columns
  }

  /// 0 for a combining mark, negative if unprintable.
  @inline(__always)
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: 2
    default: measured(scalar)
    }
  }

  @inline(never)
  private static func measured(_ scalar: Unicode.Scalar) -> Int {
    _ = isUnicode
    return Int(wcwidth(wchar_t(scalar.value)))
  }

  private static var hasUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
