import Phrases
import Time
public import WalletDomain

/// A search for what a list shows of an order besides texts and numbers: its day, its total or its state.
public struct OrderWords {
  /// In lower case, with single blanks.
  private let typed: String
  private let total: Won?
  private let states: [OrderState]
  private let mayBeDay: Bool
  private let time: Int64
  /// Which days the text names, of those that were asked for.
  private var days: [Day: Bool] = [:]

  /// Fewer digits alone are those of a number.
  private static let leastDigits = 4

  /// A search that is made at a time, in milliseconds since 1970; nil if the text names nothing of that kind.
  public init?(_ search: String, at time: Int64) {
    let text = Self.plain(search)
    typed = text
    total = Self.total(text)
    states = OrderState.allCases.filter { $0.isNamed(text) }
    mayBeDay =
      Self.beginsDay(text) && text.contains { $0.isLetter || "/.-".contains($0) }
    self.time = time
    guard total != nil || !states.isEmpty || mayBeDay else { return nil }
  }

  /// Whether it finds an order.
  public mutating func find(_ times: OrderTimes, total: Won) -> Bool {
    if total == self.total || states.contains(times.state(at: time)) { return true }
    guard mayBeDay else { return false }
    let day = Day(milliseconds: times.placed)
    if let isNamed = days[day] { return isNamed }
    let isNamed = Self.texts(of: day).contains { [typed] in Self.begins($0, with: typed) }
    days[day] = isNamed
    return isNamed
  }

  fileprivate static func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// An amount as screens write it, with separators or a unit, or of some digits.
  private static func total(_ typed: String) -> Won? {
    var digits = typed
    for unit in ["원", " won"] where digits.hasSuffix(unit) { digits.removeLast(unit.count) }
    let hasSigns = digits.contains(",") || digits != typed
    digits.removeAll { $0 == "," }
    guard hasSigns || digits.count >= leastDigits, digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return Int64(digits).map { Won($0) }
  }

  /// The beginning of a day: its first figure or the name of a month.
  private static func beginsDay(_ typed: String) -> Bool {
    typed.first?.isNumber == true
      || Day.englishMonths.contains { typed.hasPrefix($0.lowercased()) }
  }

  /// As screens and files write it, in lower case.
  private static func texts(of day: Day) -> [String] {
    let (month, date) = (day.month, day.day)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (months, dates, year) = (padded(month), padded(date), padded(day.year % 100))
    let name = Day.englishMonths[month - 1].lowercased()
    return [
      "\(day.year)년 \(month)월 \(date)일", "\(month)월 \(date)일",
      "\(day.year).\(months).\(dates)", "\(year).\(months).\(dates)", "\(months).\(dates)",
      "\(date) \(name) \(day.year)", "\(name) \(day.year)", "\(date)/\(months)/\(year)",
      "\(dates)/\(months)/\(year)", "\(date)/\(month)/\(day.year)",
      "\(dates)/\(months)/\(day.year)",
      "\(day.year)-\(months)-\(dates)",
    ]
  }

  /// Whether a text is the other one, or goes on after it with something else than the rest of a number.
  private static func begins(_ text: String, with typed: String) -> Bool {
    guard text.hasPrefix(typed) else { return false }
    let next = text.dropFirst(typed.count).first
    return typed.last?.isNumber != true || next?.isNumber != true
  }
}

extension OrderState {
  /// With fewer letters all states would be found with goods.
  private static let leastLetters = 2

  /// Whether a text is the beginning of its name in any language.
  public func isNamed(_ text: String) -> Bool {
    let text = OrderWords.plain(text)
    return text.count >= Self.leastLetters
      && Language.allCases.contains { language in
        let name = phrase.text(language).lowercased()
        return name.hasPrefix(text) || name.filter { $0 != " " }.hasPrefix(text)
      }
  }
}
