/// A row of a file of any format: its cells, as a person would see them.
public struct FileRow: Hashable, Sendable {
  /// The line of a text in which it begins, or the row as a spreadsheet shows it, counted from 1.
  public let number: Int
  public let cells: [String]

  public init(number: Int, cells: [String]) {
    (self.number, self.cells) = (number, cells)
  }
}

/// A table of a file, as a sheet of a workbook.
public struct FileTable: Hashable, Sendable {
  /// Empty for what has none, as a table of a page.
  public let name: String
  /// In the order of the file, with growing numbers.
  public let rows: [FileRow]

  /// Whether numbers of days in it are counted from the start of 1904, as old programs of Macs do.
  public let isFrom1904: Bool

  public init(name: String = "", rows: [FileRow], isFrom1904: Bool = false) {
    (self.name, self.rows, self.isFrom1904) = (name, rows, isFrom1904)
  }
}
