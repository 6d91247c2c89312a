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
    case .unsaved(let segment, _):
      Phrase(
        ko: "저장하지 않은 것이 있어 ‘\(segment)’을(를) 열지 않았습니다. 저장하거나 Esc로 버리세요.",
        en: "Something is not saved, so ‘\(segment)’ was not opened; save it, or leave it with Esc."
      )
    case .failed(let segment, _, _):
      Phrase(
        ko: "‘\(segment)’을(를) 열지 못해 가장 가까운 곳을 열었습니다.",
        en: "‘\(segment)’ could not be opened, so this is the nearest place.")
    }
  }
}
