public import Phrases
public import Time

/// The order of the parts of a day that does not begin with a year of four digits.
public enum DayOrder: CaseIterable, Hashable, Sendable {
  case yearFirst, monthFirst, dayFirst

  public var phrase: Phrase {
    switch self {
    case .yearFirst: Phrase(ko: "연-월-일", en: "Year-month-day")
    case .monthFirst: Phrase(ko: "월/일/연", en: "Month/day/year")
    case .dayFirst: Phrase(ko: "일/월/연", en: "Day/month/year")
    }
  }
}

extension DayText {
  /// Whether a text is of the form 11/20/2026 or 26-11-20, so that its order has to be known.
  public static func needsOrder(_ text: String) -> Bool { parts(of: text) != nil }

  /// Reads a text of that form; nil if it is no day in this order.
  public static func read(_ text: String, in order: DayOrder) -> Day? {
    guard let parts = parts(of: text) else { return nil }
    let (first, second, third) = (parts[0], parts[1], parts[2])
    let year = order == .yearFirst ? first : third
    guard [2, 4].contains(year.digits), order != .yearFirst || third.digits <= 2 else { return nil }
    let number = year.digits == 2 ? 2_000 + year.number : year.number
    return switch order {
    case .yearFirst: Day(year: number, month: second.number, day: third.number)
    case .monthFirst: Day(year: number, month: first.number, day: second.number)
    case .dayFirst: Day(year: number, month: second.number, day: first.number)
    }
  }

  /// Three numbers with the same sign between them, of which a time may follow; the first two have two
  /// digits at most.
  private static func parts(of text: String) -> [(number: Int, digits: Int)]? {
    let day = spaced(usual(text)).drop(while: \.isWhitespace).prefix {
      !$0.isWhitespace && !"T(,".contains($0)
    }
    guard let sign = day.first(where: { "-./".contains($0) }) else { return nil }
    let whole = day.last == "." ? day.dropLast() : day
    let parts = whole.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
      parts[0].count <= 2, parts[1].count <= 2, parts[2].count <= 4
    else { return nil }
    return parts.compactMap { part in Int(part).map { ($0, part.count) } }
  }
}
