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

/// A table of a file with where its headings are, which takes long to find.
private struct StatementSheet {
  let table: FileTable
  /// The position of the first line that reads as headings.
  let heading: Int?

  init(_ table: FileTable) {
    heading = HeadingSearch(in: table.rows).place
    self.table = table.withUsualDays(below: heading)
  }

  var rows: [FileRow] { table.rows }

  /// What its name says of its lines.
  var title: TableTitle? { TableTitle(table.name) }

  /// What is read of it, below its name where that says something; lines count on from those before.
  func lines(after count: Int, isNamed: Bool) -> [FileRow] {
    let title = !isNamed || title == nil ? nil : table.name
    return body.indices.flatMap { place -> [FileRow] in
      let row = FileRow(number: count + rows[place].number, cells: rows[place].cells)
      guard let title, place == heading else { return [row] }
      // Chosen headings have a number, from which on lines are read.
      return [FileRow(number: row.number - 1, cells: [title]), row]
    }
  }

  /// What is read of it: what stands long before its headings is no part of the statement.
  var body: ArraySlice<FileRow> {
    guard let heading else { return rows[...] }
    return rows[max(heading - StatementReading.preambleLimit + 1, 0)...]
  }

  var number: String {
    heading.map { StatementPreamble(Array(rows[..<$0])).number } ?? ""
  }

  /// Whether both have the same headings, and are not of two accounts; the other one has the number `others`.
  func continues(_ other: StatementSheet, _ others: String) -> Bool {
    guard let heading, let theirs = other.heading else { return false }
    let number = number
    return rows[heading].cells == other.rows[theirs].cells
      && (number == others || number.isEmpty || others.isEmpty)
  }

  /// What is read of it alone.
  var content: SheetContent {
    var reading = StatementReading()
    for row in body { reading.receive(row) }
    return SheetContent(reading.ended(), body)
  }

  /// Whether there is a day and an amount in one of its rows, none of which reads as headings.
  var mayHaveEntries: Bool {
    heading == nil
      && rows.contains { row in
        row.cells.contains { DayText.read($0) != nil || DayText.needsOrder($0) }
          && row.cells.contains { if case .amount = AmountText.read($0) { true } else { false } }
      }
  }

  /// Whether most of its rows are entries in the columns of another sheet, whose headings it lacks.
  func hasEntries(as other: StatementSheet) -> Bool {
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

extension FileTable {
  /// How many days the first one of 1904 is behind that from which others count.
  private static let days = 1_462

  /// With numbers of days as others count them, where cells have no form that says that they are days.
  fileprivate func withUsualDays(below heading: Int?) -> FileTable {
    guard isFrom1904, let heading,
      let column = ColumnMapping(headings: rows[heading].cells, line: 1)[.day]
    else { return self }
    let rows = rows.enumerated().map { place, row in
      let cell = row.cell(at: column)
      let whole = cell.prefix { $0.isASCII && $0.isNumber }
      guard place > heading, whole.count == 5, let number = Int(whole),
        cell[whole.endIndex...].allSatisfy({ $0 == "." || $0.isNumber })
      else { return row }
      var cells = row.cells
      cells[column] = "\(number + Self.days)" + cell[whole.endIndex...]
      return FileRow(number: row.number, cells: cells)
    }
    return FileTable(name: name, rows: rows)
  }
}

extension [StatementSheet] {
  /// Those that are read together: bills with words before their headings are each read alone.
  fileprivate var parts: [[StatementSheet]] {
    let areBills = dropFirst().allSatisfy { sheet in
      guard let heading = sheet.heading, let first = self[0].heading else { return false }
      return sheet.rows[heading].cells == self[0].rows[first].cells
    }
    guard !contains(where: { $0.title != nil }) else { return [self] }
    let haveWords = dropFirst().contains { sheet in
      sheet.heading.map { sheet.rows[..<$0].contains { !$0.isBlank } } == true
    }
    return areBills && haveWords ? map { [$0] } : isEmpty ? [] : [self]
  }

  /// Without those that are another sheet once more, cell by cell, if none of their rows may be another payment.
  fileprivate var withoutCopies: [StatementSheet] {
    guard count > 1 else { return self }
    var bodies: Set<[[String]]> = []
    return filter { bodies.insert($0.body.map(\.cells)).inserted || !$0.content.isUnique }
  }
}

extension BankStatement {
  /// Whether sheets go on from one another, and if not, the place of the one that is proposed.
  ///
  /// Those that repeat each other's rows do not: the one that has the rows of all others is proposed.
  private static func proposed(of sheets: [StatementSheet]) -> (isOne: Bool, place: Int) {
    guard let first = sheets.first, sheets.count > 1 else { return (true, 0) }
    let number = first.number
    guard sheets.dropFirst().allSatisfy({ $0.continues(first, number) }) else {
      let isHeaded = sheets.contains { $0.heading != nil }
      let longest = sheets.indices.max { sheets[$0].rows.count < sheets[$1].rows.count }
      return (false, isHeaded ? 0 : longest ?? 0)
    }
    // What was cancelled may be what another sheet has.
    let places = sheets.indices.filter { place in
      if case .state = sheets[place].title { false } else { true }
    }
    let contents = places.map { sheets[$0].content }
    let isOne =
      !contents.areAnyRepeated && !contents.areAnyContradicted
      && !contents.areOfSeveral(named: places.map { sheets[$0].table.name })
    return (isOne, isOne ? 0 : contents.whole.map { places[$0] } ?? 0)
  }

  /// The statement in a file of several tables; without a mapping it is guessed from the headings.
  ///
  /// Of several sheets with entries the user may choose; those that go on from one another are read as one, and a
  /// copy of another is not read. A sheet without headings has entries if these are in the columns of the first one
  /// with headings, or if none has them; if it is unknown which one has any, it is the longest one. A
  /// statement that `isLocked` keeps its sheets, so that it can be read again without the password. `decode` reads the
  /// record in a line of an export.
  public static func read(
    _ tables: [FileTable], mapping: ColumnMapping?, isLocked: Bool = false, today: Day? = nil,
    file: String = "", decoding decode: @escaping (String) -> ExportRecord? = { _ in nil }
  ) -> BankStatement {
    let sheets = tables.map(StatementSheet.init)
    let first = sheets.first { $0.heading != nil }
    let offered: [StatementSheet]
    if let first {
      offered = sheets.filter { $0.heading != nil || $0.hasEntries(as: first) }.withoutCopies
    } else {
      let open = sheets.count > 1 ? sheets.filter(\.mayHaveEntries) : []
      let longest = sheets.max { $0.rows.count < $1.rows.count }
      offered = open.count > 1 ? open : [longest].compactMap(\.self)
    }
    let proposal = mapping?.sheet == nil ? proposed(of: offered) : (isOne: true, place: 0)
    let choice = mapping?.sheet ?? (proposal.isOne ? .all : .only(proposal.place))
    var chosen = offered
    if case .only(let place) = choice, offered.indices.contains(place) { chosen = [offered[place]] }
    var parts: [BankStatement] = []
    var last = 0
    for part in chosen.parts {
      var mapping = mapping.flatMap { $0.isEmpty ? nil : $0 }
      if !parts.isEmpty, let heading = part[0].heading {
        mapping?.headingLine = last + part[0].rows[heading].number
      }
      var reading = StatementReading(
        mapping: mapping, today: today, file: file, decoding: decode)
      for sheet in part {
        // The rows of each sheet are counted from 1.
        for row in sheet.lines(after: last, isNamed: part.count > 1) {
          // The result of a cancelled task is not used.
          guard !Task.isCancelled else { break }
          last = row.number
          reading.receive(row)
        }
      }
      parts.append(reading.ended())
    }
    var statement = joined(parts) ?? BankStatement()
    if offered.count > 1 {
      statement.sheetNames = offered.enumerated().map { index, sheet in
        sheet.table.name.isEmpty ? "\(index + 1)" : sheet.table.name
      }
      statement.sheet = choice
      statement.isSheetUnclear = !proposal.isOne
      statement.mapping.sheet = choice
    }
    if isLocked {
      (statement.unlocked, statement.readOn, statement.fileName) = (tables, today, file)
    }
    return statement
  }
}
