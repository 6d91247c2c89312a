import LedgerDomain
public import Storage

/// Rows that are none of a table.
extension StatementReading {
  /// How many letters a cell of a spreadsheet has at most.
  public static let longestCell = 32_767

  /// Whether a row has a cell that no spreadsheet has, as where a text is no table; exports have their records in some.
  public func isTooLong(_ row: FileRow) -> Bool {
    guard row.cells.contains(where: { $0.utf8.count > Self.longestCell }),
      !(start.map { ExportColumn.areHeadings(rows[$0].cells) } ?? false)
    else { return false }
    return row.cells.contains { $0.utf16.count > Self.longestCell }
  }

  /// Whether headings are known, below which there are entries.
  public var hasHeadings: Bool { headingCount > 0 }

  /// Whether a quote was never meant to end where it does: a cell has a row within; `separator` divides cells.
  public func swallowsRow(_ cells: [String], separator: Character) -> Bool {
    let longer = cells.filter { $0.utf8.contains { $0 == 0x0A || $0 == 0x0D } }
    guard let start, !longer.isEmpty, !ExportColumn.areHeadings(rows[start].cells),
      ExportColumn.places(in: rows[start].cells) == nil
    else { return false }
    return longer.contains { cell in
      let lines = cell.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.dropFirst().contains { line in
        let cells = line.split(separator: separator, omittingEmptySubsequences: false)
        return cells.count >= max(headingCount - 1, 2)
          && cells.contains { text in
            let text = String(text).filter { !"\"'".contains($0) }
            return DayText.read(text) != nil || DayText.needsOrder(text)
          }
      }
    }
  }
}
