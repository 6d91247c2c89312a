import Launch
import Phrases
import SettingsDomain

/// The text that `--help` prints.
enum HelpText: TextTable {
  case usage

  var phrase: Phrase {
    Phrase(
      ko: """
        galbi [LINK]          시작, 또는 home이나 home/<id> 같은 곳에서 시작
        galbi demo [NAME]     데모 목록, 또는 화면 하나만 고정 자료로
        galbi tree [LINK]     리블렛 나무를 한 줄에 하나씩 (--json)
        galbi config          설정 목록; get NAME, set NAME [VALUE], path (설정 파일)
                              키는 인수가 아니라 물어볼 때나 표준 입력으로
        galbi doctor          여기에서 되는 것과 안 되는 것
        galbi places          가져온 장소; import FILE (이름, 주소, 위도, 경도가 있는 CSV)

        \(LaunchHelp.options.text(.korean))  --version

        파일보다 앞서는 환경 변수:
        \(Self.variables)
        """,
      en: """
        galbi [LINK]          launch, or launch at a place such as home or home/<id>
        galbi demo [NAME]     list the demos, or launch one riblet alone on fixed data
        galbi tree [LINK]     the tree of riblets, one a line (--json)
        galbi config          list the settings; get NAME, set NAME [VALUE], path (of the file)
                              a key is never an argument: it is asked for, or standard input
        galbi doctor          what works here, and what does not
        galbi places          the imported places; import FILE (CSV: name, address, latitude,
                              longitude)

        \(LaunchHelp.options.text(.english))  --version

        Variables that stand before the file:
        \(Self.variables)
        """)
  }

  /// What LINK and both NAMEs may be.
  static func lists(places: [String], demos: [String]) -> Phrase {
    let (places, demos) = (lines(of: places, after: 8), lines(of: demos, after: 8))
    let settings = lines(of: SettingKey.allCases.map(\.name), after: 12)
    return Phrase(
      ko: "\n링크: \(places)\n데모: \(demos)\n설정: \(settings)",
      en: "\nLinks: \(places)\nDemos: \(demos)\nSettings: \(settings)")
  }

  private static let variables = lines(of: SettingKey.allCases.compactMap(\.variable))

  /// The words, in lines of at most 100 columns; the first one stands after `used` columns.
  private static func lines(of words: [String], after used: Int = 0) -> String {
    var (text, column) = ("", used)
    for word in words {
      if column + word.count + 1 > 100, !text.isEmpty {
        text += "\n"
        column = 0
      } else if !text.isEmpty {
        text += " "
        column += 1
      }
      text += word
      column += word.count
    }
    return text
  }
}
