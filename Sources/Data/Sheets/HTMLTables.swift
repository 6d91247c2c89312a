import Storage

/// The tables of a page, each with what its cells show.
///
/// A table in a cell is a table of its own, after the one that it stands in. Text behind `<br>` is in the next
/// line of its cell; what stands outside of tables is left out but the lines before the first one.
struct HTMLTables {
  fileprivate struct Cell {
    var text: [UInt8] = []
    let (row, column): (Int, Int)
    let (rows, columns): (Int, Int)
  }

  /// A table that is open, or was.
  fileprivate struct Table {
    var row = -1
    var column = 0
    var isInRow = false
    /// Whether the page does not show the row that is open.
    var isRowHidden = false
    var cell: Cell?
    /// The first row that is free below a cell over several rows, by column.
    var free = [Int](repeating: 0, count: SheetLimits.columns)
    var cells: [Cell] = []
  }

  private var tables: [Table] = []
  /// The positions of those that are open, the innermost last.
  private var open: [Int] = []
  private let limits: SheetLimits
  private var cells = 0
  /// What the page does not show of the cell that is open.
  private var hidden: Hidden?
  /// Whether the page itself has ended.
  private var isEnded = false
  /// What stands before the first table.
  private var lead = Cell(row: 0, column: 0, rows: 1, columns: 1)

  private static let depth = 32
  private static let mostTables = 10_000
  /// As HTML has it.
  private static let (mostColumns, mostRows) = (1_000, 65_534)
  private static let breaks: Set = ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "title"]
  private static let leadLimit = 4_096

  /// Nil without one.
  static func sheets(in utf8: [UInt8], _ limits: SheetLimits) throws(SheetError) -> [FileTable]? {
    var page = HTMLTables(limits)
    var tokens = HTMLTokens(utf8)
    while let token = tokens.next() { try page.take(token) }
    return page.tables.isEmpty ? nil : try page.ended()
  }

  private init(_ limits: SheetLimits) { self.limits = limits }

  private mutating func take(_ token: HTMLTokens.Token) throws(SheetError) {
    if hidden != nil {
      let isWithin = hidden?.takes(token) == true
      if hidden?.depth == 0 || !isWithin { hidden = nil }
      if isWithin { return }
    }
    switch token {
    case .text(let text): append(text)
    case .begin(let name, let attributes): try begin(name, attributes)
    case .end(let name): end(name)
    }
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    guard let table = open.last else {
      if tables.isEmpty, lead.text.count < Self.leadLimit { lead.append(text) }
      return
    }
    tables[table].cell?.append(text)
  }

  private mutating func breakLine(isExplicit: Bool = false) {
    if let table = open.last {
      tables[table].cell?.breakLine(isExplicit: isExplicit)
    } else if tables.isEmpty {
      lead.breakLine()
    }
  }

  private mutating func begin(
    _ name: String, _ attributes: ArraySlice<UInt8>
  ) throws(SheetError) {
    switch name {
    case "table":
      guard open.count < Self.depth else { throw .tooLarge(.depth) }
      guard tables.count < Self.mostTables else { throw .tooLarge(.parts) }
      open.append(tables.count)
      tables.append(Table())
    case "tr":
      guard let table = open.last else { return }
      tables[table].endRow()
      if HTMLTokens.isHidden(attributes) {
        tables[table].isRowHidden = true
      } else {
        tables[table].beginRow()
      }
    case "td", "th":
      guard let table = open.last else { return }
      guard !tables[table].isRowHidden, !HTMLTokens.isHidden(attributes) else {
        tables[table].endCell()
        return
      }
      func span(_ name: String, _ most: Int) -> Int {
        min(max(HTMLTokens.number(name, in: attributes) ?? 1, 1), most)
      }
      let columns = span("colspan", Self.mostColumns)
      cells += columns
      guard cells <= limits.cells else { throw .tooLarge(.cells) }
      tables[table].begin(columns: columns, rows: span("rowspan", Self.mostRows))
      // It keeps its place.
      if HTMLTokens.isInvisible(attributes) { hidden = Hidden(name: name) }
    default:
      if let table = open.last, tables[table].cell != nil, !Hidden.voids.contains(name),
        HTMLTokens.isHidden(attributes) || HTMLTokens.isInvisible(attributes)
      {
        hidden = Hidden(name: name)
      } else if Self.breaks.contains(name) {
        breakLine(isExplicit: name == "br")
      }
    }
  }

  private mutating func end(_ name: String) {
    if ["body", "html"].contains(name) { isEnded = true }
    guard let table = open.last else { return breakLine() }
    switch name {
    case "table":
      tables[table].endRow()
      open.removeLast()
    case "tr": tables[table].endRow()
    case "td", "th": tables[table].endCell()
    default: if Self.breaks.contains(name) { breakLine() }
    }
  }

  /// All tables below one another, as a spreadsheet shows a page.
  private consuming func ended() throws(SheetError) -> [FileTable] {
    // The page was cut in a cell, which may have had more figures.
    if !isEnded, let table = open.last, tables[table].isInRow { throw .damaged }
    for table in open.reversed() { tables[table].endRow() }
    var builder = SheetBuilder(limits)
    builder.begin("")
    var row = 0
    for line in lead.lines {
      try builder.put(line, row: row, column: 0)
      row += 1
    }
    for table in tables {
      // How many lines the first cells of columns have that have several: below them blank ones count.
      var counts: [Int: Int] = [:]
      for cell in table.cells {
        let lines = cell.lines(counts[cell.column] ?? 0)
        if lines.count > 1, counts[cell.column] == nil { counts[cell.column] = lines.count }
        try builder.put(
          lines.joined(separator: "\n"), row: row + cell.row, column: cell.column)
        builder.spread(
          row: row + cell.row, columns: cell.column...cell.column + cell.columns - 1)
        let last = min(cell.row + cell.rows - 1, table.row)
        if last > cell.row { builder.join(rows: row + cell.row...row + last, column: cell.column) }
      }
      row += table.row + 1
    }
    return builder.ended()
  }
}

extension HTMLTables.Table {
  fileprivate mutating func begin(columns: Int, rows: Int) {
    endCell()
    if !isInRow { beginRow() }
    while column < free.count, free[column] > row { column += 1 }
    cell = .init(row: row, column: column, rows: rows, columns: columns)
    if rows > 1, column < free.count {
      for column in column..<min(column + columns, free.count) { free[column] = row + rows }
    }
    column += columns
  }

  fileprivate mutating func endCell() {
    if let cell, !cell.lines.isEmpty { cells.append(cell) }
    cell = nil
  }

  fileprivate mutating func beginRow() {
    row += 1
    (column, isInRow) = (0, true)
  }

  fileprivate mutating func endRow() {
    endCell()
    (isInRow, isRowHidden) = (false, false)
  }
}

extension HTMLTables.Cell {
  fileprivate mutating func append(_ text: ArraySlice<UInt8>) {
    HTMLEntities.append(text, to: &self.text)
  }

  private static let explicit: UInt8 = 0x0B

  fileprivate mutating func breakLine(isExplicit: Bool = false) {
    if isExplicit {
      text.append(Self.explicit)
    } else if !text.isEmpty, text.last != UInt8(ascii: "\n") {
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Blank ones, too, where `<br>` makes so many.
  fileprivate func lines(_ count: Int) -> [String] {
    let lines = lines
    guard lines.count < count else { return lines }
    let parts = text.split(separator: Self.explicit, omittingEmptySubsequences: false).map {
      Self.lines(of: $0).joined(separator: " ")
    }
    return parts.count == count ? parts : lines
  }

  /// Those that are not blank, without the blanks around them.
  fileprivate var lines: [String] { Self.lines(of: text[...]) }

  private static func lines(of text: ArraySlice<UInt8>) -> [String] {
    text.split { $0 == UInt8(ascii: "\n") || $0 == explicit }.compactMap { line in
      let line = line.drop { $0 == UInt8(ascii: " ") }
      guard let end = line.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
      return String(decoding: line[...end], as: UTF8.self)
    }
  }
}
