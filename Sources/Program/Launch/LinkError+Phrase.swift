public import Phrases
public import RIBs
import TerminalUI

extension LinkError {
  /// One sentence for the user, who has been taken to the nearest existing place.
  public var phrase: Phrase { phrase(naming: nil) }

  /// The same for the whole link, with what may have been meant among the places that there are.
  func phrase(naming title: Phrase?, of link: Link, among places: [Destination]) -> Phrase {
    guard case .unknown(let segment, _) = self else { return phrase(naming: title) }
    if !segment.parameters.isEmpty, let place = link.place(of: segment),
      let known = places.first(where: { $0.link == place })
    {
      // What it takes is not wrong, but there is nothing of this value.
      guard !segment.parameters.allSatisfy({ known.parameters.contains($0.name) }) else {
        // Nothing was looked for.
        if segment.parameters.contains(where: { $0.value.allSatisfy(\.isWhitespace) }) {
          return Phrase(
            ko: "‘\(segment.values)’에 값이 없어 가장 가까운 화면을 열었습니다.",
            en: "“\(segment.values)” has no value, so the nearest screen was opened.")
        }
        return Phrase(
          ko: "‘\(segment.values)’ 값을 찾을 수 없어 가장 가까운 화면을 열었습니다.",
          en: "“\(segment.values)” was not found, so the nearest screen was opened.")
      }
      let meant = [place, segment.values(naming: known.parameters)].compactMap(\.self)
        .joined(separator: "?")
      return Phrase(
        ko: "‘\(segment.values)’ 값을 알 수 없습니다. 혹시 ‘\(meant)’인가요?",
        en: "“\(segment.values)” isn’t recognised. Did you mean “\(meant)”?")
    }
    guard let (head, rest) = link.parts(at: segment) else { return phrase(naming: title) }
    let near = places.map(\.link).filter { $0.hasPrefix(head) }.map {
      String($0.dropFirst(head.count))
    }
    guard let meant = nearest(to: rest, among: near.filter { !$0.isEmpty }) else {
      return phrase(naming: title)
    }
    return UsageError.unknownWord(head + rest, nearest: head + meant).phrase
  }

  /// The same, where the place that was to be opened has this title; without one it is `another screen`
  /// if it exists.
  func phrase(naming title: Phrase?) -> Phrase {
    switch self {
    case .malformed(let text):
      Phrase(
        ko: "올바른 링크가 아닙니다: \(text.shortened(to: 100))",
        en: "“\(text.shortened(to: 100))” is not a valid link.")
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
        en: "\(title.english.sentenceCased) couldn’t be opened, so the nearest screen was opened."
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
    (name + (parameters.isEmpty ? "" : "?" + allValues)).shortened(to: 100)
  }

  fileprivate var values: String { allValues.shortened(to: 100) }

  /// The values under the names that may have been meant; nil if these are not known, or are those that were
  /// written.
  fileprivate func values(naming names: [String]) -> String? {
    let meant = parameters.map {
      names.contains($0.name) ? $0.name : nearest(to: $0.name, among: names)
    }
    guard meant != parameters.map(\.name), !meant.contains(nil) else { return nil }
    return zip(meant, parameters).map { "\($0 ?? "")=\($1.value)" }.joined(separator: "&")
      .shortened(to: 100)
  }

  private var allValues: String {
    parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }
}

extension Link {
  /// What leads to a segment, without its values.
  fileprivate func place(of segment: Segment) -> String? {
    parts(at: segment).map { $0.head + segment.name }
  }

  /// What is before a segment, and the rest of the link.
  fileprivate func parts(at segment: Segment) -> (head: String, rest: String)? {
    guard let index = segments.firstIndex(of: segment) else { return nil }
    let texts = segments.map(\.description)
    return (
      texts[..<index].map { $0 + "/" }.joined(), texts[index...].joined(separator: "/")
    )
  }
}
