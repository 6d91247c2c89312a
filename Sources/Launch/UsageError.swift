public import Phrases

/// An invalid command line, or surroundings in which nothing runs; exit status 2.
public enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?)
  case unknownWord(String, nearest: String?)
  case missingValue(option: String, example: String)
  /// An option that has no effect without another option or command.
  case loneOption(String, needs: String)
  /// An option that has no effect with this command.
  case idleOption(String, words: String)
  case badValue(option: String, value: String, expected: Phrase)
  case badSetting(String, value: String, expected: Phrase)
  case unexpectedWord(String)
  case unreadableKeys(String)
  /// A key script that is longer than any that was ever recorded.
  case tooManyKeys(String)
  case badKey(String)
  /// The position of the word, counted from 1, instead of the word, since the file may contain
  /// secrets.
  case badKeyInFile(line: Int, column: Int)
  /// The position of the word in a line of standard input, which may contain a secret.
  case badKeyInLine(column: Int)
  case recordingExists(String)
  case cannotRecord(String)
  case unreadableSecrets(String)
  /// The keys type more secrets than there are.
  case noSecretLeft
  case tooFewSecrets(asked: Int, found: Int)
  /// A secret is in an argument, which all processes of the machine can read.
  case secretInArgument
  /// A secret would be typed into a field that shows it.
  case secretInSight
  /// With the name of the setting.
  case secretSetting(String)
  case missingWord(example: String)
  case noTerminal
  case unknownTerminal(String)
  case tooFewFiles
  case tooLittleMemory

  /// One sentence for the user.
  public var phrase: Phrase {
    switch self {
    case .unknownOption(let option, let nearest?):
      Phrase(
        ko: "\(option)이라는 선택 사항은 없습니다. 혹시 \(nearest)인가요?",
        en: "There is no option \(option); did you mean \(nearest)?")
    case .unknownOption(let option, nil):
      Phrase(
        ko: "\(option)이라는 선택 사항은 없습니다. --help를 보세요.",
        en: "There is no option \(option); --help lists them.")
    case .unknownWord(let word, let nearest?):
      Phrase(
        ko: "‘\(word)’은(는) 없습니다. 혹시 ‘\(nearest)’인가요?",
        en: "There is nothing called ‘\(word)’; did you mean ‘\(nearest)’?")
    case .unknownWord(let word, nil):
      Phrase(
        ko: "‘\(word)’은(는) 없습니다. --help를 보세요.",
        en: "There is nothing called ‘\(word)’; --help lists what there is.")
    case .missingValue(let option, let example):
      Phrase(
        ko: "\(option)에는 값이 있어야 합니다. 예: \(option) \(example)",
        en: "The option \(option) needs a value, such as \(option) \(example).")
    case .badValue(let option, let value, let expected):
      Phrase(
        ko: "\(option)의 값 ‘\(value)’이(가) 올바르지 않습니다. 쓸 수 있는 값: \(expected.text(.korean))",
        en: "The option \(option) cannot be ‘\(value)’; it takes \(expected.text(.english)).")
    case .badSetting(let name, let value, let expected):
      Phrase(
        ko: "\(name)의 값 ‘\(value)’이(가) 올바르지 않습니다. 쓸 수 있는 값: \(expected.text(.korean))",
        en: "The setting \(name) cannot be ‘\(value)’; it takes \(expected.text(.english)).")
    case .loneOption(let option, let needs):
      Phrase(
        ko: "\(option)은(는) \(needs)와(과) 함께만 쓸 수 있습니다.",
        en: "The option \(option) does nothing without \(needs).")
    case .idleOption(let option, let words):
      Phrase(
        ko: "\(option)은(는) \(words)에 쓸 수 없습니다.",
        en: "The option \(option) does nothing with \(words).")
    case .unexpectedWord(let word):
      Phrase(
        ko: "‘\(word)’은(는) 여기에 쓸 수 없습니다. --help를 보세요.",
        en: "‘\(word)’ is one word too many; --help shows how to call galbi.")
    case .unreadableKeys(let file):
      Phrase(
        ko: "글쇠 파일 \(file)을(를) 읽을 수 없습니다. 이름을 확인하세요.",
        en: "The key script \(file) cannot be read; check its name.")
    case .tooManyKeys(let file):
      Phrase(
        ko: "글쇠 파일 \(file)이(가) 너무 큽니다. 4MB까지 읽습니다.",
        en: "The key script \(file) is too large; at most 4 MB are read.")
    case .badKey(let word):
      Phrase(
        ko: "‘\(word)’은(는) 글쇠가 아닙니다. \(Self.keys.text(.korean))",
        en: "‘\(word)’ is no key; \(Self.keys.text(.english))")
    case .badKeyInFile(let line, let column):
      Phrase(
        ko: "글쇠 파일 \(line)번째 줄 \(column)번째 글자부터는 글쇠가 아닙니다. \(Self.keys.text(.korean))",
        en: "From character \(column) of line \(line) on the key script has no key; "
          + Self.keys.text(.english))
    case .badKeyInLine(let column):
      Phrase(
        ko: "이 줄 \(column)번째 글자부터는 글쇠가 아닙니다. \(Self.keys.text(.korean))",
        en: "From character \(column) on this line has no key; \(Self.keys.text(.english))")
    case .recordingExists(let file):
      Phrase(
        ko: "\(file)이(가) 이미 있어 기록하지 않았습니다. 다른 이름을 쓰세요.",
        en: "There is a file \(file) already, so nothing was recorded; use another name.")
    case .cannotRecord(let file):
      Phrase(
        ko: "기록할 파일 \(file)을(를) 만들 수 없습니다. 폴더가 있고 쓸 수 있는지 확인하세요.",
        en: "The recording \(file) cannot be made; check that its folder is there and can be "
          + "written.")
    case .noSecretLeft:
      Phrase(
        ko: "<secret>을 칠 차례에 남은 비밀이 없습니다. --secrets 파일에 한 줄에 하나씩 쓰세요.",
        en: "There is no secret left for <secret>; write one a line into the file of --secrets.")
    case .unreadableSecrets(let file):
      Phrase(
        ko: "비밀 파일 \(file)을(를) 읽을 수 없습니다. 이름을 확인하세요.",
        en: "The file of secrets \(file) cannot be read; check its name.")
    case .tooFewSecrets(let asked, let found):
      Phrase(
        ko: "글쇠에는 <secret>이 \(asked)번 있지만 비밀은 \(found)개입니다. --secrets 파일에 한 줄에 하나씩 쓰세요.",
        en: "The keys have <secret> \(asked) times, but there are \(found) secrets; write one a "
          + "line into the file of --secrets.")
    case .secretInArgument:
      Phrase(
        ko: "비밀은 인수로 쓸 수 없습니다. --keys에는 <secret>이라고 쓰고 --secrets 파일에 적으세요.",
        en:
          "A secret cannot be an argument; write <secret> in --keys, and the secret into the file "
          + "of --secrets.")
    case .secretInSight:
      Phrase(
        ko: "<secret>을 칠 차례에 비밀 입력칸이 없어 아무것도 치지 않았습니다. 글쇠를 확인하세요.",
        en: "When <secret> was to be typed there was no field for secrets; check the keys.")
    case .secretSetting(let name):
      Phrase(
        ko: "키는 누구나 볼 수 있는 인수로 쓸 수 없습니다. galbi config set \(name)이라고만 하면 물어보고, 표준 "
          + "입력으로도 받습니다.",
        en: "A key cannot be an argument, which everybody can see; galbi config set \(name) alone "
          + "asks for it, or takes it from standard input.")
    case .missingWord(let example):
      Phrase(ko: "빠진 말이 있습니다. 예: \(example)", en: "A word is missing, as in ‘\(example)’.")
    case .noTerminal:
      Phrase(
        ko: "터미널이 아니라서 화면을 띄울 수 없습니다. --headless나 --plain을 쓰세요.",
        en: "This is not a terminal, so there is no screen; use --headless or --plain.")
    case .unknownTerminal(let name):
      Phrase(
        ko: "터미널 종류 ‘\(name)’을(를) 모릅니다. TERM을 확인하거나 --plain을 쓰세요.",
        en: "The terminal type ‘\(name)’ is unknown; check TERM, or use --plain.")
    case .tooFewFiles:
      Phrase(
        ko: "동시에 열 수 있는 파일이 너무 적습니다. ulimit -n으로 한도를 64 이상으로 올려 주세요.",
        en: "Too few files may be open at once; raise the limit to 64 or more with ulimit -n.")
    case .tooLittleMemory:
      Phrase(
        ko: "쓸 수 있는 메모리가 너무 적습니다. ulimit -v로 한도를 올려 주세요.",
        en: "Too little memory may be used; raise the limit with ulimit -v.")
    }
  }
  /// What a key script takes, as the end of a sentence.
  private static let keys = Phrase(
    ko: "Enter나 Ctrl-P 같은 이름, 글자 하나, \"글\", Wait 2s를 쓰세요.",
    en: "use names such as Enter or Ctrl-P, single characters, \"text\", or Wait 2s.")
}
