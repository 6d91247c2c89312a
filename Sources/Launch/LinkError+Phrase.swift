public import RIBs
public import ResourceKit

extension LinkError {
  /// One sentence for the user, who is at the nearest place that exists.
  public var phrase: Phrase {
    switch self {
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
