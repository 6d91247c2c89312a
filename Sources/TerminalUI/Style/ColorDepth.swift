/// How many colours a terminal shows.
public enum ColorDepth: Sendable {
  case none, basic, indexed, trueColor

  /// What the variables `NO_COLOR`, `COLORTERM` and `TERM` say of the terminal.
  public init(variable: (String) -> String?) {
    let terminal = variable("TERM") ?? ""
    let isColorless = ["", "dumb"].contains(terminal) || terminal.hasPrefix("vt")
    if isColorless || variable("NO_COLOR")?.isEmpty == false {
      self = .none
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) {
      self = .trueColor
    } else if terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.hasSuffix("256color") {
      self = .indexed
    } else {
      self = .basic
    }
  }
}
