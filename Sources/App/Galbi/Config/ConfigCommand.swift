import Launch
import SettingsDomain

/// What the words after `galbi config` mean.
enum ConfigCommand: Equatable {
  case list
  case get(SettingKey)
  /// Nil for the preset value; a theme may be one that is not in the file.
  case set(SettingKey, String?)
  /// A secret, which is never an argument but read from the terminal.
  case ask(SettingKey)
  case path

  /// Takes all of the words.
  init(_ words: inout ArraySlice<String>) throws(UsageError) {
    switch words.popFirst() {
    case nil, "list": self = .list
    case "path": self = .path
    case "get": self = .get(try Self.key(words.popFirst(), example: "get theme"))
    case "set":
      let key = try Self.key(words.popFirst(), example: "set theme day")
      self = try Self.setting(key, words.popFirst())
    case let word?: throw .unknownWord(word, nearest: nil)
    }
  }

  private static func key(_ name: String?, example: String) throws(UsageError) -> SettingKey {
    let names = SettingKey.allCases.map(\.name)
    guard let name else { throw .missingName(example: "galbi config \(example)", names: names) }
    guard let key = SettingKey(rawValue: name) else { throw .unknown(name, among: names) }
    return key
  }

  private static func setting(
    _ key: SettingKey, _ text: String?
  ) throws(UsageError) -> ConfigCommand {
    switch text {
    case "": return .set(key, nil)
    case nil where key.isSecret: return .ask(key)
    case nil: throw .missingWord(example: "galbi config set \(key.name) \(key.example)")
    case _? where key.isSecret: throw .secretSetting(key.name)
    case let text?:
      guard let value = key.kind.value(text) ?? (key == .theme ? text : nil) else {
        throw .badSetting(key.name, value: text, expected: key.kind.expected)
      }
      return .set(key, value)
    }
  }
}

extension SettingKey {
  fileprivate var example: String {
    switch kind {
    case .choice(let choices): choices.last?.value ?? preset
    case .database: "postgresql://example.org/books"
    case .place: "'37.5547,126.9706 Seoul'"
    case .address, .secret: "https://example.org/api"
    }
  }
}
