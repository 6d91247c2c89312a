public import LedgerDomain
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

extension FileTable {
  /// Whether there is a day and an amount in one of its rows, none of which reads as headings.
  fileprivate var mayHaveEntries: Bool {
    heading == nil
      && rows.contains { row in
        row.cells.contains { DayText.read($0) != nil || DayText.needsOrder($0) }
          && row.cells.contains { if case .amount = AmountText.read($0) { true } else { false } }
      }
  }

  /// Whether most of its rows are entries in the columns of another sheet, whose headings it lacks.
  fileprivate func hasEntries(as other: FileTable) -> Bool {
    guard heading == nil, let place = other.heading else { return false }
    let mapping = ColumnMapping(headings: other.rows[place].cells, line: 1)
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]].compactMap(\.self)
    let rows = rows.filter { !$0.isBlank }
    let entries = rows.count { row in
      let day = row.day(mapping)
      return (DayText.read(day) != nil || StatementDays.mayRead(day))
        && amounts.contains { (row.plainAmount(at: $0) ?? 0) != 0 }
    }
    return entries * 2 > rows.count
  }
}

extension [FileTable] {
  /// Those that are read together: bills with words before their headings are each read alone.
  fileprivate var parts: [[FileTable]] {
    let areBills = dropFirst().allSatisfy { sheet in
      guard let heading = sheet.heading, let first = self[0].heading else { return false }
      return sheet.rows[heading].cells == self[0].rows[first].cells
    }
    let haveWords = dropFirst().contains { sheet in
      sheet.heading.map { sheet.rows[..<$0].contains { !$0.isBlank } } == true
    }
    return areBills && haveWords ? map { [$0] } : isEmpty ? [] : [self]
  }
}

extension BankStatement {
  /// Whether sheets go on from one another, and if not, the place of the one that is proposed.
  ///
  /// Those that repeat each other's rows do not: the one that has the rows of all others is proposed.
  private static func proposed(of sheets: [FileTable]) -> (isOne: Bool, place: Int) {
    guard let first = sheets.first, sheets.count > 1 else { return (true, 0) }
    guard sheets.dropFirst().allSatisfy({ $0.continues(first) }) else {
      let isHeaded = sheets.contains { $0.heading != nil }
      let longest = sheets.indices.max { sheets[$0].rows.count < sheets[$1].rows.count }
      return (false, isHeaded ? 0 : longest ?? 0)
    }
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
  /// Of several sheets with entries the user may choose; those that go on from one another are read as one, and a
  /// copy of another is not read. A sheet without headings has entries if these are in the columns of the first one
  /// with headings, or if none has them; if it is unknown which one has any, it is the longest one. A
  /// statement that `isLocked` keeps its sheets, so that it can be read again without the password. `decode` reads the
  /// record in a line of an export.
  public static func read(
    _ sheets: [FileTable], mapping: ColumnMapping?, isLocked: Bool = false, today: Day? = nil,
    file: String = "", decoding decode: @escaping (String) -> ExportRecord? = { _ in nil }
  ) -> BankStatement {
    let headed = sheets.filter { $0.heading != nil }
    let longest = sheets.max { $0.rows.count < $1.rows.count }
    let open = sheets.filter(\.mayHaveEntries)
    var offered = headed.isEmpty ? open.count > 1 ? open : [longest].compactMap(\.self) : []
    for sheet in sheets where sheet.heading != nil || headed.first.map(sheet.hasEntries) == true {
      if !offered.contains(where: sheet.copies) { offered.append(sheet) }
    }
    let proposal = mapping?.sheet == nil ? proposed(of: offered) : (isOne: true, place: 0)
    let choice = mapping?.sheet ?? (proposal.isOne ? .all : .only(proposal.place))
    var chosen = offered
    if case .only(let place) = choice, offered.indices.contains(place) { chosen = [offered[place]] }
    var read: BankStatement?
    var last = 0
    for part in chosen.parts {
      var mapping = mapping.flatMap { $0.isEmpty ? nil : $0 }
      if read != nil, let heading = part[0].heading {
        mapping?.headingLine = last + part[0].rows[heading].number
      }
      var reading = StatementReading(
        mapping: mapping, today: today, file: file, decoding: decode)
      for sheet in part {
        // The rows of each sheet are counted from 1.
        let before = last
        for row in sheet.body {
          last = before + row.number
          reading.receive(FileRow(number: last, cells: row.cells))
        }
      }
      let statement = reading.ended()
      read = read?.joined(with: statement) ?? statement
    }
    var statement = read ?? BankStatement()
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
