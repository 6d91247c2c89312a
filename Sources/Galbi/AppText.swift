import RIBs
import ResourceKit

/// What the app itself says.
enum AppText: TextTable {
  case name, quit, samples, offline

  var phrase: Phrase {
    switch self {
    case .name: Phrase(ko: "갈비", en: "Galbi")
    case .quit: Phrase(ko: "끝내기", en: "quit")
    case .samples: Phrase(ko: "표본 자료", en: "sample data")
    case .offline: Phrase(ko: "오프라인", en: "offline")
    }
  }

  /// A link could be followed only as far as the screen that is shown.
  static func unreached(_ error: LinkError) -> Phrase {
    switch error {
    case .malformed(let text):
      Phrase(ko: "‘\(text)’은(는) 링크가 아닙니다.", en: "‘\(text)’ is not a link.")
    case .unknown(let segment, _):
      Phrase(
        ko: "‘\(segment)’은(는) 여기에 없어 가장 가까운 곳을 열었습니다.",
        en: "There is no ‘\(segment)’ here, so this is the nearest place.")
    case .failed(let segment, _, _):
      Phrase(
        ko: "‘\(segment)’을(를) 열지 못해 가장 가까운 곳을 열었습니다.",
        en: "‘\(segment)’ could not be opened, so this is the nearest place.")
    }
  }
}
