import LedgerDomain
import Storage

/// Headings that stand in two lines.
extension StatementReading {
  /// The headings of two lines together, as 출금 and 입금 below 거래금액; nil if the second line says no more.
  static func secondHeadings(_ body: ArraySlice<FileRow>) -> [String]? {
    guard let first = body.first, let second = body.dropFirst().first,
      !second.cells.contains(where: { DayText.read($0) != nil || DayText.needsOrder($0) })
    else { return nil }
    let both = (0..<max(first.cells.count, second.cells.count)).map { column in
      let below = second.cell(at: column)
      return below.allSatisfy(\.isWhitespace) ? first.cell(at: column) : below
    }
    let (one, two) = [first.cells, both].reduce(into: (0, 0)) { counts, cells in
      counts = (counts.1, ColumnMapping(headings: cells, line: first.number).count)
    }
    let isUsable = ColumnMapping(headings: both, line: first.number).isUsable
    return isUsable && two > one ? both : nil
  }

  /// The headings of two lines of which the second one has what stands below headings of several columns, as 원금 and
  /// 수수료 below 결제금액; nil for another second line.
  static func groupedHeadings(_ body: ArraySlice<FileRow>) -> [String]? {
    guard let first = body.first, let second = body.dropFirst().first, body.count > 2,
      !second.cells.joined().contains(where: \.isNumber),
      second.cells.count <= first.cells.count
    else { return nil }
    func isBlank(_ cell: String) -> Bool { cell.allSatisfy(\.isWhitespace) }
    let above = first.cells
    var group = ""
    var areGrouped = false
    var both: [String] = []
    for column in above.indices {
      let (own, below) = (above[column], second.cell(at: column))
      if !isBlank(own) { group = own }
      guard !isBlank(below), below != own else {
        both.append(own)
        continue
      }
      let next = above.indices.contains(column + 1) ? above[column + 1] : own
      let isSpanned =
        isBlank(own) || isBlank(next) && !isBlank(second.cell(at: column + 1)) || next == own
        || column > 0 && above[column - 1] == own
      // What stands below a heading of one column is another line.
      guard isSpanned, !isBlank(group) else { return nil }
      // What stands in brackets is the unit of the amount, as is a word for a currency: 국내(원), 달러.
      let unit = below.drop { !"([（［".contains($0) }
      let isUnit = AmountUnit(StatementWords.plain(below)) != nil
      let names =
        isUnit
        ? ["\(group)(\(below))"]
        : [below, group + below, below + group]
          + (unit.isEmpty ? [] : [below.dropLast(unit.count) + group + unit])
      let name = names.first {
        ColumnMapping.plain([$0]).allSatisfy(StatementHeadings.isKnown)
      }
      if name != nil { areGrouped = true }
      both.append(name ?? (isBlank(own) ? below : own))
    }
    return areGrouped && ColumnMapping(headings: both, line: first.number).isUsable ? both : nil
  }

  /// The headings of two lines whose second one only says more of some columns, as a cell over both rows of a page does.
  ///
  /// Nil for another second line.
  static func headingsBelow(_ body: ArraySlice<FileRow>) -> [String]? {
    guard let first = body.first, let second = body.dropFirst().first, body.count > 2,
      !second.cells.joined().contains(where: \.isNumber)
    else { return nil }
    let filled = second.cells.indices.filter { !second.cells[$0].allSatisfy(\.isWhitespace) }
    guard filled.contains(where: { second.cells[$0] == first.cell(at: $0) }) else { return nil }
    return (0..<max(first.cells.count, second.cells.count)).map { column in
      let above = first.cell(at: column)
      return above.allSatisfy(\.isWhitespace) ? second.cell(at: column) : above
    }
  }

  /// Where words stand above a line with a day, and the column of the day, if no line reads as headings.
  ///
  /// So only those columns are asked for that are not known.
  static func likelyHeadings(in rows: [FileRow]) -> (place: Int, day: Int)? {
    for (place, row) in rows.dropLast().prefix(preambleLimit).enumerated() {
      let next = rows[place + 1]
      let filled = row.cells.count { !$0.allSatisfy(\.isWhitespace) }
      guard filled > 2, filled * 2 > next.cells.count,
        !row.cells.joined().contains(where: \.isNumber)
      else { continue }
      let named = ColumnMapping(headings: row.cells, line: row.number)[.day].flatMap {
        StatementDays.mayBeDay(next.cell(at: $0)) ? $0 : nil
      }
      let days = next.cells.indices.filter {
        DayText.read(next.cells[$0]) != nil || DayText.needsOrder(next.cells[$0])
      }
      let happened = days.first {
        !StatementHeadings.isRequest(StatementWords.plain(row.cell(at: $0)))
      }
      let day = named ?? happened ?? days.first
      if let day, !row.cell(at: day).isEmpty { return (place, day) }
    }
    return nil
  }
}
