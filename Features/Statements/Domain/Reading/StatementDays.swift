import LedgerDomain
import Time

/// Reads the days of a statement that do not say by themselves what they mean, once all are known.
///
/// Of a column with 11/20/2026 the order is known; of one with only 03/04/2026 the user has to say it,
/// since a wrong day would go unnoticed.
struct StatementDays {
  let order: DayOrder?
  /// More than one order if the user has to choose, or has chosen.
  let choices: [DayOrder]
  private let period: ClosedRange<Day>?

  /// How much longer a statement must be in another order for that to be out of the question.
  private static let ratio = 4

  /// Decides by the cells that are no whole days.
  ///
  /// In a Korean statement years come first where they may; days without a year are of the period.
  init(
    _ texts: [String], chosen: DayOrder? = nil, isKorean: Bool = false,
    within period: ClosedRange<Day>? = nil
  ) {
    self.period = period
    let texts = texts.map(Self.separated)
    let counts = DayOrder.allCases.map { order in
      (order: order, count: texts.count { DayText.read($0, in: order) != nil })
    }
    let most = counts.map(\.count).max() ?? 0
    guard most > 0 else {
      (order, choices) = (nil, [])
      return
    }
    // Years of two digits are known by the others, even where one line is no day.
    let likely = counts.filter { order, count in
      count == most || order == .yearFirst && count * 2 >= most
    }.map(\.order)
    if likely.count > 1, let chosen, likely.contains(chosen) {
      (order, choices) = (chosen, likely)
    } else if isKorean, likely.contains(.yearFirst) {
      (order, choices) = (.yearFirst, [])
    } else if likely.count == 1 || likely.contains(.yearFirst) {
      let decided = Self.shortest(of: likely, texts)
      (order, choices) = (decided, decided == nil ? likely : [])
    } else {
      (order, choices) = (nil, likely)
    }
  }

  /// Whether `day(_:)` may read a text that `DayText.read` does not.
  static func mayRead(_ text: String) -> Bool {
    DayText.needsOrder(separated(text)) || serial(text) != nil || monthAndDay(text) != nil
  }

  func day(_ text: String) -> Day? {
    if let serial = Self.serial(text) { return serial }
    if let (month, day) = Self.monthAndDay(text) { return inPeriod(month, day) }
    return order.flatMap { DayText.read(Self.separated(text), in: $0) }
  }

  /// Whether a text is a day in one order or another.
  static func isAmbiguous(_ text: String) -> Bool {
    let text = separated(text)
    return monthAndDay(text) != nil
      || DayOrder.allCases.contains { DayText.read(text, in: $0) != nil }
  }

  /// The order in which a statement is by far shorter than in the others; years of two digits are read
  /// as months or days otherwise.
  private static func shortest(of orders: [DayOrder], _ texts: [String]) -> DayOrder? {
    let spans = orders.map { order in
      let days = texts.compactMap { DayText.read($0, in: order)?.rawValue }
      return (order: order, span: (days.max() ?? 0) - (days.min() ?? 0) + 1)
    }.sorted { $0.span < $1.span }
    guard let best = spans.first else { return nil }
    guard let next = spans.dropFirst().first else { return best.order }
    return best.span * ratio <= next.span ? best.order : nil
  }

  // MARK: Other forms

  /// Six digits, as 251228, with signs between them.
  private static func separated(_ text: String) -> String {
    let digits = text.drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 6 else { return text }
    let rest = text[digits.endIndex...]
    guard rest.first.map({ $0.isWhitespace || $0 == "T" }) ?? true else { return text }
    let parts = stride(from: 0, to: 6, by: 2).map { digits.dropFirst($0).prefix(2) }
    return parts.joined(separator: "-") + rest
  }

  /// The days of spreadsheets from 1990 to 2099, counted from 1899-12-30.
  private static let serials = 32_874...73_050

  /// A day as a spreadsheet has it, maybe with a time as a fraction.
  private static func serial(_ text: String) -> Day? {
    let parts = text.trimmedBlanks.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, first.count == 5, let number = Int(first),
      serials.contains(number),
      parts.count < 2 || parts[1].allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return Moment(korean: Int64(number - 25_569) * 86_400_000).day
  }

  /// A day without a year, as 11/02 or 11월 2일.
  private static func monthAndDay(_ text: String) -> (month: Int, day: Int)? {
    let word = text.trimmedBlanks.prefix { !$0.isWhitespace && $0 != "(" }
    let hangul = text.has("월")
    let parts = (hangul ? text.prefix { $0 != "일" } : word).split(
      whereSeparator: { "/.-월".contains($0) })
    guard parts.count == 2, hangul || word.last?.isNumber == true,
      let month = Int(parts[0].filter { !$0.isWhitespace }),
      let day = Int(parts[1].filter { !$0.isWhitespace }),
      // Any leap year has all days.
      Day(year: 2_000, month: month, day: day) != nil
    else { return nil }
    return (month, day)
  }

  /// The last such day up to the end of the period.
  private func inPeriod(_ month: Int, _ day: Int) -> Day? {
    guard let end = period?.upperBound else { return nil }
    return (0..<5).lazy.compactMap { Day(year: end.year - $0, month: month, day: day) }
      .first { $0 <= end }
  }
}

extension String {
  fileprivate var trimmedBlanks: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
