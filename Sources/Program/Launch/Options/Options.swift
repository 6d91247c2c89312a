public import Phrases
import Platform
public import TerminalUI

/// The parsed command line.
public struct Options: Sendable {
  /// The arguments that are not options, in order.
  public private(set) var words: [String] = []
  /// The given options, in order.
  private(set) var given: [CommandOption] = []
  /// Whether to run without a terminal.
  public internal(set) var isHeadless = false
  /// Whether the screen is written in words, with a line for each change.
  public internal(set) var isPlain = false
  /// The file in which the user's keys are recorded.
  public internal(set) var record: String?
  /// The file of keys that are played first.
  public internal(set) var replay: String?
  /// The size of a screen without a terminal or in words, 1x1 to 1000x1000; nil for 80x24.
  public internal(set) var size: Size?
  /// The key script itself, `@` with its file, or `-` for standard input; nil for no keys.
  public internal(set) var keys: String?
  /// The file of the secrets for the key script.
  public internal(set) var secrets: String?
  /// How a headless run prints the screen.
  public internal(set) var format = Format.text
  /// Whether the screen is printed after every key, not only at the end.
  public internal(set) var printsFrames = false
  /// How long a headless run waits for the screen to settle.
  public internal(set) var timeout = Duration.seconds(10)
  /// Milliseconds since 1970; nil for the real time.
  public internal(set) var now: Int64?
  /// The one folder for all files; nil for those that `Folders` finds.
  public internal(set) var dataFolder: String?
  /// The language of the screen and of messages; nil for that of the environment.
  public internal(set) var language: Language?
  /// The name of the theme, which may be one of the user's own.
  public internal(set) var theme: String?
  /// Whether the program uses no network.
  public internal(set) var isOffline = false
  /// Whether to return to the place of the last launch; nil for yes on a terminal, no when
  /// headless.
  public internal(set) var restores: Bool?
  /// Where the books are moved.
  public internal(set) var target: String?
  /// Whether a command is about access over ssh.
  public internal(set) var isSSH = false
  /// The only folder in which the user may name files.
  public internal(set) var enclosure: String?
  var leavesMouse = false
  /// Whether what is printed is JSON.
  public internal(set) var isJSON = false
  /// The values of options that only some commands take, by name; a flag has an empty one.
  public internal(set) var ofCommands: [String: [String]] = [:]
  /// Whether the help is printed, and nothing runs.
  public internal(set) var wantsHelp = false
  /// Whether the version is printed, and nothing runs.
  public internal(set) var wantsVersion = false

  /// False while keys are recorded, since a recording does not contain the mouse.
  public var usesMouse: Bool { !leavesMouse && record == nil }

  /// Whether the key script itself is an argument, which all processes of the machine can read.
  var hasKeysInArgument: Bool { keys.map { $0 != "-" && !$0.hasPrefix("@") } ?? false }

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
    // What an option means may depend on words after it.
    words = Self.words(in: arguments)
    var failure: UsageError?
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      guard Self.isOption(argument) else { continue }
      do throws(UsageError) {
        try parse(option: argument, valueIn: &rest)
      } catch {
        failure = failure ?? error
      }
    }
    return failure
  }

  /// A sign and a number are an amount.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-"
      && argument.dropFirst().first?.isASCIIDigit != true
  }

  /// Whether an argument is the name of an option, with or without a value.
  private static func isNamed(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return CommandOption.all.contains { $0.name == name }
  }

  private static func words(in arguments: [String]) -> [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return words + rest }
      if !isOption(argument) {
        words.append(argument)
      } else if CommandOption.all.first(where: { $0.name == argument })?.value != nil {
        rest = rest.dropFirst()
      }
    }
    return words
  }

  private mutating func parse(
    option argument: String, valueIn rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let joined = name == argument ? nil : String(argument.dropFirst(name.count + 1))
    let long = name == "-h" ? "--help" : name
    let options = CommandOption.named(long, in: words)
    guard let option = options.first else {
      let names = CommandOption.all.map(\.name)
      throw .unknownOption(name, nearest: nearest(to: name, among: names))
    }
    guard let form = option.value else {
      given.append(option)
      guard let joined else { return _ = option.set(&self, "") }
      throw .badValue(option: name, value: joined, expected: option.expected)
    }
    // What follows may be the next option; a value that is called like one is joined by `=`.
    let isMissing = joined == nil && (rest.first.map(Self.isNamed) ?? true)
    // An empty script is one without keys.
    guard !isMissing, let value = joined ?? rest.popFirst(), !value.isEmpty || long == "--keys"
    else {
      throw .missingValue(option: name, example: form.example)
    }
    guard let taking = options.first(where: { $0.set(&self, value) }) else {
      throw .badValue(option: name, value: value, expected: option.expected)
    }
    given.append(taking)
  }

  /// In bytes, of what an option takes that only some commands have.
  static let valueLimit = 4_000

  /// Keeps a value of an option that only some commands take.
  mutating func keep(_ value: String, of name: String) -> Bool {
    guard value.utf8.count <= Self.valueLimit else { return false }
    ofCommands[name, default: []].append(value)
    return true
  }

  /// Sets a value that could be parsed; false, and nothing else, for nil.
  mutating func assign<Value>(_ value: Value?, to option: WritableKeyPath<Options, Value>) -> Bool {
    guard let value else { return false }
    self[keyPath: option] = value
    return true
  }

  mutating func assign<Value>(_ value: Value?, to option: WritableKeyPath<Options, Value?>) -> Bool
  {
    guard value != nil else { return false }
    self[keyPath: option] = value
    return true
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
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
  static let duration = Phrase(ko: "시간 (예: 10s, 500ms)", en: "a duration, e.g. 10s or 500ms")
}

/// The environment variables of the process.
enum ProcessVariables {
  /// The value of a variable; nil when unset or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  /// The home folder of the user's account, independent of `HOME`.
  static var home: String {
    getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) } ?? "/"
  }

  /// The language of the first variable that is set of `<PROGRAM>_LANG`, `LC_ALL` and `LANG`; English
  /// by default.
  static func language(of program: String, _ value: (String) -> String?) -> Language {
    let name = value("\(program.uppercased())_LANG") ?? value("LC_ALL") ?? value("LANG") ?? ""
    // The rest of a locale's name is no part of its language: `kok_IN` is Konkani.
    return Language(rawValue: String(name.prefix { $0.isLetter })) ?? .english
  }
}
