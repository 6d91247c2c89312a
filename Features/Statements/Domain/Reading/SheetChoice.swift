public import Storage
public import Time

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

extension FileTable {
  /// What is read of it alone.
  fileprivate var content: SheetContent {
    var reading = StatementReading()
    for row in body { reading.receive(row) }
    return SheetContent(reading.ended(), body)
  }

  /// Whether it is another sheet once more, cell by cell, and none of its rows may be another payment.
  fileprivate func copies(_ other: FileTable) -> Bool {
    body.map(\.cells) == other.body.map(\.cells) && content.isUnique
  }
}

extension BankStatement {
  /// Whether sheets go on from one another, and if not, the place of the one that is proposed.
  ///
  /// Those that repeat each other's rows do not: the one that has the rows of all others is proposed.
  private static func proposed(of sheets: [FileTable]) -> (isOne: Bool, place: Int) {
    guard let first = sheets.first, sheets.count > 1 else { return (true, 0) }
    guard sheets.dropFirst().allSatisfy({ $0.continues(first) }) else { return (false, 0) }
    let contents = sheets.map(\.content)
    let isOne = contents.indices.allSatisfy { index in
      contents[..<index].allSatisfy {
        !contents[index].repeats($0) && !contents[index].contradicts($0)
      }
    }
    let place = contents.firstIndex { content in contents.allSatisfy(content.covers) }
    return (isOne, isOne ? 0 : place ?? 0)
  }

  /// The statement in a file of several tables; without a mapping it is guessed from the headings.
  ///
  /// Of several sheets with headings the user may choose; those that go on from one another are read as one, and a
  /// copy of another is not read. A sheet without headings is read only if none has them, the longest one. A
  /// statement that `isLocked` keeps its sheets, so that it can be read again without the password.
  public static func read(
    _ sheets: [FileTable], mapping: ColumnMapping?, isLocked: Bool = false, today: Day? = nil,
    file: String = ""
  ) -> BankStatement {
    let headed = sheets.filter { $0.heading != nil }
    let longest = sheets.max { $0.rows.count < $1.rows.count }
    var offered = headed.isEmpty ? [longest].compactMap(\.self) : []
    for sheet in headed where !offered.contains(where: sheet.copies) { offered.append(sheet) }
    let proposal = mapping?.sheet == nil ? proposed(of: offered) : (isOne: true, place: 0)
    let choice = mapping?.sheet ?? (proposal.isOne ? .all : .only(proposal.place))
    var chosen = offered
    if case .only(let place) = choice, offered.indices.contains(place) { chosen = [offered[place]] }
    var reading = StatementReading(
      mapping: mapping.flatMap { $0.isEmpty ? nil : $0 }, today: today, file: file)
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
      statement.sheetNames = offered.enumerated().map { index, sheet in
        sheet.name.isEmpty ? "\(index + 1)" : sheet.name
      }
      statement.sheet = choice
      statement.isSheetUnclear = !proposal.isOne
      statement.mapping.sheet = choice
    }
    if isLocked {
      (statement.unlocked, statement.readOn, statement.fileName) = (sheets, today, file)
    }
    return statement
  }
}
