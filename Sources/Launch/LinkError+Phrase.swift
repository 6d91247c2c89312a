public import Phrases
public import RIBs

extension LinkError {
  /// One sentence for the user, who has been taken to the nearest existing place.
  public var phrase: Phrase {
    switch self {
    case .malformed(let text):
      Phrase(ko: "‘\(text)’은(는) 링크가 아닙니다.", en: "‘\(text)’ is not a link.")
    case .unknown(let segment, _):
      Phrase(
        ko: "‘\(segment.words)’은(는) 여기에 없어 가장 가까운 곳을 열었습니다.",
        en: "There is no ‘\(segment.words)’ here, so this is the nearest place.")
    case .unsaved(let segment, _):
      Phrase(
        ko: "저장하지 않은 것이 있어 ‘\(segment.words)’을(를) 열지 않았습니다. 저장하거나 Esc로 버리세요.",
        en: "Something is not saved, so ‘\(segment.words)’ was not opened; save it, or leave it "
          + "with Esc.")
    case .failed(let segment, _, _):
      Phrase(
        ko: "‘\(segment.words)’을(를) 열지 못해 가장 가까운 곳을 열었습니다.",
        en: "‘\(segment.words)’ could not be opened, so this is the nearest place.")
    }
  }
}

extension Segment {
  /// Without the escapes of a link.
  fileprivate var words: String {
    let pairs = parameters.map { "\($0.name)=\($0.value)" }
    return name + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }
}
