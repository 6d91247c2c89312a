import LedgerDomain
import Storage
import Time

/// Days with times of another zone, as `2026-11-05T23:12:33Z`, with `-05:00` or below `Date (UTC)`: those of the ledger
/// are Korea's.
struct UniversalTimes {
  private let column: Int
  /// Whether all of them are in UTC, as their heading says.
  private let isHeaded: Bool

  private static let hour = 3_600
  private static let korea = 9 * hour
  private static let dayLength = 24 * hour

  /// Nil where no line says so, and where all are of midnight: then they are days alone.
  init?(_ rows: ArraySlice<FileRow>, _ headings: [String], _ mapping: ColumnMapping) {
    guard let column = mapping[.day] else { return nil }
    self.column = column
    let isHeaded =
      headings.indices.contains(column)
      && ["(utc)", "(gmt)", "utc", "gmt"].contains(
        where: StatementWords.plain(headings[column]).hasSuffix)
    self.isHeaded = isHeaded
    let seconds = rows.lazy.map { DayText.usual($0.cell(at: column)) }
      .filter { isHeaded || Self.zone(of: $0) != nil }
      .compactMap { DayText.second(in: $0, isColumn: false) }
    guard seconds.contains(where: { $0 != 0 }) else { return nil }
  }

  private nonisolated(unsafe) static let universal =
    /\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|UTC|GMT)\s*$/
  private nonisolated(unsafe) static let other =
    /(?:T\d\d:\d\d|\d\d:\d\d:\d\d(?:\.\d+)?|\d\d:\d\d\s?(?:UTC|GMT|(?=\+))|\d\d:\d\d\s(?=-))\s?(?:UTC|GMT)?([-+])(\d\d):?(\d\d)?\s*(?:\(\w+\))?$/
  private nonisolated(unsafe) static let ahead = /\s[-+]\d\d:\d\d\s*(?:\(\w+\))?$/

  /// By how much a time is ahead of UTC, in seconds; nil where it does not say so.
  private static func zone(of text: String) -> Int? {
    // Nearly all times are without.
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      text.utf8[colon...].contains(where: { "Z+-UG".utf8.contains($0) })
    else { return nil }
    if text.contains(universal) { return 0 }
    // Of two times without seconds the second may be an end: 18:00-19:10.
    guard let found = text.firstMatch(of: other), let hours = Int(found.2) else { return nil }
    let minutes = found.3.flatMap { Int($0) } ?? 0
    let size = hours * hour + minutes * 60
    let zone = found.1 == "-" ? -size : size
    return minutes % 15 == 0 && (-12 * hour...14 * hour).contains(zone) ? zone : nil
  }

  /// The rows with the days and times of Korea.
  func local(_ rows: ArraySlice<FileRow>) -> ArraySlice<FileRow> {
    rows.map { row in
      let cell = DayText.usual(row.cell(at: column))
      guard let zone = Self.zone(of: cell) ?? (isHeaded ? 0 : nil), zone != Self.korea,
        let text = Self.local(cell, zone)
      else { return row }
      var cells = row.cells
      cells[column] = text
      return FileRow(number: row.number, cells: cells)
    }[...]
  }

  private static func local(_ text: String, _ zone: Int) -> String? {
    // Behind a blank it would be a time of its own.
    let text = text.replacing(ahead, with: "")
    guard let day = DayText.read(text), let second = DayText.second(in: text, isColumn: false)
    else { return nil }
    let local = second - zone + korea
    let step = local < 0 ? -1 : local / dayLength
    let rest = local - step * dayLength
    return day.advanced(by: step).map { day in
      let parts = [rest / hour, rest % hour / 60, rest % 60]
      let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      return "\(day) \(time)"
    }
  }
}
