public import Phrases

/// A group of ages.
public enum Generation: CaseIterable, Sendable {
  case kid, teen, youth, middle, senior, old

  /// 0–12, 13–19, 20–39, 40–59, 60–69, older.
  public init(age: Int) {
    self =
      switch age {
      case ...12: .kid
      case ...19: .teen
      case ...39: .youth
      case ...59: .middle
      case ...69: .senior
      default: .old
      }
  }

  /// The name of a person of this group.
  public var phrase: Phrase {
    switch self {
    case .kid: Phrase(ko: "어린이", en: "Child")
    case .teen: Phrase(ko: "청소년", en: "Teen")
    case .youth: Phrase(ko: "청년", en: "Young adult")
    case .middle: Phrase(ko: "중년", en: "Middle-aged")
    case .senior: Phrase(ko: "장년", en: "Older adult")
    case .old: Phrase(ko: "노년", en: "Elderly")
    }
  }
}
