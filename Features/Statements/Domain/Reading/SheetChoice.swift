public import Storage

/// Which sheets of a file are read.
public enum SheetChoice: Hashable, Sendable {
  /// Those with headings, one after another.
  case all
  /// The one in this place among them.
  case only(Int)
}

extension FileTable {
  /// What is read of it: what stands long before its headings is no part of the statement.
  fileprivate var body: ArraySlice<FileRow> {
    guard let heading else { return rows[...] }
    return rows[max(heading - StatementReading.preambleLimit + 1, 0)...]
  }

  /// The position of the first line that reads as headings.
  fileprivate var heading: Int? {
    rows.firstIndex { ColumnMapping(headings: $0.cells, line: $0.number).hasHeadings }
  }

  fileprivate var number: String {
    heading.map { StatementPreamble(Array(rows[..<$0])).number } ?? ""
  }

  /// Whether both have the same headings, and are not of two accounts.
  fileprivate func continues(_ other: FileTable) -> Bool {
    guard let heading, let theirs = other.heading else { return false }
    return rows[heading].cells == other.rows[theirs].cells
      && (number == other.number || number.isEmpty || other.number.isEmpty)
  }
}

extension BankStatement {
  /// The statement in a file of several tables; without a mapping it is guessed from the headings.
  ///
  /// Of several sheets with headings the user may choose; those that go on from one another are read as one. A
  /// sheet without headings is read only if none has them, the longest one. A statement that `isLocked` keeps
  /// its sheets, so that it can be read again without the password.
  public static func read(
    _ sheets: [FileTable], mapping: ColumnMapping?, isLocked: Bool = false
  ) -> BankStatement {
    let headed = sheets.filter { $0.heading != nil }
    let longest = sheets.max { $0.rows.count < $1.rows.count }
    let offered = headed.isEmpty ? [longest].compactMap(\.self) : headed
    let isOne = offered.dropFirst().allSatisfy { sheet in
      offered.first.map(sheet.continues) ?? false
    }
    let choice = mapping?.sheet ?? (isOne ? .all : .only(0))
    var chosen = offered
    if case .only(let place) = choice, offered.indices.contains(place) { chosen = [offered[place]] }
    var reading = StatementReading(mapping: mapping.flatMap { $0.isEmpty ? nil : $0 })
    var last = 0
    for sheet in chosen {
      // The rows of each sheet are counted from 1.
      let before = last
      for row in sheet.body {
        last = before + row.number
        reading.receive(FileRow(number: last, cells: row.cells))
      }
    }
    var statement = reading.ended()
    if offered.count > 1 {
      statement.sheetNames = offered.map(\.name)
      statement.sheet = choice
      statement.isSheetUnclear = mapping?.sheet == nil && !isOne
      statement.mapping.sheet = choice
    }
    if isLocked { statement.unlocked = sheets }
    return statement
  }
}
