import LedgerDomain
import Time

/// Of which days a statement is, by what a bank writes before the headings, and by the name of the file.
struct StatementPeriod {
  /// The first and the last day that were asked for.
  let days: ClosedRange<Day>?
  /// Up to when days are that have no year, if something else says it, as the month in a title.
  let end: Day?

  private static let asked = ["조회", "기간", "이용월", "period"]
  private static let stated = asked + ["출력", "작성", "기준", "statementdate", "asof", "printed"]
  /// Words beside days of something else, as of a form or of an account.
  private static let others = [
    "양식", "개정", "귀속", "시행", "제정", "적용", "약관", "고시", "심의", "준법", "신규", "만기", "개설", "가입일", "유효",
    "약정", "무이자", "할부기간", "계약", "생년",
  ]

  /// The cells of `rows` are plain, and none is empty.
  init(_ rows: [[String]], file: String) {
    func has(_ words: [String], _ row: [String]) -> Bool {
      row.contains { cell in words.contains(where: cell.has) }
    }
    let own = rows.map(Self.withoutOthers)
    let (first, rest) = (own.filter { has(Self.asked, $0) }, own.filter { !has(Self.asked, $0) })
    let days =
      (first + rest).lazy.compactMap { Self.span($0.flatMap(Self.days)) }.first
      ?? first.lazy.compactMap { Self.span(ofMonths: Self.months($0)) }.first
    let months = own.lazy.compactMap { Self.months($0).map(\.upperBound).max() }.first
    let years = own.joined().lazy.compactMap(Self.year).first
    let others = own.filter { has(Self.stated, $0) }.joined().flatMap(Self.days).max()
    self.days = days
    end = months ?? years ?? others ?? Self.end(in: file)
  }

  /// Without labels of other days, and what stands behind these.
  private static func withoutOthers(_ row: [String]) -> [String] {
    var isBehind = false
    return row.filter { cell in
      let isOther = others.contains(where: cell.has)
      defer { isBehind = isOther && !cell.contains(where: \.isNumber) }
      return !isOther && !isBehind
    }
  }

  private static func span(_ days: [Day]) -> ClosedRange<Day>? {
    days.count == 2 && days[0] <= days[1] ? days[0]...days[1] : nil
  }

  private static func span(ofMonths months: [ClosedRange<Day>]) -> ClosedRange<Day>? {
    guard let first = months.first, let last = months.last, months.count == 2,
      first.lowerBound < last.lowerBound
    else { return nil }
    return first.lowerBound...last.upperBound
  }

  // MARK: Months

  /// The months that the cells of a row name, as `2026년 1월 이용대금명세서` or `2026.09 ~ 2026.10`; none for days.
  private static func months(_ row: [String]) -> [ClosedRange<Day>] {
    // As 조회월, 202611.
    let isOfMonths = row.contains { $0.has("월") && !$0.contains(where: \.isNumber) }
    return row.flatMap { cell -> [ClosedRange<Day>] in
      if isOfMonths, cell.count == 6, let number = Int(cell) {
        return [month(number / 100, number % 100)].compactMap(\.self)
      }
      return months(in: cell)
    }
  }

  private static func months(in text: String) -> [ClosedRange<Day>] {
    let signs = Array(text)
    var found: [ClosedRange<Day>] = []
    var year: Int?
    var place = 0
    while place < signs.count {
      let isStart = place == 0 || !"0123456789.-/".contains(signs[place - 1])
      guard isStart, let (figures, end) = number(signs, place), end < signs.count else {
        place += 1
        continue
      }
      let isNamed = signs[end] == "년"
      let full = isNamed && end - place == 2 ? 2_000 + figures : figures
      if "년.-/".contains(signs[end]), years.contains(full) {
        year = full
        if let (number, behind) = number(signs, end + 1), behind - end <= 3,
          isEnd(signs, behind), let month = month(full, number)
        {
          found.append(month)
          place = behind
          continue
        }
      } else if let year, signs[end] == "월", place > 0, "~–-".contains(signs[place - 1]),
        isEnd(signs, end), let month = month(year, figures)
      {
        // As 2026년 9월~10월.
        found.append(month)
      }
      place = max(end, place + 1)
    }
    return found
  }

  private static let years = 2_000..<2_100

  /// Whether a month ends here, behind which there is no day.
  private static func isEnd(_ signs: [Character], _ place: Int) -> Bool {
    let rest = signs[place...]
    let isDay =
      rest.first.map { "월.-/".contains($0) } == true && rest.dropFirst().first?.isNumber == true
    return !isDay && rest.first?.isNumber != true
  }

  private static func number(_ signs: [Character], _ start: Int) -> (value: Int, end: Int)? {
    guard start < signs.count else { return nil }
    let figures = signs[start...].prefix { $0.isASCII && $0.isNumber }
    return Int(String(figures)).map { ($0, start + figures.count) }
  }

  private static func month(_ year: Int, _ month: Int) -> ClosedRange<Day>? {
    guard years.contains(year), let first = Day(year: year, month: month, day: 1) else {
      return nil
    }
    let last = (28...31).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first
    return last.map { first...$0 }
  }

  /// The last day of a year that a text names without a month.
  private static func year(_ text: String) -> Day? {
    let signs = Array(text)
    for start in signs.indices where start == 0 || !"0123456789.-/".contains(signs[start - 1]) {
      guard let (figures, end) = number(signs, start), end < signs.count, signs[end] == "년",
        number(signs, end + 1) == nil
      else { continue }
      let year = end - start == 2 ? 2_000 + figures : figures
      if years.contains(year) { return Day(year: year, month: 12, day: 31) }
    }
    return nil
  }

  // MARK: Files

  /// The last day of what the name of a file says, as 롯데카드_202602, 2026년 2월 or 260901_261031.
  private static func end(in file: String) -> Day? {
    let figures = file.split { !$0.isNumber }.reversed()
    let days = figures.compactMap { figures -> Day? in
      figures.count == 8 ? DayText.read(String(figures)) : nil
    }
    let shorts = figures.compactMap { $0.count == 6 ? short($0) : nil }
    if let last = (days + (shorts.count == 2 ? shorts : [])).max() { return last }
    let whole = figures.filter { $0.count == 6 }.compactMap { figures in
      Int(figures).flatMap { month($0 / 100, $0 % 100) }
    }
    let text = StatementWords.plain(file).replacing("_", with: ",")
    let named = whole + months(in: text)
    return named.map(\.upperBound).max() ?? year(text)
      ?? figures.lazy.filter { $0.count == 4 }.compactMap { Int($0) }.filter(years.contains)
      .compactMap { Day(year: $0, month: 12, day: 31) }.first
  }
}
