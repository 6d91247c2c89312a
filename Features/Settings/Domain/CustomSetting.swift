/// A line of the settings file that rebinds a key, such as `key.q = x`, or defines a colour of a theme
/// of the user's own, such as `theme.sea.accent = #5fd7ff`.
public struct CustomSetting: Hashable, Sendable {
  /// From 1.
  public let line: Int
  public let name: String
  public let value: String

  public init(line: Int, name: String, value: String) {
    self.line = line
    self.name = name
    self.value = value
  }

  /// The parts of the name, such as `theme`, `sea` and `accent`.
  public var path: [Substring] { name.split(separator: ".", maxSplits: 2) }

  /// Whether a setting has such a name.
  public static func isName(_ name: String) -> Bool {
    name.hasPrefix("key.") || name.hasPrefix("theme.")
  }
}
