import Headless
import Phrases
import TerminalUI

extension CommandOption {
  /// Besides the user's own: `system` for the terminal's own background.
  static let themes = Theme.all.map(\.name) + ["system"]

  /// All options, in the order of `--help`.
  public static let all: [CommandOption] = [
    CommandOption(
      flag: "--headless", ko: "터미널 없이 키를 입력하고 마지막 화면을 출력",
      en: "without a terminal: run the keys, print the last screen"
    ) { $0.isHeadless = true },
    CommandOption(
      "--size", .text("80x24"), .headless, ko: "화면 크기", en: "screen size",
      expected: Phrase(ko: "열x행 (예: 80x24)", en: "columns x rows, e.g. 80x24")
    ) { $0.assign(Size($1), to: \.size) },
    CommandOption(
      "--keys", .text("'Down Enter'"), .keys,
      ko: "키: Enter Esc Tab Up Down …, 글자 하나, \"텍스트\", Wait 2s; @파일, 표준 입력은 -",
      en: "keys: Enter Esc Tab Up Down …, single characters, \"text\", Wait 2s; @FILE, or - for "
        + "standard input"
    ) { $0.assign($1, to: \.keys) },
    CommandOption(
      "--secrets", .file, .keys, ko: "<secret> 키가 입력할 값, 한 줄에 하나씩; 표준 입력은 -",
      en: "what the key <secret> types, one per line; - for standard input"
    ) { $0.assign($1, to: \.secrets) },
    CommandOption(
      "--format", .words(Format.allCases.map(\.rawValue)), .keys, ko: "화면을 출력하는 형식",
      en: "the format in which the screen is printed"
    ) { $0.assign(Format(rawValue: $1), to: \.format) },
    CommandOption(
      flag: "--frames", .keys, ko: "키를 누를 때마다 화면 출력", en: "print the screen after every key"
    ) { $0.printsFrames = true },
    CommandOption(
      "--timeout", .text("10s"), .headless, ko: "화면이 멈출 때까지 기다리는 최대 시간",
      en: "how long to wait for the screen to settle",
      expected: .duration
    ) { $0.assign(Duration(script: $1), to: \.timeout) },
    CommandOption(
      "--now", .text("2026-11-21T09:00:00Z"), ko: "현재 시각으로 쓸 값",
      en: "the current time for the run",
      expected: Phrase(
        ko: "시각 (예: 2026-11-21T09:00:00Z)", en: "a time, e.g. 2026-11-21T09:00:00Z")
    ) { $0.assign(ISO8601Time($1)?.milliseconds, to: \.now) },
    CommandOption(
      flag: "--plain", .screen,
      ko: "화면을 글로 읽어 주고 새로운 줄만 출력: 스크린 리더, 단순 터미널, 파이프 (한 줄에 키 여러 개)",
      en: "the screen in words, new lines only: for screen readers, simple terminals and pipes "
        + "(lines of keys)"
    ) { $0.isPlain = true },
    CommandOption(
      "--record", .file, .screen, ko: "누르는 키를 새 파일에 기록, 비밀번호는 <secret>으로, 마우스 제외",
      en: "record the keys you press in a new file, secrets as <secret>, without the mouse"
    ) { $0.assign($1, to: \.record) },
    CommandOption(
      "--replay", .file, .screen, ko: "기록한 키를 다시 입력 (--secrets)",
      en: "press the keys of a recording again (--secrets)"
    ) { $0.assign($1, to: \.replay) },
    CommandOption(
      "--data", .folder, ko: "모든 파일을 저장할 폴더 (GALBI_DATA)",
      en: "the folder for all files (GALBI_DATA)"
    ) { $0.assign($1, to: \.dataFolder) },
    CommandOption(
      "--within", .folder, .files, ko: "가져오고 내보내는 파일을 이 폴더로 제한",
      en: "import and export files in this folder only"
    ) { $0.assign($1, to: \.enclosure) },
    CommandOption(
      "--lang", .words(Language.allCases.map(\.rawValue)), ko: "언어 (GALBI_LANG, LC_ALL, LANG)",
      en: "language (GALBI_LANG, LC_ALL, LANG)"
    ) { $0.assign(Language(rawValue: $1), to: \.language) },
    CommandOption(
      "--theme", .words(themes), ko: "테마, 설정 파일에 직접 만든 테마도 가능",
      en: "theme, or one of your own in the settings file"
    ) { $0.assign(Theme.name(of: $1), to: \.theme) },
    CommandOption(flag: "--offline", ko: "네트워크 사용 안 함", en: "don’t use the network") {
      $0.isOffline = true
    },
    CommandOption(
      flag: "--no-restore", ko: "지난번에 보던 화면에서 시작하지 않음",
      en: "don’t return to where you left off"
    ) { $0.restores = false },
    CommandOption(
      flag: "--restore", ko: "--headless에서도 지난번에 보던 화면에서 시작하고 마지막 화면을 저장",
      en: "with --headless, too, return to where you left off, and remember it"
    ) { $0.restores = true },
    CommandOption(
      flag: "--no-mouse", ko: "마우스 사용 안 함 (실행 중에는 F9)",
      en: "don’t use the mouse (F9 while running)"
    ) { $0.leavesMouse = true },
    CommandOption(
      flag: "--json",
      .commands(
        ["galbi tree"]
          + ["list", "balance", "add", "import", "links"].map { "galbi ledger \($0)" }),
      ko: "JSON으로 출력", en: "print JSON"
    ) { $0.isJSON = true },
    CommandOption(
      flag: "--csv", .command("galbi ledger list"), ko: "CSV로 출력", en: "print CSV"
    ) { _ = $0.keep("", of: "--csv") },
    CommandOption(
      "--month", .text("2026-11"), .command("galbi ledger balance"), ko: "이 달만",
      en: "of this month only"
    ) { $0.keep($1, of: "--month") },
    CommandOption(
      "--account", .text("NAME"), .commands(["galbi ledger add", "galbi ledger import"]),
      ko: "계좌", en: "the account"
    ) { $0.keep($1, of: "--account") },
    CommandOption(
      "--category", .text("NAME"), .command("galbi ledger add"),
      ko: "분류, 없으면 규칙을 따름", en: "the category, else that of the rules"
    ) { $0.keep($1, of: "--category") },
    CommandOption("--note", .text("TEXT"), .command("galbi ledger add"), ko: "메모", en: "a note") {
      $0.keep($1, of: "--note")
    },
    CommandOption(
      "--day", .text("2026-11-20"), .command("galbi ledger add"), ko: "날짜, 없으면 오늘",
      en: "the date, else today"
    ) { $0.keep($1, of: "--day") },
    CommandOption(
      "--format", .words(["csv", "hledger", "beancount"]), .command("galbi ledger export"),
      ko: "내보낼 형식: CSV, 또는 hledger나 beancount 파일",
      en: "the format of the export: a table, or a journal for hledger or beancount"
    ) { options, word in
      ["csv", "hledger", "beancount"].contains(word) && options.keep(word, of: "--format")
    },
    CommandOption(
      "--as", .words(["transfer", "refund"]), .command("galbi ledger links"),
      ko: "지정한 내역을 이체 또는 환불로 연결", en: "as what the entries named are linked"
    ) { options, word in
      ["transfer", "refund"].contains(word) && options.keep(word, of: "--as")
    },
    CommandOption(
      flag: "--yes",
      .commands(
        ["import", "links", "export"].map { "galbi ledger \($0)" }
          + ["galbi backup", "galbi restore"]),
      ko: "확인하지 않고 실행", en: "do it, without asking"
    ) { _ = $0.keep("", of: "--yes") },
    CommandOption(
      "--column", .text("amount=이용금액"), .command("galbi ledger import"),
      ko: "열의 제목 (여러 번 가능)", en: "which column holds what, by its heading; may stand several times"
    ) { $0.keep($1, of: "--column") },
    CommandOption(
      "--sheet", .text("NAME"), .command("galbi ledger import"),
      ko: "여러 시트 중 읽을 시트의 이름, 모두 읽으려면 all", en: "which of several sheets is read, or all"
    ) { $0.keep($1, of: "--sheet") },
    CommandOption(
      "--password-file", .file, .command("galbi ledger import"),
      ko: "비밀번호가 걸린 파일의 비밀번호가 첫 줄에 있는 파일",
      en: "a file whose first line is the password of locked files"
    ) { $0.keep($1, of: "--password-file") },
    CommandOption(
      flag: "--spending", .command("galbi ledger import"), ko: "부호가 없으면 지출 (카드 파일)",
      en: "what has no minus is spent, as in a card’s file"
    ) { _ = $0.keep("", of: "--spending") },
    CommandOption(
      flag: "--income", .command("galbi ledger import"), ko: "부호가 없으면 수입 (계좌 파일)",
      en: "what has no minus is received, as in a bank’s file"
    ) { _ = $0.keep("", of: "--income") },
    CommandOption(
      "--day-order", .words(["year", "month", "day"]), .command("galbi ledger import"),
      ko: "03/04/26 같은 날짜에서 맨 앞의 것", en: "what comes first in dates such as 03/04/26"
    ) { options, word in
      ["year", "month", "day"].contains(word) && options.keep(word, of: "--day-order")
    },
    CommandOption(
      "--to", .text("postgresql://example.org/books"), .command("galbi books move"),
      ko: "옮길 데이터베이스의 주소", en: "the address of the database to move to"
    ) { $0.assign($1, to: \.target) },
    CommandOption(
      flag: "--ssh", .command("galbi serve"), ko: "ssh 접속 관리", en: "manage access over ssh"
    ) { $0.isSSH = true },
    CommandOption(flag: "--help", ko: "이 도움말 표시", en: "show this help") { $0.wantsHelp = true },
    CommandOption(
      flag: "--version", .command("galbi"), ko: "버전 표시", en: "show the version"
    ) { $0.wantsVersion = true },
  ]
}

/// The format in which a headless run prints the screen.
public enum Format: String, CaseIterable, Sendable {
  /// The characters only.
  case text
  /// Text with SGR escape sequences.
  case ansi
  /// A picture in SVG, with the colours of the theme.
  case svg
  /// In words, one line per widget.
  case plain
}
