/// The colour depth of a terminal.
public enum ColorDepth: Sendable {
  /// No colours, the 16 of the terminal, a palette of 256, or 24 bits.
  case none, basic, indexed, trueColor

  /// The depth according to the environment variables `NO_COLOR`, `COLORTERM` and `TERM`; a terminal that is used
  /// as another one has `TERM` of that.
  public init(variable: (String) -> String?) {
    let terminal = variable("TERM") ?? ""
    let isColorless = ["", "dumb"].contains(terminal) || Self.isVideoTerminal(terminal)
    if isColorless || variable("NO_COLOR")?.isEmpty == false {
      self = .none
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) {
      self = .trueColor
    } else if terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.hasSuffix("256color") || Self.isModern(terminal) {
      self = .indexed
    } else {
      self = .basic
    }
  }

  /// Whether it is one of DEC's, such as a VT100.
  private static func isVideoTerminal(_ name: String) -> Bool {
    name.hasPrefix("vt") && name.dropFirst(2).first?.isNumber == true
  }

  /// Whether a terminal has at least 256 colours, though its name does not say so.
  private static func isModern(_ terminal: String) -> Bool {
    let name = terminal.hasPrefix("xterm-") ? terminal.dropFirst(6) : terminal[...]
    return [
      "alacritty", "contour", "foot", "ghostty", "kitty", "konsole", "mintty", "rio", "wezterm",
    ]
    .contains { name.hasPrefix($0) }
  }
}
