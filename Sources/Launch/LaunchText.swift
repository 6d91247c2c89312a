import ResourceKit

/// What the frame of a demo says.
enum LaunchText: TextTable {
  case quit, fixedData, linkIsHeld

  var phrase: Phrase {
    switch self {
    case .quit: Phrase(ko: "끝내기", en: "quit")
    case .fixedData: Phrase(ko: "고정 자료", en: "fixed data")
    case .linkIsHeld:
      Phrase(
        ko: "잠겨 있어 링크를 열지 않았습니다. PIN을 입력한 뒤에 열립니다.",
        en: "It is locked, so the link was not opened; it opens after the PIN.")
    }
  }
}
