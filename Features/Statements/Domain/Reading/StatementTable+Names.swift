import LedgerDomain
import Storage

/// Finds the column of payees by its cells, and lines that only name something.
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

  /// The rows without the numbers of pages between them, and what stands above each page as above the first one.
  func withoutPages(
    _ rows: ArraySlice<FileRow>, _ preamble: StatementPreamble, into statement: inout BankStatement
  ) -> ArraySlice<FileRow> {
    guard !statement.isExport, !headings.isEmpty else { return rows }
    let others = rows.filter { row in
      let isShort = row.cells.count { !$0.allSatisfy(\.isWhitespace) } < 3
      guard isShort || !preamble.lineTexts.isEmpty && !hasDay(row) else { return false }
      let texts = row.texts
      return preamble.lineTexts.contains(texts) || isShort && Self.namesPage(texts.joined())
    }
    guard !others.isEmpty else { return rows }
    for row in others { statement.leaveOut(row.number, .remark) }
    let numbers = Set(others.map(\.number))
    return rows.filter { !numbers.contains($0.number) }[...]
  }

  private nonisolated(unsafe) static let pageForms = [
    /(?:페이지|쪽|page)(?:번호|no\.?)?:?\d{1,4}(?:(?:\/|of)\d{1,4})?/,
    /\d{1,4}(?:(?:\/|of)\d{1,4})?(?:페이지|쪽|page)/, /-\d{1,4}(?:\/\d{1,4})?-/,
  ]

  /// Whether a text is the number of a page, as 페이지 1/2, 2쪽, Page 1 of 2 or - 1 -.
  private static func namesPage(_ text: String) -> Bool {
    guard StatementWords.isShort(text) else { return false }
    let word = StatementWords.plain(text).filter { !"()[]<>".contains($0) }
    return pageForms.contains { word.wholeMatch(of: $0) != nil }
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

extension FileRow {
  /// What its cells say, without blank ones and the blanks around each.
  var texts: [String] { cells.map(LedgerEntry.normalised).filter { !$0.isEmpty } }
}
