import LedgerDomain
import Storage

/// Movements two rows high, of which most cells are one over both rows, so that each row has them.
extension FoldedRows {
  /// The rows of each movement as one: the cells of the first, and those of the second where its heading is another one,
  /// as 입금 below 출금.
  ///
  /// Nil where rows are not all alike in pairs.
  static func merged(_ rows: ArraySlice<FileRow>) -> [FileRow]? {
    let heads = rows.prefix(2).map(\.cells)
    guard heads.count == 2, heads[0].count == heads[1].count else { return nil }
    let columns = heads[0].indices
    let stacked = columns.filter { heads[0][$0] != heads[1][$0] }
    let shared = columns.filter { heads[0][$0] == heads[1][$0] && !isBlank(heads[0][$0]) }
    let names = stacked.map { heads[0][$0] }
    let mapping = ColumnMapping(headings: heads[0], line: 1)
    // A heading over several columns stands in each of them.
    guard let day = mapping[.day], shared.contains(day), !stacked.isEmpty,
      Set(names).count == names.count, !(heads[0] + heads[1]).joined().contains(where: \.isNumber),
      stacked.allSatisfy({ column in
        heads.allSatisfy { !isBlank($0[column]) || !isAmount($0[column]) }
      }), stacked.contains(where: { column in heads.allSatisfy { !isBlank($0[column]) } })
    else { return nil }
    var movements: [FileRow] = []
    var rest = rows.dropFirst(2).filter { !heads.contains($0.cells) }[...]
    while rest.count > 1 {
      let pair = Array(rest.prefix(2))
      // Of merged cells a page has amounts in the first row alone.
      guard
        shared.allSatisfy({ column in
          let (above, below) = (pair[0].cell(at: column), pair[1].cell(at: column))
          return above == below || column != day && isBlank(below)
        }),
        !isBlank(pair[0].cell(at: day))
      else { break }
      movements.append(pair[0].with(stacked.map { pair[1].cell(at: $0) }, behind: columns.count))
      rest = rest.dropFirst(2)
    }
    guard !movements.isEmpty,
      rest.allSatisfy({
        isBlank($0.cell(at: day)) || $0.cells.contains(where: StatementWords.isTotal)
      })
    else { return nil }
    let head = FileRow(
      number: rows[rows.startIndex].number, cells: heads[0] + stacked.map { heads[1][$0] })
    return [head] + movements + rest
  }

  private static func isBlank(_ cell: String) -> Bool { cell.allSatisfy(\.isWhitespace) }

  private static func isAmount(_ heading: String) -> Bool {
    ColumnMapping.plain([heading]).contains(where: StatementHeadings.isAmount)
  }
}

extension FileRow {
  /// The same row with other cells behind so many of its own.
  fileprivate func with(_ others: [String], behind count: Int) -> FileRow {
    let own = cells.prefix(count)
    return FileRow(
      number: number, cells: own + Array(repeating: "", count: count - own.count) + others)
  }
}
