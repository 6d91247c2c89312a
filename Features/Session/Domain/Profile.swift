/// A user's data: one folder for each profile.
public struct Profile: Hashable, Sendable {
  /// The name of the folder.
  public let id: String
  /// The name of the user.
  public var name: String

  /// In characters.
  public static let nameLimit = 100

  public init(id: String = "default", name: String) {
    self.id = id
    self.name = name
  }

  /// The text as a name: on one line, without blanks at its ends and without invisible characters,
  /// so that it can be typed again before everything is erased.
  static func name(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.filter { !$0.isInvisible }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a control or a mark of direction; joiners are parts of what they join.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control: true
    case .format: !properties.isJoinControl
    default: false
    }
  }
}
