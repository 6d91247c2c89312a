import Headless
public import Phrases
public import TerminalUI

/// What the command line says.
public struct Options: Sendable {
  /// The words that are no options, in their order.
  public private(set) var words: [String] = []
  /// The names of the options, in their order.
  private(set) var given: [String] = []
  public private(set) var isHeadless = false
  /// Whether the screen is said in words, a line for each thing that is new.
  public private(set) var isPlain = false
  /// The file into which the keys are written that the user presses.
  public private(set) var record: String?
  /// The file of keys that are pressed before the user's.
  public private(set) var replay: String?
  public private(set) var size: Size?
  public private(set) var keys: String?
  /// The file that holds what the key script calls secret.
  public private(set) var secrets: String?
  public private(set) var format = Format.text
  /// Whether the frame after every key is printed, not only the last.
  public private(set) var printsFrames = false
  public private(set) var timeout = Duration.seconds(10)
  /// Milliseconds since 1970; nil for the real time.
  public private(set) var now: Int64?
  public private(set) var dataFolder: String?
  public private(set) var language: Language?
  public private(set) var theme: Theme?
  public private(set) var isOffline = false
  /// Whether to come back to the place of the last launch; nil for yes on a terminal, no headless.
  public private(set) var restores: Bool?
  private var leavesMouse = false
  public private(set) var isJSON = false
  public private(set) var wantsHelp = false
  public private(set) var wantsVersion = false

  /// Not while keys are recorded: what the mouse does would be missing when they are pressed again.
  public var usesMouse: Bool { !leavesMouse && record == nil }

  /// Whether the key script itself is an argument, which every program of the machine can read.
  var hasKeysInArgument: Bool { keys.map { $0 != "-" && !$0.hasPrefix("@") } ?? false }

  static let names = [
    "--headless", "--size", "--keys", "--secrets", "--format", "--frames", "--timeout", "--now",
    "--plain", "--record", "--replay",
    "--data", "--lang", "--theme", "--offline", "--restore", "--no-restore", "--no-mouse", "--json",
    "--help", "--version",
  ]

  /// What an empty command line says.
  init() {}

  /// Reads the arguments after the program's name; `--option value` and `--option=value` are the
  /// same, and what follows a `--` is a word whatever it looks like.
  public init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let name = String(argument.prefix { $0 != "=" })
      if name != argument {
        rest.insert(String(argument.dropFirst(name.count + 1)), at: rest.startIndex)
      }
      given.append(name)
      let wasFlag = try readFlag(name)
      if wasFlag, name != argument {
        throw .badValue(
          option: name, value: rest[rest.startIndex], expected: Phrase(ko: "없음", en: "no value"))
      }
      if !wasFlag { try readValue(name, from: &rest) }
    }
  }

  /// What `--lang` says among arguments that cannot be understood otherwise.
  static func language(of arguments: [String]) -> Language? {
    value(of: "--lang", in: arguments).flatMap(Language.init)
  }

  /// What `--data` says among arguments that cannot be understood otherwise.
  static func dataFolder(of arguments: [String]) -> String? { value(of: "--data", in: arguments) }

  private static func value(of option: String, in arguments: [String]) -> String? {
    let values = zip(arguments, arguments.dropFirst()).compactMap { $0 == option ? $1 : nil }
    let joined = arguments.filter { $0.hasPrefix("\(option)=") }
    return (values + joined.map { String($0.dropFirst(option.count + 1)) }).first
  }

  private mutating func readFlag(_ name: String) throws(UsageError) -> Bool {
    switch name {
    case "--headless": isHeadless = true
    case "--plain": isPlain = true
    case "--frames": printsFrames = true
    case "--offline": isOffline = true
    case "--restore": restores = true
    case "--no-restore": restores = false
    case "--no-mouse": leavesMouse = true
    case "--json": isJSON = true
    case "--help", "-h": wantsHelp = true
    case "--version": wantsVersion = true
    default:
      guard Self.names.contains(name) else {
        throw .unknownOption(name, nearest: nearest(to: name, among: Self.names))
      }
      return false
    }
    return true
  }

  private mutating func readValue(
    _ name: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let example = Self.example(name)
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: name, example: example)
    }
    func parsed<Value>(_ value: Value?, _ expected: Phrase) throws(UsageError) -> Value {
      guard let parsed = value else {
        throw .badValue(option: name, value: String(describing: text), expected: expected)
      }
      return parsed
    }
    let text = value
    switch name {
    case "--size":
      size = try parsed(
        Size(text), Phrase(ko: "칸x줄, 예: 80x24", en: "columns x rows, such as 80x24"))
    case "--keys": keys = text
    case "--secrets": secrets = text
    case "--record": record = text
    case "--replay": replay = text
    case "--format":
      format = try parsed(Format(rawValue: text), Self.oneOf(Format.allCases.map(\.rawValue)))
    case "--timeout":
      timeout = try parsed(
        Duration(script: text), Phrase(ko: "시간, 예: 10s, 500ms", en: "a time such as 10s or 500ms"))
    case "--now":
      now = try parsed(
        Timestamp(text)?.milliseconds,
        Phrase(ko: "시각, 예: 2026-11-21T09:00:00Z", en: "a time such as 2026-11-21T09:00:00Z"))
    case "--data": dataFolder = text
    case "--lang":
      language = try parsed(
        Language(rawValue: text), Self.oneOf(Language.allCases.map(\.rawValue)))
    default:
      theme = try parsed(Theme.all.first { $0.name == text }, Self.oneOf(Theme.all.map(\.name)))
    }
  }

  private static func oneOf(_ names: [String]) -> Phrase {
    let list = names.joined(separator: ", ")
    return Phrase(ko: list, en: list)
  }

  private static func example(_ name: String) -> String {
    switch name {
    case "--size": "80x24"
    case "--keys": "'Down Enter'"
    case "--secrets", "--record", "--replay": "FILE"
    case "--format": "text"
    case "--timeout": "10s"
    case "--now": "2026-11-21T09:00:00Z"
    case "--data": "DIR"
    case "--lang": "ko"
    default: Theme.night.name
    }
  }
}

extension Size {
  /// `80x24`, from 1x1 to 1000x1000.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
