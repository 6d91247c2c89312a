import Phrases

/// What the manual page says besides the tables of commands, options, settings and links.
enum ManualText {
  static let name = Phrase(ko: "이름", en: "NAME")
  static let synopsis = Phrase(ko: "사용법", en: "SYNOPSIS")
  static let description = Phrase(ko: "설명", en: "DESCRIPTION")
  static let commands = Phrase(ko: "명령", en: "COMMANDS")
  static let options = Phrase(ko: "옵션", en: "OPTIONS")
  static let settings = Phrase(ko: "설정", en: "SETTINGS")
  static let links = Phrase(ko: "링크", en: "LINKS")
  static let keys = Phrase(ko: "키", en: "KEYS")
  static let environment = Phrase(ko: "환경 변수", en: "ENVIRONMENT")
  static let files = Phrase(ko: "파일", en: "FILES")
  static let exitStatus = Phrase(ko: "종료 상태", en: "EXIT STATUS")
  static let examples = Phrase(ko: "예시", en: "EXAMPLES")
  static let seeAlso = Phrase(ko: "관련 항목", en: "SEE ALSO")
  static let summary = Phrase(ko: "터미널 슈퍼앱", en: "a super-app for the terminal")
  static let about = Phrase(
    ko: "갈비는 사람, 지갑, 가계부, 택시, 영화, 고속도로, 쇼핑을 담은 터미널 앱입니다. "
      + "실행하면 지난번에 보던 화면에서 시작합니다. ?를 누르면 화면에서 쓸 수 있는 키가, Ctrl-P를 누르면 "
      + "모든 화면과 명령이 나옵니다. q를 누르면 종료합니다.",
    en: "Galbi shows people, a wallet, a ledger, a taxi, movies, highways and a shop in the "
      + "terminal, in Korean and English. It returns to where you left off. Press ? for the "
      + "keys of a screen, Ctrl-P to find any screen or command, and q to quit.")
  static let demos = Phrase(ko: "고정 데이터로 실행할 수 있는 데모:", en: "The demos, which run on fixed data:")
  static let optionForms = Phrase(
    ko: "--lang ko와 --lang=ko는 같습니다. -- 뒤의 값은 옵션으로 보지 않습니다.",
    en: "--lang ko and --lang=ko mean the same. What follows -- is not read as options.")
  static let settingOrder = Phrase(
    ko: "옵션, 환경 변수, 설정 파일, 기본값 순서로 적용됩니다. galbi config가 현재 값과 출처를 보여 줍니다.",
    en: "A value comes from an option, else the environment, else the settings file, else it "
      + "is the default. galbi config shows the values and where they come from.")
  static let linkForms = Phrase(
    ko: "링크는 시작할 화면을 가리키며, home/movies/603이나 home/movies?query=harbour처럼 이어 쓸 수 있습니다.",
    en: "A link names the screen to start at. It may go on, as in home/movies/603 or "
      + "home/movies?query=harbour.")

  static let keyHelp = Phrase(
    ko: "?는 화면의 키를 모두 보여주고, Ctrl-P는 이름으로 기능을 찾습니다. 설정 파일에 key.x = y라고 쓰면 키가 "
      + "바뀝니다. 다른 화면에서도 찾을 수 있는 기능:",
    en: "? shows all keys of a screen, and Ctrl-P finds what it does by its name. key.x = y in "
      + "the settings file moves a key. What is found from other screens too:")

  /// What a variable does that stands before a setting in the file.
  static func overriding(_ setting: String) -> Phrase {
    Phrase(ko: "설정 \(setting)보다 우선하는 값.", en: "Overrides the setting \(setting).")
  }

  /// Variables that are no settings.
  static let variables: [(String, Phrase)] = [
    (
      "GALBI_DATA",
      Phrase(
        ko: "모든 파일을 저장할 폴더. --data와 같습니다.",
        en: "The folder for all files, as with --data.")
    ),
    (
      "GALBI_PICTURES",
      Phrase(
        ko: "이미지를 그리는 방법: kitty, sixel, cells, none.",
        en: "How pictures are drawn: kitty, sixel, cells or none.")
    ),
    (
      "GALBI_READER",
      Phrase(
        ko: "스크린 리더에 맞춘 화면: on, off.", en: "A screen for screen readers: on or off.")
    ),
    (
      "GALBI_SESSIONS",
      Phrase(
        ko: "ssh 키 하나로 동시에 열 수 있는 세션 수 (기본값 8). 관리자가 sshd의 SetEnv로 정합니다.",
        en: "How many sessions over ssh a key has at once; 8 otherwise. Set by SetEnv of sshd.")
    ),
    (
      "GALBI_TYPEAHEAD",
      Phrase(
        ko: "먼저 누른 키가 새 화면을 기다리는 최대 시간 (기본값 100 ms).",
        en: "How long keys that are typed ahead wait for their screen; 100 ms otherwise.")
    ),
    ("NO_COLOR", Phrase(ko: "색상을 쓰지 않습니다.", en: "No colours.")),
    (
      "LC_ALL, LANG",
      Phrase(ko: "시스템의 언어.", en: "The language of the system.")
    ),
    (
      "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME",
      Phrase(ko: "아래 폴더의 위치.", en: "Where the folders below are.")
    ),
  ]

  static let paths: [(String, Phrase)] = [
    (
      "~/.config/galbi/galbi.conf",
      Phrase(
        ko: "설정, 직접 지정한 키와 테마.", en: "Settings, and keys and themes of your own.")
    ),
    ("~/.local/share/galbi/profiles", Phrase(ko: "프로필의 데이터.", en: "The data of profiles.")),
    ("~/.local/state/galbi/galbi.log", Phrase(ko: "로그.", en: "The log.")),
  ]

  static let statuses: [(String, Phrase)] = [
    ("0", Phrase(ko: "정상 종료.", en: "Success.")),
    (
      "1",
      Phrase(
        ko: "실행하지 못했거나, galbi doctor가 오류를 찾았거나, 화면이 --timeout 안에 멈추지 않음.",
        en: "The command failed, galbi doctor found an error, or the screen did not settle within "
          + "--timeout.")
    ),
    ("2", Phrase(ko: "잘못된 명령, 옵션, 값.", en: "A wrong command, option or value.")),
    (
      "3",
      Phrase(
        ko: "galbi ledger import, galbi ledger links, galbi restore가 확인할 것이 있어 아무것도 바꾸지 않음.",
        en:
          "galbi ledger import, galbi ledger links or galbi restore has changed nothing, since it has a "
          + "question.")
    ),
    ("130", Phrase(ko: "Ctrl-C로 종료.", en: "Ended by Ctrl-C.")),
    (
      "141",
      Phrase(
        ko: "출력을 읽던 프로그램이 먼저 종료됨.", en: "The reader of the output has gone, as head does.")
    ),
  ]

  static let commandLines: [(String, Phrase)] = [
    ("galbi home/movies", Phrase(ko: "영화 화면에서 시작.", en: "Start at the movies.")),
    (
      "galbi config set theme day",
      Phrase(ko: "밝은 테마 사용.", en: "Use the light theme.")
    ),
    (
      "galbi ledger balance --month 2026-11 --json",
      Phrase(
        ko: "2026년 11월의 수입과 지출을 JSON으로 출력.",
        en: "Print income and spending of November 2026 as JSON.")
    ),
    (
      "galbi ledger add 4500 커피 --account 현금",
      Phrase(ko: "현금으로 쓴 4,500원 추가.", en: "Add 4,500 won spent in cash.")
    ),
    (
      "galbi ledger import --yes ~/Downloads/*.csv",
      Phrase(ko: "은행 파일 가져오기.", en: "Import files of banks.")
    ),
    (
      "galbi ledger list 'cat:식비 amt:>50000 not:is:transfer'",
      Phrase(ko: "검색한 내역 출력.", en: "Print the entries that a search finds.")
    ),
    (
      "galbi ledger export books.journal --format hledger",
      Phrase(ko: "hledger 파일로 내보내기.", en: "Export a journal for hledger.")
    ),
    (
      "galbi backup galbi-2026-11.tar",
      Phrase(ko: "프로필과 설정 백업.", en: "Back up the profile and the settings.")
    ),
    (
      "galbi --headless --lang en --keys 'Down Enter'",
      Phrase(
        ko: "터미널 없이 키 두 개를 누르고 화면을 출력.",
        en: "Press two keys without a terminal, and print the screen.")
    ),
  ]
}
