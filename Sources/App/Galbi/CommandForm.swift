import Books
import Launch
import Phrases
import SettingsDomain
import TerminalUI

/// One form of the command line: the words after `galbi`, and the values after them.
struct CommandForm {
  let words: [String]
  let values: [CommandValue]
  /// Whether the last value may stand several times.
  let isRepeated: Bool
  /// Whether `-` for a file is standard input or output.
  let isPiped: Bool
  let text: Phrase

  init(
    _ words: String, _ values: [CommandValue] = [], repeated: Bool = false, piped: Bool = false,
    ko: String, en: String
  ) {
    self.words = words.split(separator: " ").map(String.init)
    self.values = values
    isRepeated = repeated
    isPiped = piped
    text = Phrase(ko: ko, en: en)
  }

  /// With the options that only this command takes, such as `galbi serve --ssh list`.
  var usage: String {
    var command = "galbi"
    var parts = [command]
    var (optional, last): ([String], [String]) = ([], [])
    for word in words {
      parts.append(word)
      command += " " + word
      let options = CommandOption.all.filter { $0.isOnly(for: command) }
      if word == words.last, !values.isEmpty {
        last += options.filter(\.isRequired).map(\.usage)
      } else {
        parts += options.filter(\.isRequired).map(\.usage)
      }
      optional += options.filter { !$0.isRequired }.map { "[\($0.usage)]" }
    }
    let shown = values.map(\.shown).joined(separator: " ") + (isRepeated ? "…" : "")
    return (parts + [shown].filter { !$0.isEmpty } + last + optional).joined(separator: " ")
  }
}

extension CommandForm {
  private static let setting = CommandValue.named("NAME", SettingKey.allCases.map(\.name))
  private static let member = CommandValue.text("NAME")
  private static let query = CommandValue.text("[QUERY]")
  @MainActor private static let link = CommandValue.named("[LINK]", Destination.all.map(\.link))

  /// All forms, in the order of `--help`.
  @MainActor static let all: [CommandForm] = [
    CommandForm(
      "", [link], ko: "시작, 또는 home, home/<id> 같은 화면에서 시작",
      en: "start, or start at a place such as home or home/<id>"),
    CommandForm(
      "demo", [.named("[NAME]", Command.demos.map(\.name))],
      ko: "데모 목록, 또는 고정 데이터로 화면 하나만 실행",
      en: "list the demos, or start one riblet on fixed data"),
    CommandForm(
      "tree", [link], ko: "리블렛 트리를 한 줄에 하나씩 출력 (--json)",
      en: "print the tree of riblets, one per line (--json)"),
    CommandForm(
      "config", ko: "설정 목록과 각 값의 출처", en: "list the settings, and where each value comes from"),
    CommandForm("config list", ko: "galbi config와 같음", en: "the same as galbi config"),
    CommandForm("config get", [setting], ko: "설정 값 출력", en: "print the value of a setting"),
    CommandForm(
      "config set", [setting, .text("[VALUE]")],
      ko: "설정 변경, ''은 기본값; 키는 인수로 받지 않고 입력을 요청하거나 표준 입력으로 받음",
      en:
        "change a setting, '' for its default; a key is never an argument: type it when asked, or "
        + "use standard input"),
    CommandForm("config path", ko: "설정 파일의 경로 출력", en: "print the path of the settings file"),
    CommandForm("doctor", ko: "현재 환경 점검", en: "check what works here"),
    CommandForm(
      "doctor keys", ko: "누른 키가 어떻게 전달되는지 확인", en: "press keys, and see what arrives"),
    CommandForm("places", ko: "가져온 장소 수 확인", en: "the number of imported places"),
    CommandForm(
      "places import", [.file], ko: "장소 가져오기: 이름, 주소, 위도, 경도가 있는 CSV",
      en: "import places: CSV with name, address, latitude and longitude"),
    CommandForm("ledger", ko: "가계부 명령 목록", en: "list the commands of the ledger"),
    CommandForm(
      "ledger list", [query], repeated: true, ko: "내역을 최신순으로 출력",
      en: "print entries, newest first"),
    CommandForm(
      "ledger balance", [query], repeated: true, ko: "수입, 지출, 분류별 지출, 계좌 잔액",
      en: "print income, spending, categories and the balances of accounts"),
    CommandForm(
      "ledger add", [.text("AMOUNT"), .text("TEXT")], repeated: true,
      ko: "내역 추가: 4500은 지출, +4500은 수입", en: "add an entry: 4500 is spent, +4500 received"),
    CommandForm(
      "ledger import", [.file], repeated: true, piped: true,
      ko: "은행 파일에서 가져올 내역 확인, --yes로 가져오기 (-는 표준 입력)",
      en: "what files of banks would bring in; --yes does it (- is standard input)"),
    CommandForm(
      "ledger export", [.file], piped: true, ko: "모든 내역 내보내기 (-는 표준 출력)",
      en: "write all entries into a file (- is standard output)"),
    CommandForm(
      "ledger links", [.text("[ID]")], repeated: true,
      ko: "연결할 수 있는 이체, 카드대금, 환불 확인, 또는 지정한 내역끼리 연결, --yes로 실행",
      en:
        "the pairs found, or those of the entries named; --yes links them, of those found the sure ones"
    ),
    CommandForm(
      "backup", [.file], ko: "프로필과 설정을 파일 하나로 백업",
      en: "write the profile and the settings into one file"),
    CommandForm(
      "restore", [.file], ko: "백업 복원, 데이터가 있으면 --yes로 덮어쓰기",
      en: "bring a backup back; over data that are there only with --yes"),
    CommandForm(
      "books move", ko: "사람, 지갑, 가계부, 주문을 빈 데이터베이스로 옮기기",
      en: "move people, wallet, ledger and orders to an empty database"),
    CommandForm(
      "books members", ko: "함께 쓰는 사람과 권한", en: "who uses the shared books, with their rights"),
    CommandForm(
      "books members set",
      [member, .words(MemberRight.allCases.map(\.rawValue))], ko: "권한 설정",
      en: "give NAME this right"),
    CommandForm(
      "books members remove", [member], ko: "권한 삭제",
      en: "remove NAME from the shared books"),
    CommandForm(
      "books mend", ko: "잘못된 행을 고치거나 따로 보관", en: "put wrong rows right, or aside"),
    CommandForm(
      "serve", ko: "ssh로 갈비만 쓰게 하는 sshd 설정 출력 (--data DIR에 저장)",
      en: "print sshd’s settings for users who get Galbi and nothing else (all in --data DIR)"),
    CommandForm(
      "serve check", ko: "sshd에 이 설정이 적용되어 있는지 확인",
      en: "check that these settings are in effect"),
    CommandForm(
      "serve install", ko: "계정과 설정 설치 (root)",
      en: "install the account and the settings (as root)"),
    CommandForm(
      "serve uninstall", ko: "계정과 설정 삭제, 키와 프로필은 유지 (root)",
      en: "remove the account and the settings, but neither keys nor profiles (as root)"),
    CommandForm("serve list", ko: "등록된 키 목록", en: "list the keys"),
    CommandForm(
      "serve add", [member, .file], ko: "FILE의 공개 키로 프로필 NAME에 로그인 허용",
      en: "let the key in FILE sign in to the profile NAME"),
    CommandForm(
      "serve remove", [member], ko: "프로필 NAME의 키 삭제, 파일은 유지",
      en: "remove the keys of the profile NAME, but not its files"),
    CommandForm(
      "serve session", ko: "로그인한 사용자를 위해 sshd가 실행하는 명령",
      en: "what sshd runs for a user who has signed in"),
    CommandForm(
      "generate", [.words(Reference.allCases.map(\.rawValue))],
      ko: "매뉴얼 페이지(man) 또는 셸 자동 완성 출력", en: "print the manual page, or the completions of a shell"),
  ]

  /// The words that may follow some.
  @MainActor static func words(after before: [String]) -> [String] {
    all.reduce(into: []) { words, form in
      guard form.words.starts(with: before), form.words.count > before.count else { return }
      let word = form.words[before.count]
      if !words.contains(word) { words.append(word) }
    }
  }

  /// The words at the beginning of some that are those of a command, or of several.
  @MainActor static func known(in words: ArraySlice<String>) -> [String] {
    var known: [String] = []
    for word in words {
      guard self.words(after: known).contains(word) else { break }
      known.append(word)
    }
    return known
  }

  /// Throws for the first word that no form has in its place.
  @MainActor static func check(_ words: [String]) throws(UsageError) {
    for place in words.indices.dropFirst() {
      // A file of that name is `./-`.
      if all.contains(where: { form in
        form.value(at: place, of: words) == .file
          && (words[place].isEmpty || words[place] == "-" && !form.isPiped)
      }) {
        throw .badValue(option: CommandValue.file.shown, value: words[place], expected: path)
      }
      let possible = self.words(after: Array(words[..<place]))
      guard !possible.contains(words[place]),
        !all.contains(where: { $0.value(at: place, of: words) != nil })
      else { continue }
      if possible.isEmpty { throw .unexpectedWord(words[place]) }
      throw .unknown(words[place], among: possible)
    }
  }

  static let path = Phrase(
    ko: "파일 경로 (표준 입력과 출력은 사용할 수 없음)", en: "the path of a file, not standard input or output")

  /// The value that a word is; nil for another word.
  private func value(at place: Int, of words: [String]) -> CommandValue? {
    let value = place - self.words.count
    guard words.starts(with: self.words), value >= 0 else { return nil }
    return values.indices.contains(value) ? values[value] : isRepeated ? values.last : nil
  }
}

/// The text that `--help` prints.
@MainActor
enum HelpText {
  /// Of the commands that begin with these words, with the options that only they take.
  static func text(_ language: Language, of words: [String]) -> String {
    guard !words.isEmpty else { return text(language) }
    let forms = CommandForm.all.filter { $0.words.starts(with: words) }
    let commands = forms.flatMap { form in
      form.words.indices.map { "galbi " + form.words[...$0].joined(separator: " ") }
    }
    let options = CommandOption.all.filter { option in commands.contains(where: option.isOnly) }
    let parts: [[(usage: String, text: Phrase)]] = [
      forms.map { ($0.usage, $0.text) }, options.map { ($0.usage, $0.text) },
    ]
    return parts.filter { !$0.isEmpty }.map { LaunchHelp.text($0, language) }
      .joined(separator: "\n\n")
  }

  static func text(_ language: Language) -> String {
    func list(_ title: String, _ words: [String]) -> String {
      ([title] + LaunchHelp.lines(of: words, columns: 98).map { "  " + $0 }).joined(separator: "\n")
    }
    return [
      LaunchHelp.text(CommandForm.all.map { ($0.usage, $0.text) }, language),
      LaunchHelp.options(commands: true, language),
      list(
        Phrase(
          ko: "설정 파일보다 우선하는 환경 변수:",
          en: "Environment variables that override the settings file:"
        ).text(language), SettingKey.allCases.compactMap(\.variable)),
      list(Phrase(ko: "링크:", en: "Links:").text(language), Destination.all.map(\.link)),
      list(Phrase(ko: "데모:", en: "Demos:").text(language), Command.demos.map(\.name)),
      list(Phrase(ko: "설정:", en: "Settings:").text(language), SettingKey.allCases.map(\.name)),
    ].joined(separator: "\n\n")
  }
}
