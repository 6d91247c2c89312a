public import Phrases
public import RIBs

extension LinkError {
  /// One sentence for the user, who has been taken to the nearest existing place.
  public var phrase: Phrase { phrase(naming: nil) }

  /// The same, where the place that was to be opened has this title; without one it is `another screen`
  /// if it exists.
  func phrase(naming title: Phrase?) -> Phrase {
    switch self {
    case .malformed(let text):
      Phrase(ko: "올바른 링크가 아닙니다: \(text)", en: "“\(text)” is not a valid link.")
    case .unknown(let segment, _):
      Phrase(
        ko: "‘\(segment.words)’ 항목을 찾을 수 없어 가장 가까운 화면을 열었습니다.",
        en: "“\(segment.words)” was not found, so the nearest screen was opened.")
    case .unsaved:
      Phrase(
        ko: "저장하지 않은 내용이 있어 \(title.korean) 열지 않았습니다. 저장하거나 Esc로 취소해 주세요.",
        en:
          "You have unsaved changes, so \(title.english) was not opened. Save them, or press "
          + "Esc to discard them."
      )
    case .failed:
      Phrase(
        ko: "\(title.korean) 열 수 없어 가장 가까운 화면을 열었습니다.",
        en: "\(title.english.sentenceCased) could not be opened, so the nearest screen was opened."
      )
    }
  }
}

extension Phrase? {
  fileprivate var korean: String { map { "‘\($0.text(.korean))’ 화면을" } ?? "다른 화면을" }

  fileprivate var english: String { map { "“\($0.text(.english))”" } ?? "another screen" }
}

extension Segment {
  /// Without the escapes of a link.
  fileprivate var words: String {
    let pairs = parameters.map { "\($0.name)=\($0.value)" }
    return name + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }
}
