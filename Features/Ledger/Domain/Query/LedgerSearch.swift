import Phrases
public import Search
import Time
import WalletDomain

/// What a search text finds in a ledger: texts and notes with it, amounts that it names, rows of a day or
/// month that it names, and those of categories whose names begin with it.
public struct LedgerSearch: Sendable {
  /// A day or a month, as its digits are written.
  enum Period: Hashable, Sendable {
    /// The days of one month or one day, as `20261119`.
    case days(ClosedRange<Int>)
    /// A day of every year, as `1119`.
    case yearly(Int)
  }

  public let words: HangulSearch
  /// Other words, which stand anywhere in a text or a note that has `words`.
  public let others: [HangulSearch]
  /// In won, without its sign; nil if the text is no amount.
  public let amount: Int64?
  /// Empty if no name begins with the text.
  public let categories: [LedgerCategory]
  let period: Period?

  /// A text of one letter names no category, since nearly every letter begins one.
  private static let fewestLetters = 2

  public init(_ typed: String, in categories: LedgerCategories) {
    var parts = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    // The longest of several words is the rarest, as a rule.
    let longest = parts.indices.max { parts[$0].count < parts[$1].count }
    if let longest, parts.count > 1 {
      words = HangulSearch(parts.remove(at: longest))
      others = parts.map { HangulSearch($0) }
    } else {
      words = HangulSearch(typed)
      others = []
    }
    let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if case .amount(let amount) = AmountText.read(text), amount != 0 {
      self.amount = Int64(clamping: amount.magnitude)
    } else {
      amount = nil
    }
    period = Self.period(text)
    let name = HangulSearch(WordKey(text))
    self.categories =
      name.length < Self.fewestLetters
      ? []
      : categories.list.filter { category in
        [category.phrase.text(.korean), category.phrase.text(.english)].contains {
          name.matches(WordKey($0).units, at: 0)
        }
      }.map(\.id)
  }

  /// Whether it finds a row, whose search key is that of its text and its note.
  public func finds(_ row: LedgerRow, _ key: SearchKey) -> Bool {
    words.matches(key) && others.allSatisfy { $0.matches(key) }
      || amount == Int64(clamping: row.amount.amount.magnitude)
      || categories.contains(row.category) || isOfPeriod(row.day)
  }

  /// The days that the text names, of these years.
  public func days(in years: some Sequence<Int>) -> [ClosedRange<Int>] {
    switch period {
    case nil: []
    case .days(let days): [days]
    case .yearly(let day): years.map { $0 * 10_000 + day...$0 * 10_000 + day }
    }
  }

  private func isOfPeriod(_ day: Day) -> Bool {
    switch period {
    case nil: false
    case .days(let days): days.contains(day.rawValue)
    case .yearly(let yearly): day.rawValue % 10_000 == yearly
    }
  }

  /// Reads what screens write, as `19 Nov 2026`, `19/11/26`, `Nov ’26`, `26.11.19`, `11월 19일`, and
  /// `2026-11-19`, `2026.11`, `11/19`, `Nov 19, 2026` and the like.
  private static func period(_ text: String) -> Period? {
    let parts = text.split { "-./,’' 년월일".contains($0) }
    let numbers = parts.map { part in
      part.allSatisfy(\.isDigit) && part.count <= 4 ? Int(part) : nil
    }
    let known = numbers.compactMap(\.self)
    if let month = parts.prefix(2).compactMap(month(named:)).first {
      guard known.count == parts.count - 1 else { return nil }
      switch known.count {
      case 1:
        let isYear = known[0] > 31 || text.contains { "’'".contains($0) }
        return isYear ? days(of: known[0], month) : yearly(month, known[0])
      case 2:
        return known[0] > 31
          ? days(of: known[0], month, known[1]) : days(of: known[1], month, known[0])
      default: return nil
      }
    }
    // A comma between figures stands in an amount.
    guard known.count == parts.count, !text.contains(",") else { return nil }
    let isDayFirst = text.contains("/")
    switch known.count {
    case 3 where isDayFirst && parts[0].count <= 2 && parts[2].count != 1:
      return days(of: known[2], known[1], known[0]) ?? days(of: known[0], known[1], known[2])
    case 3: return days(of: known[0], known[1], known[2])
    case 2 where parts[0].count == 4: return days(of: known[0], known[1])
    case 2:
      return yearly(known[0], known[1])
        ?? (isDayFirst ? yearly(known[1], known[0]) : days(of: known[0], known[1]))
    default: return nil
    }
  }

  private static func month(named name: Substring) -> Int? {
    Day.englishMonths.firstIndex { name.lowercased() == $0.lowercased() }.map { $0 + 1 }
  }

  /// A day if it is named, or else a month; a year of two digits is of this century.
  private static func days(of year: Int, _ month: Int, _ day: Int? = nil) -> Period? {
    let year = year < 100 ? year + 2_000 : year
    guard let first = Day(year: year, month: month, day: day ?? 1)?.rawValue else { return nil }
    return .days(day == nil ? first / 100 * 100...first / 100 * 100 + 99 : first...first)
  }

  private static func yearly(_ month: Int, _ day: Int) -> Period? {
    // A leap year has every day.
    Day(year: 2_024, month: month, day: day).map { .yearly($0.rawValue % 10_000) }
  }
}
