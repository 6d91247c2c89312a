import ResourceKit

/// What the app itself says.
enum AppText: TextTable {
  case name, home, quit, lock, samples, cleared, offline

  var phrase: Phrase {
    switch self {
    case .name: Phrase(ko: "갈비", en: "Galbi")
    case .home: Phrase(ko: "홈", en: "Home")
    case .quit: Phrase(ko: "끝내기", en: "quit")
    case .lock: Phrase(ko: "잠그기", en: "lock")
    case .samples: Phrase(ko: "표본 자료", en: "sample data")
    case .cleared: Phrase(ko: "받은 자료 없음", en: "no downloads")
    case .offline: Phrase(ko: "오프라인", en: "offline")
    }
  }
}
