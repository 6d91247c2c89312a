import Storage

/// Looks for the headings of a table: the first line that reads as such.
///
/// Nearly all lines are told from headings by one look at each cell. Of those that have the name of a day only so many
/// are tried, since each takes long, and a file may have a million.
struct HeadingSearch {
  /// The position of the headings; nil if none were found.
  private(set) var place: Int?
  /// How many lines were tried.
  private(set) var tried = 0

  /// More than any statement has before its headings.
  static let limit = 1_000

  /// Finds none once the task is cancelled.
  init(in rows: [FileRow]) {
    for (index, row) in rows.enumerated() {
      guard tried < Self.limit, !Task.isCancelled else { return }
      guard row.cells.contains(where: ColumnMapping.namesDay) else { continue }
      tried += 1
      if ColumnMapping(headings: row.cells, line: row.number).hasHeadings {
        place = index
        return
      }
    }
  }
}

extension ColumnMapping {
  private static let days = Set(StatementRole.day.words)

  /// Whether a cell is a heading of days, without which no line has headings.
  static func namesDay(_ cell: String) -> Bool {
    guard StatementWords.isShort(cell), cell.utf8.contains(where: { $0 >= UInt8(ascii: "A") })
    else { return false }
    let heading = plain(cell)
    return days.contains(heading) || StatementHeadings.isDay(heading)
  }
}
