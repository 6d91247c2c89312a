import CNcurses
import Platform
public import TerminalUI

/// Information about the terminal, without taking it over.
public struct TerminalInfo {
  /// The value of `TERM`.
  public let name: String
  /// The number of colours; 0 for none.
  public let colors: Int
  /// The name of the terminal as which it is used, since terminfo does not know it; nil if it does.
  public let standIn: String?
  /// Whether the user's locale is UTF-8, be it installed or not.
  public let isUnicode: Bool
  /// The variable that names the user's locale.
  public let localeVariable: String
  /// The name of the user's locale if it is not installed.
  public let missingLocale: String?

  /// Whether standard input and output are a terminal.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// - Throws: `unknown` if no screen can be shown on the terminal.
  public init() throws(TerminalError) {
    name = Self.variable("TERM") ?? ""
    localeVariable =
      ["LC_ALL", "LC_CTYPE"].first { Self.variable($0)?.isEmpty == false } ?? "LANG"
    let codeset = Self.codeset
    isUnicode = codeset == "UTF-8" || codeset == nil && TextWidth.namesUTF8(Self.variable)
    missingLocale = codeset == nil ? Self.variable(localeVariable) : nil
    colors = Int(ncurses_look_up(name))
    standIn = Self.standIn(for: name)
    guard colors >= 0 else { throw .unknown(name: name) }
  }

  /// How many colours of those that are offered are drawn; 0 for none.
  public func colors(of offered: ColorDepth) -> Int {
    switch offered.limited(to: colors, takesDirect: ncurses_takes_direct_colors()) {
    case .none: 0
    case .basic: min(colors, 16)
    case .indexed: 256
    case .trueColor: 1 << 24
    }
  }

  /// The name of the user's locale if it is UTF-8 and not installed.
  public static var missingUTF8Locale: String? {
    guard codeset == nil, TextWidth.namesUTF8(variable) else { return nil }
    return ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
  }

  /// The name of the terminal as which one that terminfo does not know is used; nil if it does, and where
  /// nothing stands in for it.
  public static func standIn(for name: String) -> String? {
    let entry = ncurses_set_up(name).map { String(cString: $0) }
    return entry == name ? nil : entry
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The encoding of the environment's locale, which is not set; nil if it is not installed.
  private static var codeset: String? {
    guard let locale = newlocale(LC_CTYPE_MASK, "", nil) else { return nil }
    defer { freelocale(locale) }
    return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) }
  }
}

extension ColorDepth {
  /// The depth at which a terminal of so many colours draws what is offered; one that `takesDirect` draws
  /// 24-bit colours, though its entry does not have them.
  ///
  /// Call it after terminfo was set up.
  func limited(to colors: Int, takesDirect: Bool) -> ColorDepth {
    guard self != .none, colors > 0 else { return .none }
    if takesDirect { return self }
    // The terminal's own direct colours are RGB values, without a palette.
    if ncurses_is_direct() { return .trueColor }
    return self != .basic && colors >= 256 ? .indexed : .basic
  }
}

/// The reason why no screen can be shown.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// terminfo does not know the terminal, or its cursor cannot be positioned.
  case unknown(name: String)

  /// One sentence for the user.
  public var description: String {
    switch self {
    case .notATerminal: "Standard input and output are not a terminal."
    case .unknown(""): "TERM is not set."
    case .unknown(let name): "The terminal type \"\(name)\" (TERM) is unknown here."
    }
  }
}
