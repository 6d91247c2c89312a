import Headless
public import Phrases
public import TerminalUI

/// The parsed command line.
public struct Options: Sendable {
  /// The arguments that are not options, in order.
  public private(set) var words: [String] = []
  /// The names of the given options, in order.
  private(set) var given: [String] = []
  /// Whether to run without a terminal.
  public private(set) var isHeadless = false
  /// Whether the screen is written in words, with a line for each change.
  public private(set) var isPlain = false
  /// The file in which the user's keys are recorded.
  public private(set) var record: String?
  /// The file of keys that are played first.
  public private(set) var replay: String?
  /// The size of a screen without a terminal or in words, 1x1 to 1000x1000; nil for 80x24.
  public private(set) var size: Size?
  /// The key script itself, `@` with its file, or `-` for standard input; nil for no keys.
  public private(set) var keys: String?
  /// The file of the secrets for the key script.
  public private(set) var secrets: String?
  /// How a headless run prints the screen.
  public private(set) var format = Format.text
  /// Whether the screen is printed after every key, not only at the end.
  public private(set) var printsFrames = false
  /// How long a headless run waits for the screen to settle.
  public private(set) var timeout = Duration.seconds(10)
  /// Milliseconds since 1970; nil for the real time.
  public private(set) var now: Int64?
  /// The one folder for all files; nil for those that `Folders` finds.
  public private(set) var dataFolder: String?
  /// The language of the screen and of messages; nil for that of the environment.
  public private(set) var language: Language?
  /// The name of the theme, which may be one of the user's own.
  public private(set) var theme: String?
  /// Whether the program uses no network.
  public private(set) var isOffline = false
  /// Whether to return to the place of the last launch; nil for yes on a terminal, no when
  /// headless.
  public private(set) var restores: Bool?
  /// Where the books are moved.
  public private(set) var target: String?
  /// Whether a command is about access over ssh.
  public private(set) var isSSH = false
  /// The only folder in which the user may name files.
  public private(set) var enclosure: String?
  private var leavesMouse = false
  /// Whether the tree is printed as JSON.
  public private(set) var isJSON = false
  /// Whether the help is printed, and nothing runs.
  public private(set) var wantsHelp = false
  /// Whether the version is printed, and nothing runs.
  public private(set) var wantsVersion = false

  /// False while keys are recorded, since a recording does not contain the mouse.
  public var usesMouse: Bool { !leavesMouse && record == nil }

  /// Whether the key script itself is an argument, which all processes of the machine can read.
  var hasKeysInArgument: Bool { keys.map { $0 != "-" && !$0.hasPrefix("@") } ?? false }

  /// All options, with an example of the value for those that take one.
  private static let all: KeyValuePairs<String, String?> = [
    "--headless": nil, "--size": "80x24", "--keys": "'Down Enter'", "--secrets": "FILE",
    "--format": "text", "--frames": nil, "--timeout": "10s", "--now": "2026-11-21T09:00:00Z",
    "--plain": nil, "--record": "FILE", "--replay": "FILE", "--data": "DIR", "--lang": "ko",
    "--theme": "night", "--offline": nil, "--restore": nil, "--no-restore": nil, "--no-mouse": nil,
    "--to": "postgresql://example.org/books", "--ssh": nil, "--within": "DIR", "--json": nil,
    "--help": nil, "--version": nil,
  ]

  static let names = all.map(\.key)

  /// The options of an empty command line.
  init() {}

  /// Parses the arguments after the program's name.
  public init(_ arguments: [String]) throws(UsageError) {
    if let error = parse(arguments) { throw error }
  }

  /// Parses all arguments after the program's name; returns the first error.
  ///
  /// `--option value` and `--option=value` are equivalent, and all arguments after `--` are words.
  mutating func parse(_ arguments: [String]) -> UsageError? {
    var failure: UsageError?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      do throws(UsageError) {
        try parse(option: argument, valueIn: &rest)
      } catch {
        failure = failure ?? error
      }
    }
    return failure
  }

  private mutating func parse(
    option argument: String, valueIn rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let joined = name == argument ? nil : String(argument.dropFirst(name.count + 1))
    let long = name == "-h" ? "--help" : name
    guard let option = Self.all.first(where: { $0.key == long }) else {
      throw .unknownOption(name, nearest: nearest(to: name, among: Self.names))
    }
    given.append(name)
    guard let example = option.value else {
      guard let joined else { return try set(long, "") }
      throw .badValue(option: name, value: joined, expected: Phrase(ko: "없음", en: "no value"))
    }
    // An empty script is one without keys.
    guard let value = joined ?? rest.popFirst(), !value.isEmpty || long == "--keys" else {
      throw .missingValue(option: name, example: example)
    }
    try set(name, value)
  }

  /// Sets an option; `text` is empty for one without a value.
  private mutating func set(_ name: String, _ text: String) throws(UsageError) {
    func parsed<Value>(_ value: Value?, _ expected: Phrase) throws(UsageError) -> Value {
      guard let value else { throw .badValue(option: name, value: text, expected: expected) }
      return value
    }
    switch name {
    case "--headless": isHeadless = true
    case "--plain": isPlain = true
    case "--frames": printsFrames = true
    case "--offline": isOffline = true
    case "--restore": restores = true
    case "--no-restore": restores = false
    case "--no-mouse": leavesMouse = true
    case "--json": isJSON = true
    case "--ssh": isSSH = true
    case "--help": wantsHelp = true
    case "--version": wantsVersion = true
    case "--size":
      size = try parsed(
        Size(text), Phrase(ko: "열x행 (예: 80x24)", en: "columns x rows, e.g. 80x24"))
    case "--keys": keys = text
    case "--secrets": secrets = text
    case "--record": record = text
    case "--replay": replay = text
    case "--format":
      format = try parsed(Format(rawValue: text), .list(Format.allCases.map(\.rawValue)))
    case "--timeout":
      timeout = try parsed(
        Duration(script: text),
        Phrase(ko: "시간 (예: 10s, 500ms)", en: "a duration, e.g. 10s or 500ms"))
    case "--now":
      now = try parsed(
        ISO8601Time(text)?.milliseconds,
        Phrase(
          ko: "시각 (예: 2026-11-21T09:00:00Z)",
          en: "a time, e.g. 2026-11-21T09:00:00Z"))
    case "--data": dataFolder = text
    case "--to": target = text
    case "--within": enclosure = text
    case "--lang":
      language = try parsed(
        Language(rawValue: text), .list(Language.allCases.map(\.rawValue)))
    default:
      theme = text
    }
  }
}

extension Size {
  /// Parses `80x24`, from 1x1 to 1000x1000.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension Phrase {
  /// The values that can be chosen, which are the same in every language.
  static func list(_ values: [String]) -> Phrase {
    let list = values.joined(separator: ", ")
    return Phrase(ko: list, en: list)
  }
}
