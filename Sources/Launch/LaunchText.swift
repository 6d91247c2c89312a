import ResourceKit

/// What the frame of a demo says.
enum LaunchText: TextTable {
  case quit, fixedData

  var phrase: Phrase {
    switch self {
    case .quit: Phrase(ko: "끝내기", en: "quit")
    case .fixedData: Phrase(ko: "고정 자료", en: "fixed data")
    }
  }
}
