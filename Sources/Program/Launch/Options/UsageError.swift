public import Phrases

/// An invalid command line, or surroundings in which nothing runs; exit status 2.
public enum UsageError: Error, Hashable, Sendable {
  /// An option that no program has, with the most similar one, if one is similar.
  case unknownOption(String, nearest: String?)
  /// A word that is no command, name or link here, with the most similar one, if one is similar.
  case unknownWord(String, nearest: String?)
  /// A word that is none of these, to which none is similar.
  case unknownName(String, names: [String])
  /// An option without the value that it takes, with an example of one.
  case missingValue(option: String, example: String)
  /// An option that has no effect without another option or command.
  case loneOption(String, needs: String)
  /// An option that has no effect with this command.
  case idleOption(String, words: String)
  /// A value that the option does not take, with what it takes.
  case badValue(option: String, value: String, expected: Phrase)
  /// A value that the setting or variable of this name does not take, with what it takes.
  case badSetting(String, value: String, expected: Phrase)
  /// An argument that is not UTF-8, with other characters in place of what is none.
  case notUTF8(String)
  /// A word after all that the command takes.
  case unexpectedWord(String)
  /// A key script that cannot be read or is not UTF-8, with its path.
  case unreadableKeys(String)
  /// A key script that is longer than any that was ever recorded.
  case tooManyKeys(String)
  /// A word of a key script in an argument that is no key.
  case badKey(String)
  /// The position of the word, counted from 1, instead of the word, since the file may contain
  /// secrets.
  case badKeyInFile(line: Int, column: Int)
  /// The position of the word in a line of standard input, which may contain a secret.
  case badKeyInLine(column: Int)
  /// The file for a recording is there already, and is not replaced.
  case recordingExists(String)
  /// The file for a recording cannot be created.
  case cannotRecord(String)
  /// The file of secrets cannot be read, with its path.
  case unreadableSecrets(String)
  /// The keys type more secrets than there are.
  case noSecretLeft
  /// The keys type more secrets than the file has lines.
  case tooFewSecrets(asked: Int, found: Int)
  /// A secret is in an argument, which all processes of the machine can read.
  case secretInArgument
  /// A secret would be typed into a field that shows it.
  case secretInSight
  /// With the name of the setting.
  case secretSetting(String)
  /// The command ends too early, with an example of a whole one.
  case missingWord(example: String)
  /// The command ends before one of these names, with an example of a whole one.
  case missingName(example: String, names: [String])
  /// Standard input or output is no terminal, which a screen needs.
  case noTerminal
  /// The clock shows a day outside of four-digit years.
  case wrongClock
  /// The terminal of this name, the value of `TERM`, is not in the terminal database.
  case unknownTerminal(String)
  /// The process may open too few files.
  case tooFewFiles
  /// The process may use too little memory for its threads.
  case tooLittleMemory

  /// A word that is none of these names: the most similar one is proposed, or all of them.
  public static func unknown(_ word: String, among names: [String]) -> UsageError {
    nearest(to: word, among: names).map { .unknownWord(word, nearest: $0) }
      ?? .unknownName(word, names: names)
  }

  /// One sentence for the user.
  public var phrase: Phrase {
    func short(_ text: String) -> String { text.shortened(to: Self.longestValue) }
    return switch self {
    case .unknownOption(let option, let nearest?):
      Phrase(
        ko: "알 수 없는 옵션입니다: \(short(option)). 혹시 \(nearest)인가요?",
        en: "Unknown option \(short(option)). Did you mean \(nearest)?")
    case .unknownOption(let option, nil):
      Phrase(
        ko: "알 수 없는 옵션입니다: \(short(option)). --help를 확인해 주세요.",
        en: "Unknown option \(short(option)). See --help.")
    case .unknownWord(let word, let nearest?):
      Phrase(
        ko: "찾을 수 없습니다: \(short(word)). 혹시 ‘\(nearest)’인가요?",
        en: "There is no “\(short(word))”. Did you mean “\(nearest)”?")
    case .unknownWord(let word, nil):
      Phrase(
        ko: "찾을 수 없습니다: \(short(word)). --help를 확인해 주세요.",
        en: "There is no “\(short(word))”. See --help.")
    case .unknownName(let word, let names):
      Phrase(
        ko: "찾을 수 없습니다: \(short(word)). 사용할 수 있는 이름: \(names.joined(separator: ", "))",
        en: "There is no “\(short(word))”. There are: \(names.joined(separator: ", ")).")
    case .missingValue(let option, let example):
      Phrase(
        ko: "\(short(option)) 옵션에는 값이 필요합니다. 예: \(short(option)) \(example)",
        en: "The option \(short(option)) needs a value, e.g. \(short(option)) \(example).")
    case .badValue(let option, let value, let expected):
      Phrase.composed(
        ko: "\(short(option)) 값이 올바르지 않습니다: \(short(value)). 사용할 수 있는 값: \(expected)",
        en: "“\(short(value))” is not valid for \(short(option)). Use \(expected).")
    case .badSetting(let name, let value, let expected):
      Phrase(
        ko: "\(short(name)) 값이 올바르지 않습니다: \(short(value)). 사용할 수 있는 값: \(expected.text(.korean))",
        en:
          "“\(short(value))” is not valid for the setting \(short(name)). Use \(expected.text(.english))."
      )
    case .loneOption(let option, let needs):
      Phrase(
        ko: "\(short(option)) 옵션은 다음과 함께 사용해 주세요: \(needs)",
        en: "The option \(short(option)) only works with \(needs).")
    case .idleOption(let option, let words):
      Phrase(
        ko: "\(short(option)) 옵션은 다음과 함께 사용할 수 없습니다: \(words)",
        en: "The option \(short(option)) doesn’t work with \(words).")
    case .notUTF8(let argument):
      Phrase(
        ko: "UTF-8이 아닌 인수입니다: \(short(argument)). 파일 이름이라면 UTF-8로 바꿔 주세요.",
        en:
          "The argument “\(short(argument))” is not UTF-8. If it is the name of a file, rename that."
      )
    case .unexpectedWord(let word):
      Phrase(
        ko: "여기에는 쓸 수 없는 값입니다: \(short(word)). --help를 확인해 주세요.",
        en: "Unexpected argument “\(short(word))”. See --help.")
    case .unreadableKeys(let file):
      Phrase(
        ko: "키 파일을 읽을 수 없습니다: \(short(file)). 이름을 확인해 주세요.",
        en: "The key script \(short(file)) can’t be read. Check its name.")
    case .tooManyKeys(let file):
      Phrase(
        ko: "키 파일이 너무 큽니다: \(short(file)). 4 MB까지 읽을 수 있습니다.",
        en: "The key script \(short(file)) is too large. The limit is 4 MB.")
    case .badKey(let word):
      Phrase.composed(
        ko: "알 수 없는 키입니다: \(short(word)). \(Self.keys)",
        en: "Unknown key “\(short(word))”. \(Self.keys)")
    case .badKeyInFile(let line, let column):
      Phrase(
        ko: "키 파일 \(line)번째 줄 \(column)번째 글자부터 알 수 없는 키입니다. \(Self.keys.text(.korean))",
        en: "Unknown key at character \(column) of line \(line) of the key script. "
          + Self.keys.text(.english))
    case .badKeyInLine(let column):
      Phrase.composed(
        ko: "이 줄 \(column)번째 글자부터 알 수 없는 키입니다. \(Self.keys)",
        en: "Unknown key at character \(column) of this line. \(Self.keys)")
    case .recordingExists(let file):
      Phrase(
        ko: "같은 이름의 파일이 이미 있어 기록하지 않았습니다: \(short(file)). 다른 이름을 사용해 주세요.",
        en: "\(short(file)) already exists, so nothing was recorded. Use another name.")
    case .cannotRecord(let file):
      Phrase(
        ko: "기록할 파일을 만들 수 없습니다: \(short(file)). 폴더가 있고 쓰기 권한이 있는지 확인해 주세요.",
        en:
          "The recording \(short(file)) can’t be created. Check that its folder exists and is writable."
      )
    case .noSecretLeft:
      Phrase(
        ko: "<secret>에 입력할 값이 더 없습니다. --secrets 파일에 한 줄에 하나씩 입력해 주세요.",
        en: "No secret is left for <secret>. Put one per line in the --secrets file.")
    case .unreadableSecrets(let file):
      Phrase(
        ko: "--secrets 파일을 읽을 수 없습니다: \(short(file)). 이름을 확인해 주세요.",
        en: "The secrets file \(short(file)) can’t be read. Check its name.")
    case .tooFewSecrets(let asked, let found):
      Phrase(
        ko: "<secret>은 \(asked)번 나오지만 값은 \(found)개입니다. --secrets 파일에 한 줄에 하나씩 입력해 주세요.",
        en: "The keys contain <secret> \(asked) times, but the --secrets file has \(found). Put "
          + "one per line in it.")
    case .secretInArgument:
      Phrase(
        ko: "비밀번호나 키는 인수로 입력할 수 없습니다. --keys에는 <secret>을 쓰고 값은 --secrets 파일에 입력해 주세요.",
        en:
          "A secret can’t be an argument. Use <secret> in --keys, and put the secret in the "
          + "--secrets file."
      )
    case .secretInSight:
      Phrase(
        ko: "<secret>을 입력할 비밀번호 입력란이 없어 아무것도 입력하지 않았습니다. 키를 확인해 주세요.",
        en: "There was no secret field for <secret>, so nothing was typed. Check the keys.")
    case .secretSetting(let name):
      Phrase(
        ko:
          "인수는 누구나 볼 수 있어 키를 인수로 입력할 수 없습니다. galbi config set \(short(name))만 실행하면 입력을 요청하며, 표준 입력으로도 "
          + "받습니다.",
        en:
          "A key can’t be an argument, since anyone can see it. Run galbi config set \(short(name)) "
          + "alone to be asked for it, or use standard input."
      )
    case .missingWord(let example):
      Phrase(
        ko: "빠진 값이 있습니다. 예: \(example)",
        en: "A value is missing, e.g. \(example).")
    case .missingName(let example, let names):
      Phrase(
        ko: "이름이 필요합니다. 예: \(example). 사용할 수 있는 이름: \(names.joined(separator: ", "))",
        en: "A name is missing, e.g. “\(example)”. There are: \(names.joined(separator: ", ")).")
    case .wrongClock:
      Phrase(
        ko: "시계가 1년부터 9999년 사이의 날짜가 아닙니다. 시계를 맞추거나 --now를 사용해 주세요.",
        en: "The clock’s day is not in the years 1 to 9999. Set the clock, or use --now.")
    case .noTerminal:
      Phrase(
        ko: "터미널이 아니어서 화면을 표시할 수 없습니다. --headless나 --plain을 사용해 주세요.",
        en: "This is not a terminal. Use --headless or --plain.")
    case .unknownTerminal(""):
      Phrase(
        ko: "TERM이 설정되어 있지 않습니다. TERM=xterm-256color처럼 설정하거나 --plain을 사용해 주세요.",
        en: "TERM is not set. Set it, e.g. TERM=xterm-256color, or use --plain.")
    case .unknownTerminal(let name):
      Phrase(
        ko: "알 수 없는 터미널입니다: \(short(name)). TERM을 확인하거나 --plain을 사용해 주세요.",
        en: "The terminal type “\(short(name))” is unknown. Check TERM, or use --plain.")
    case .tooFewFiles:
      Phrase(
        ko: "동시에 열 수 있는 파일 수가 너무 적습니다. ulimit -n으로 한도를 64 이상으로 올려 주세요.",
        en: "The limit on open files is too low. Raise it to 64 or more with ulimit -n.")
    case .tooLittleMemory:
      Phrase(
        ko: "사용할 수 있는 메모리가 너무 적습니다. ulimit -v로 한도를 올려 주세요.",
        en: "The memory limit is too low. Raise it with ulimit -v.")
    }
  }

  /// How much of a value a sentence repeats, in characters.
  private static let longestValue = 200

  /// What a key script takes, as the end of a sentence.
  private static let keys = Phrase(
    ko: "Enter나 Ctrl-P 같은 이름, 글자 하나, \"텍스트\", Wait 2s를 사용해 주세요.",
    en: "Use names such as Enter or Ctrl-P, single characters, \"text\", or Wait 2s.")
}
