/// How many colours a terminal has.
public enum ColorDepth: String, CaseIterable, Sendable {
  case none, basic, indexed, trueColor

  /// What the environment of the process says of the terminal: `NO_COLOR`, `COLORTERM`, `TERM`.
  public init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    let claim = environment["COLORTERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || ["", "dumb"].contains(terminal)
      || terminal.hasPrefix("vt")
    {
      self = .none
    } else if ["truecolor", "24bit"].contains(claim) || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.hasSuffix("256color") {
      self = .indexed
    } else {
      self = .basic
    }
  }
}
