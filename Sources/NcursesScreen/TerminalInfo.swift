import CNcurses
import Glibc

/// What is known of the terminal without taking it over.
public struct TerminalInfo {
  /// The name that `TERM` has.
  public let name: String
  /// How many colours it has; 0 for none.
  public let colors: Int
  /// Whether the user's locale has the characters of Unicode.
  public let isUnicode: Bool

  /// Whether both standard input and output are a terminal.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// - Throws: `unknown` where no screen can be shown.
  public init() throws(TerminalError) {
    name = getenv("TERM").map { String(cString: $0) } ?? ""
    isUnicode = Self.isUnicode
    colors = Int(ncurses_look_up(name))
    guard colors >= 0 else { throw .unknown(name: name) }
  }

  /// Whether the locale is so that the environment names; the one in use stays.
  private static var isUnicode: Bool {
    guard let locale = newlocale(LC_CTYPE_MASK, "", nil) else { return false }
    defer { freelocale(locale) }
    return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
