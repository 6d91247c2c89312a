import CNcurses
import Glibc

/// Information about the terminal, without taking it over.
public struct TerminalInfo {
  /// The value of `TERM`.
  public let name: String
  /// The number of colours; 0 for none.
  public let colors: Int
  /// Whether the user's locale is UTF-8.
  public let isUnicode: Bool

  /// Whether standard input and output are a terminal.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// - Throws: `unknown` if no screen can be shown on the terminal.
  public init() throws(TerminalError) {
    name = getenv("TERM").map { String(cString: $0) } ?? ""
    isUnicode = Self.isUnicode
    colors = Int(ncurses_look_up(name))
    guard colors >= 0 else { throw .unknown(name: name) }
  }

  /// Checks the environment's locale without setting it.
  private static var isUnicode: Bool {
    guard let locale = newlocale(LC_CTYPE_MASK, "", nil) else { return false }
    defer { freelocale(locale) }
    return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
