public import Phrases

/// From where to where a ride goes.
public struct Route: Hashable, Sendable {
  /// How many characters a place may have.
  public static let placeLength = 40

  private var places: [RouteEnd: String] = [:]

  public init() {}

  /// What the user has written; empty for the preset place.
  public subscript(end: RouteEnd) -> String {
    get { places[end] ?? "" }
    set { places[end] = newValue.allSatisfy(\.isWhitespace) ? nil : newValue }
  }

  /// As 우리집 → 회사.
  public var phrase: Phrase {
    func text(_ language: Language) -> String {
      RouteEnd.allCases
        .map { places[$0]?.trimmed ?? $0.preset.text(language) }.joined(separator: " → ")
    }
    return Phrase(ko: text(.korean), en: text(.english))
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
