public import Phrases

/// What a setting can be.
public enum SettingKind: Hashable, Sendable {
  /// One of several values.
  case choice([SettingChoice])
  /// The web address of a service, or `unset`.
  case address
  /// A place: latitude, longitude and a name, such as `37.5547,126.9706 서울역`; empty for none.
  case place
  /// Where a PostgreSQL database is, or `unset` for files.
  case database
  /// A key for a service, of which only the last characters are shown; empty for none.
  case secret

  /// Stands for the address that is built in.
  public static let unset = "default"

  private static let longest = 1_024

  /// The value as it is kept, without blanks at its ends; nil if it is not valid, is too long, or has
  /// control characters.
  public func value(_ text: String) -> String? {
    let scalars = Self.trimmed(text[...].unicodeScalars)
    guard scalars.count <= Self.longest,
      scalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    let text = String(Substring(scalars))
    switch self {
    case .choice(let choices):
      let lowercased = text.lowercased()
      return choices.first { $0.value == lowercased || $0.synonym == lowercased }?.value
    case .address: return text == Self.unset || Self.isAddress(text) ? text : nil
    case .database: return text == Self.unset || Self.isDatabase(text) ? text : nil
    case .place: return text.isEmpty || NamedCoordinate(text) != nil ? text : nil
    case .secret:
      return text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 } ? text : nil
    }
  }

  /// The kind with further values of a choice.
  func or(_ values: [String]) -> SettingKind {
    guard case .choice(let choices) = self else { return self }
    return .choice(choices + values.map { SettingChoice($0, ko: $0, en: $0) })
  }

  /// Which values are valid, as part of a sentence.
  public var expected: Phrase {
    switch self {
    case .choice(let choices):
      let values = choices.map(\.value)
      return Phrase(
        ko: values.joined(separator: ", "),
        en: values.dropLast().joined(separator: ", ") + " or " + values.suffix(1).joined())
    case .address:
      return Phrase(
        ko: "http:// 또는 https:// 주소, \(Self.unset)",
        en: "an http:// or https:// address, or \(Self.unset)")
    case .database:
      return Phrase(
        ko: "비밀번호가 없는 postgresql:// 주소, \(Self.unset)",
        en: "a postgresql:// address without a password, or \(Self.unset)")
    case .place:
      return Phrase(
        ko: "위도,경도와 이름 (예: 37.5547,126.9706 서울역)",
        en: "latitude, longitude and a name, e.g. 37.5547,126.9706 Seoul Station")
    case .secret:
      return Phrase(ko: "공백 없는 영문자, 숫자, 기호", en: "letters, digits and signs without spaces")
    }
  }

  /// The text without blanks at its ends.
  public static func trimmed(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let isVisible: (Unicode.Scalar) -> Bool = { $0 != " " && $0 != "\t" && $0 != "\r" }
    guard let first = text.firstIndex(where: isVisible), let last = text.lastIndex(where: isVisible)
    else { return text.prefix(0) }
    return text[first...last]
  }

  /// Whether it may be the address of a database, without a password, which would be visible.
  private static func isDatabase(_ text: String) -> Bool {
    let scheme = ["postgresql://", "postgres://"].first { text.hasPrefix($0) }
    guard let scheme, !text.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else {
      return false
    }
    let rest = text.dropFirst(scheme.count)
    let user = rest.prefix { !"/?#".contains($0) }.split(separator: "@", maxSplits: 1)
    return !(user.count == 2 && user[0].contains(":")) && !rest.contains("password=")
  }

  /// Whether it is a web address with a host, and without a password, which would be visible.
  private static func isAddress(_ text: String) -> Bool {
    let scheme = ["http://", "https://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme, !text.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else {
      return false
    }
    let host = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && !host.hasPrefix(":") && !host.contains("@")
  }
}
