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
  /// Up to when days without a year are; nil if unknown.
  private let end: Day?
  /// From when on they are, if that is known, and up to the present day.
  private let likely: ClosedRange<Day>?

  /// Whether a day may stand in a statement; the year of another one was mistyped, or is that of a plan.
  func isLikely(_ day: Day) -> Bool {
    day.year >= Self.firstYear
      && today.map { day.year <= max($0.year, Self.lastYear) + Self.yearsAhead } ?? true
  }

  /// From which year on banks have files, the one in which this was written, which the clock of a machine may be
  /// behind, and how many years ahead what is still to come may be.
  private static let (firstYear, lastYear, yearsAhead) = (1_970, 2_026, 2)
  private let today: Day?

  private nonisolated(unsafe) static let pointed = /^\s*\d{1,2}\.\d{1,2}\.\d{4}/

  /// How much longer a statement must be in another order for that to be out of the question.
  private static let ratio = 4

  /// Decides by the cells that are no whole days.
  ///
  /// An order in which the days are years ago or still to come is out of the question, if another one is not. In
  /// a Korean statement years come first where they are the latest; days without a year are of the period.
  init(
    _ texts: [String], chosen: DayOrder? = nil, isKorean: Bool = false,
    within period: ClosedRange<Day>? = nil, until end: Day? = nil, today: Day? = nil
  ) {
    self.end = period?.upperBound ?? end
    self.today = today
    self.likely = period.flatMap { period in
      today.flatMap { period.lowerBound <= $0 ? period.lowerBound...$0 : nil }
    }
    let readings = DayOrder.allCases.map { Reading(texts.map(Self.separated), in: $0) }
    let most = readings.map(\.days.count).max() ?? 0
    guard most > 0 else {
      (order, choices) = (nil, [])
      return
    }
    // Years of two digits are known by the others, even where one line is no day.
    let likely = readings.filter { reading in
      reading.days.count == most || reading.order == .yearFirst && reading.days.count * 2 >= most
    }
    if likely.count > 1, let chosen, likely.contains(where: { $0.order == chosen }) {
      (order, choices) = (chosen, likely.map(\.order))
      return
    }
    var left = Self.kept(likely) { reading in period.map(reading.isWithin) ?? false }
    left = Self.kept(left) { $0.isPlausible(today) }
    // Who writes points before a year writes the day first.
    if texts.allSatisfy({ $0.has(".") && $0.firstMatch(of: Self.pointed) != nil }) {
      left = Self.kept(left) { $0.order == .dayFirst }
    }
    left = Self.decided(left, isKorean: isKorean, today)
    order = left.count == 1 ? left[0].order : nil
    choices = left.count == 1 ? [] : left.map(\.order)
  }

  /// The texts as days in one order.
  private struct Reading {
    let order: DayOrder
    /// In the order of time.
    let days: [Day]

    init(_ texts: [String], in order: DayOrder) {
      self.order = order
      days = texts.compactMap { DayText.read($0, in: order) }.sorted()
    }

    var isYearFirst: Bool { order == .yearFirst }
    var span: Int {
      days.first.flatMap { first in days.last.map { $0.rawValue - first.rawValue + 1 } } ?? 0
    }

    func isWithin(_ period: ClosedRange<Day>) -> Bool {
      period.lowerBound < period.upperBound && days.allSatisfy(period.contains)
    }

    /// How old a statement may be, in years, and from which year on without a calendar.
    private static let (oldest, first) = (10, 2_016)
    /// The first year of two digits, and the last one without a calendar.
    private static let (century, last) = (2_000, 2_050)

    func isPlausible(_ today: Day?) -> Bool {
      guard let first = days.first, let last = days.last else { return false }
      let earliest = today.map { $0.year - Self.oldest } ?? Self.first
      let latest = today.map { $0.months + 1 } ?? Self.last * 12
      return last.year >= earliest && first.year >= Self.century && last.months <= latest
    }

    /// Whether it ends in this year or in the last one.
    func isRecent(_ today: Day?) -> Bool {
      guard let today, let last = days.last else { return false }
      return last.year >= today.year - 1
    }
  }

  /// Those of which a test is true; all if it is true of none.
  private static func kept(_ readings: [Reading], _ test: (Reading) -> Bool) -> [Reading] {
    let kept = readings.filter(test)
    return kept.isEmpty ? readings : kept
  }

  /// Whether years come first, by how long the statement is otherwise; of the other orders none is likelier.
  private static func decided(
    _ readings: [Reading], isKorean: Bool, _ today: Day?
  ) -> [Reading] {
    let others = readings.filter { !$0.isYearFirst }
    guard let years = readings.first(where: \.isYearFirst), let span = others.map(\.span).min()
    else { return readings }
    if years.span * ratio <= span { return [years] }
    if span * ratio <= years.span { return others }
    let isLatest = isKorean && years.isRecent(today) && !others.contains { $0.isRecent(today) }
    return isLatest ? [years] : readings
  }

  /// Whether `day(_:)` may read a text that `DayText.read` does not.
  static func mayRead(_ text: String) -> Bool {
    DayText.needsOrder(separated(text)) || serial(text) != nil || monthAndDay(text) != nil
  }

  /// Whether a text is a day, or a number that stands for one in a spreadsheet of these decades.
  static func mayBeDay(_ text: String) -> Bool {
    serial(text).map { $0.year < 2050 } ?? (isDay(text) || mayRead(text))
  }

  func day(_ text: String) -> Day? {
    if let serial = Self.serial(text) { return serial }
    if let (month, day) = Self.monthAndDay(text) { return inPeriod(month, day) }
    return order.flatMap { DayText.read(Self.separated(text), in: $0) }
  }

  /// Whether a text can be read as a day that there is.
  static func isDay(_ text: String) -> Bool {
    DayText.read(text) != nil || serial(text) != nil || isAmbiguous(text)
  }

  /// Whether a text is a month and a day alone.
  static func hasNoYear(_ text: String) -> Bool { monthAndDay(text) != nil }

  /// Whether a text is a day in one order or another.
  static func isAmbiguous(_ text: String) -> Bool {
    let text = separated(text)
    return monthAndDay(text) != nil
      || DayOrder.allCases.contains { DayText.read(text, in: $0) != nil }
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

  /// The second of a day that is a number of a spreadsheet, or of a part of a day such as 0.5; nil for no fraction.
  static func second(ofNumber text: String) -> Int? {
    let word = text.trimmedBlanks
    guard serial(text) != nil || word.hasPrefix("0."), word.contains("."),
      let number = Double(String(word))
    else { return nil }
    return min(Int(((number - number.rounded(.down)) * 86_400).rounded()), 86_399)
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

  /// The last such day up to the end.
  private func inPeriod(_ month: Int, _ day: Int) -> Day? {
    guard let end else { return nil }
    let days = (0..<5).compactMap { Day(year: end.year - $0, month: month, day: day) }
      .filter { $0 <= end }
    return days.first { likely?.contains($0) == true } ?? days.first
  }
}

extension Day {
  /// Counted from the year 0.
  fileprivate var months: Int { year * 12 + month }
}

extension String {
  fileprivate var trimmedBlanks: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
