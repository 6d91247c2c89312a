import Launch
import Phrases
import SettingsDomain

/// The text that `--help` prints.
enum HelpText: TextTable {
  case usage

  var phrase: Phrase {
    Phrase(
      ko: """
        galbi [LINK]          시작, 또는 home, home/<id> 같은 화면에서 시작
        galbi demo [NAME]     데모 목록, 또는 고정 데이터로 화면 하나만 실행
        galbi tree [LINK]     리블렛 트리를 한 줄에 하나씩 출력 (--json)
        galbi config          설정 목록; get NAME, set NAME [VALUE], path (설정 파일)
                              키는 인수로 받지 않고 입력을 요청하거나 표준 입력으로 받음
        galbi doctor          현재 환경 점검
        galbi places          가져온 장소 확인; import FILE (이름, 주소, 위도, 경도가 있는 CSV)
        galbi books move      사람, 지갑, 내역, 주문을 빈 데이터베이스로 옮김: --to postgresql://…
        galbi books members   함께 쓰는 사람과 권한; set NAME view|spend|manage, remove NAME
        galbi serve --ssh     ssh로 갈비만 쓰게 하는 sshd 설정 출력; check,
                              install과 uninstall (root), add NAME FILE (공개 키), list,
                              remove NAME; --data DIR에 저장

        \(LaunchHelp.options.text(.korean))  --version

        설정 파일보다 우선하는 환경 변수:
        \(Self.variables)
        """,
      en: """
        galbi [LINK]          launch, or launch at a place such as home or home/<id>
        galbi demo [NAME]     list the demos, or launch one riblet on fixed data
        galbi tree [LINK]     print the tree of riblets, one per line (--json)
        galbi config          list the settings; get NAME, set NAME [VALUE], path (of the file)
                              a key is never an argument: type it when asked, or use standard
                              input
        galbi doctor          check what works here
        galbi places          the imported places; import FILE (CSV: name, address, latitude,
                              longitude)
        galbi books move      people, wallet, ledger and orders to an empty database:
                              --to postgresql://…
        galbi books members   who shares the books; set NAME view|spend|manage, remove NAME
        galbi serve --ssh     sshd’s settings for users who get Galbi and nothing else; check,
                              install and uninstall (as root), add NAME FILE (a public key),
                              list, remove NAME; all in --data DIR

        \(LaunchHelp.options.text(.english))  --version

        Environment variables that override the settings file:
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
