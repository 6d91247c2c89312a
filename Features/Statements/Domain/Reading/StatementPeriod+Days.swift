import LedgerDomain
import Time

/// The days that a bank writes before the headings of a statement.
extension StatementPeriod {
  /// The days in a text without blanks, as `2026.11.01~2026.11.30`.
  static func days(_ text: String) -> [Day] {
    let parts = divided(text).split { "~–".contains($0) }
    return parts.compactMap { part in
      guard let start = part.firstIndex(where: \.isNumber) else { return nil }
      // Behind it there may be another label.
      return DayText.read(String(part[start...]))
        ?? DayText.read(String(part[start...].prefix { $0.isNumber || ".-/년월일".contains($0) }))
        ?? withoutTime(part[start...]) ?? named(part) ?? dayFirst(part[start...])
        ?? (parts.count == 2
          ? short(part[start...].prefix { $0.isNumber || ".-/".contains($0) }) : nil)
    }
  }

  /// With `~` in place of a line between two days, as `260901-261031` or `sep1,2026-oct31,2026`.
  private static func divided(_ text: String) -> String {
    let text = text.replacing("부터", with: "~")
    let signs = Array(text)
    guard !text.has("~"), signs.count < 100 else { return text }
    func figures(_ part: some Sequence<Character>) -> Int { part.prefix(while: \.isNumber).count }
    var result = ""
    for (place, sign) in signs.enumerated() {
      let before = figures(signs[..<place].reversed())
      let behind = signs[(place + 1)...]
      let isBetween =
        sign == "-"
        && ([6, 8].contains(before) && figures(behind) == before
          || before == 4 && behind.first.map { $0.isLetter && $0.isASCII } == true)
      result.append(isBetween ? "~" : sign)
    }
    return result
  }

  /// A day with a time behind it from which it is no longer apart, as `2026-11-0110:10:10`.
  private static func withoutTime(_ text: Substring) -> Day? {
    let figures = text.prefix { $0.isNumber || ".-/".contains($0) }
    guard text[figures.endIndex...].first == ":" else { return nil }
    return DayText.read(String(figures.dropLast(2)))
  }

  /// As `period:sep1,2026`.
  private static func named(_ text: Substring) -> Day? {
    guard let first = text.first(where: { $0.isLetter || $0.isNumber }), first.isASCII else {
      return nil
    }
    return DayText.read(String(text.split(separator: ":").last ?? ""))
  }

  /// As `14/11/2026`; where it may be another day, too, the later one, up to which days are.
  private static func dayFirst(_ text: Substring) -> Day? {
    let parts = text.prefix { $0.isNumber || "./-".contains($0) }.split { !$0.isNumber }
    guard parts.count == 3, parts[2].count == 4, parts[0].count < 3, parts[1].count < 3 else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    return [(numbers[0], numbers[1]), (numbers[1], numbers[0])].compactMap { day, month in
      Day(year: numbers[2], month: month, day: day)
    }.max()
  }

  /// A day with a year of two figures, as `26.09.01` or `260901`.
  static func short(_ text: Substring) -> Day? {
    let parts = text.split { !$0.isNumber }
    let figures =
      parts.count == 1 && parts[0].count == 6
      ? stride(from: 0, to: 6, by: 2).map { parts[0].dropFirst($0).prefix(2) } : parts
    let numbers = figures.compactMap { $0.count < 3 ? Int($0) : nil }
    guard figures.count == 3, numbers.count == 3, figures[0].count == 2 else { return nil }
    return Day(year: 2_000 + numbers[0], month: numbers[1], day: numbers[2])
  }
}
