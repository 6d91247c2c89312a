import Phrases

/// The texts of the demo's tiles.
enum DemoText: TextTable {
  case first, second, line, screen

  var phrase: Phrase {
    switch self {
    case .first: Phrase(ko: "본보기 타일 1", en: "Demo tile 1")
    case .second: Phrase(ko: "본보기 타일 2", en: "Demo tile 2")
    case .line: Phrase(ko: "열리는 것만 보여 줌", en: "shows that it opens")
    case .screen:
      Phrase(
        ko: "기능이 열릴 자리입니다. Esc로 돌아가세요.", en: "A feature would open here; go back with Esc.")
    }
  }
}
