import LedgerDomain
import Storage

/// Finds the column of payees by its cells.
extension StatementTable {
  /// The column of payees, if the column that is headed as the text only has ways of payment.
  var named: Int? {
    let names = ColumnMapping.plain(headings)
    guard let text = mapping[.text], names.indices.contains(text),
      StatementHeadings.kinds.contains(names[text])
    else { return nil }
    let dated = rows.filter(hasDay)
    guard StatementWords.areWays(dated.lazy.map { $0.cell(at: text) }) else { return nil }
    let taken = StatementRole.allCases.filter { $0 != .note }.compactMap { mapping[$0] }
    return names.indices.first { column in
      StatementHeadings.isDetail(names[column]) && !taken.contains(column)
        && dated.count { !$0.cell(at: column).allSatisfy(\.isWhitespace) } * 2 > dated.count
    }
  }

  /// Whether a line between others has nothing but a word, as 할부 or 해외.
  func isTitle(_ row: FileRow) -> Bool {
    let cells = row.cells.filter { !$0.allSatisfy(\.isWhitespace) }
    return cells.count == 1 && cells[0].count <= 10 && !cells[0].contains(where: \.isNumber)
      && isRemark(row)
  }

  /// What a bill has taken off, on the day of the line before, where its own line has none.
  func dated(_ row: FileRow, _ last: String) -> FileRow {
    guard let day = mapping[.day], row.cells.indices.contains(day), !last.isEmpty,
      row.cells[day].allSatisfy(\.isWhitespace),
      LinkWords.isDiscount(StatementWords.plain(row.cell(at: mapping[.text]))),
      let amount = row.plainAmount(at: mapping.onlyAmount), amount < 0
    else { return row }
    var cells = row.cells
    cells[day] = last
    return FileRow(number: row.number, cells: cells)
  }
}
