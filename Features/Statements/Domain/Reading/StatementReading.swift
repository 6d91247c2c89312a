public import LedgerDomain
import Phrases
public import Storage
public import Time
import WalletDomain

/// Reads a statement of which all lines are given one after another.
public struct StatementReading {
  private let chosen: ColumnMapping?
  private let today: Day?
  private let file: String
  private let decode: (String) -> ExportRecord?
  private(set) var rows: [FileRow] = []
  /// The position of the headings in `rows`, or where the entries begin.
  private(set) var start: Int?
  /// How many headings there are.
  private(set) var headingCount = 0
  /// The numbers of lines with a quote that is never closed.
  private var openQuotes: [Int] = []

  /// Banks write a name, an account and a period before the headings.
  static let preambleLimit = 50

  /// Without a mapping it is guessed from the first line that reads as headings.
  ///
  /// Days after `today` are still to come. The name of the `file` may tell the month of days without a year. `decode`
  /// reads the record in a line of an export.
  public init(
    mapping: ColumnMapping? = nil, today: Day? = nil, file: String = "",
    decoding decode: @escaping (String) -> ExportRecord? = { _ in nil }
  ) { (chosen, self.today, self.file, self.decode) = (mapping, today, file, decode) }

  public mutating func receive(_ line: FileRow) {
    guard !line.isBlank else { return }
    let line = line.withoutFormulas
    rows.append(line)
    guard start == nil else { return }
    let isHeading =
      chosen.map { line.number >= $0.headingLine }
      ?? (ColumnMapping(headings: line.cells, line: line.number).hasHeadings
        || line.hasLines
          && ColumnMapping(headings: StackedCells.headings(line), line: line.number).hasHeadings)
    if isHeading {
      start = rows.count - 1
      headingCount = line.cells.count
    } else if chosen == nil, rows.count == Self.preambleLimit {
      // The user has to say which column is which.
      start = 0
    }
  }

  /// The statement in the lines that were taken; there are no more.
  ///
  /// With `isOpen` nothing has ended the last line, so that it may have been cut.
  public consuming func ended(isOpen: Bool = false) -> BankStatement {
    var statement = BankStatement()
    rows = rows.withSignsOfLetters.withSignsOfArrows
    if let start, let places = ExportColumn.places(in: rows[start].cells) {
      let count = rows[start].cells.count
      rows.replaceSubrange(start..., with: rows[start...].map { $0.arranged(places, of: count) })
    }
    let (cut, isUnnamed) = (isOpen ? takeCutLine() : nil, chosen == nil && headingCount == 0)
    if isUnnamed, let place = FoldedRows.start(in: rows) {
      (start, headingCount) = (place, rows[place].cells.count)
    }
    let likely = isUnnamed && headingCount == 0 ? Self.likelyHeadings(in: rows) : nil
    if let likely { (start, headingCount) = (likely.place, rows[likely.place].cells.count) }
    if let start, let stacked = StackedCells(rows[start...]) {
      rows.replaceSubrange(start..., with: stacked.rows)
      headingCount = rows[start].cells.count
    }
    if let start, likely == nil, let folded = FoldedRows(rows[start...]) {
      rows.replaceSubrange(start..., with: folded.rows)
      headingCount = rows[start].cells.count
    }
    var body = rows[(start ?? 0)...]
    let preamble = StatementPreamble(Array(rows[..<(start ?? 0)]), file: file)
    statement.takeNames(of: preamble)
    guard let first = body.first else { return statement }
    statement.missing = ExportColumn.missing(in: first.cells) { column in
      body.dropFirst().lazy.map { $0.cell(at: column) }
    }
    let guess = ColumnMapping(headings: first.cells, line: first.number, day: likely?.day)
    statement.mapping =
      chosen ?? (guess.hasHeadings || likely != nil ? guess : ColumnMapping())
    let hasHeadings = statement.mapping.headingLine == first.number
    let second = hasHeadings ? Self.secondHeadings(body) ?? Self.groupedHeadings(body) : nil
    let below = hasHeadings && second == nil ? Self.headingsBelow(body) : nil
    var headings = second ?? below ?? (hasHeadings ? first.cells : [])
    if let second, chosen == nil {
      statement.mapping = ColumnMapping(headings: second, line: first.number)
    }
    if likely != nil || chosen == nil && hasHeadings && second == nil && below == nil {
      statement.takePair(headings, body.dropFirst())
    }
    if chosen == nil {
      statement.takeWhole(headings, body.dropFirst())
      statement.mapping = statement.mapping.withText(headings)
    }
    let loan = preamble.isSaving ? nil : LoanColumns(headings, statement.mapping, body)
    if chosen == nil, let loan {
      statement.mapping = statement.mapping.with(loan, headings)
    }
    let blocks = StatementTable.blocks(headings)
    if chosen == nil, blocks.count > 1, statement.mapping.isUsable {
      statement.mapping = ColumnMapping(
        headings: Array(headings[blocks[0]]), line: statement.mapping.headingLine)
    }
    statement.hasNothingToChoose =
      chosen == nil && openQuotes.isEmpty && rows.isNoStatement(statement.mapping)
    statement.columns = headings.map { $0.prefix(fitting: FileRow.quoted) }
    statement.isExport = ExportColumn.areHeadings(headings)
    if !statement.isExport { body = body.withoutApostrophes(below: headings.isEmpty ? 0 : 1) }
    if !statement.isExport, let written = WrittenAmounts(body, headings, statement.mapping) {
      body = written.plain(body)
    }
    if !statement.isExport, let times = UniversalTimes(body, headings, statement.mapping) {
      body = times.local(body)
    }
    if !statement.isExport, let parties = PartyColumns(headings, statement.mapping) {
      if chosen == nil { statement.mapping[.text] = parties.column }
      body = parties.withOther(body, statement.mapping)
    }
    if !statement.isExport, let before = BalancesBefore(body, headings, statement.mapping) {
      (headings, body) = (before.headings, before.after(body))
    }
    if !statement.mapping.isOnlyInWon(headings) { statement.currency = preamble.currency }
    if statement.currency == nil, !statement.mapping.isInWon(headings), preamble.unit == nil {
      statement.fraction = StatementTable(headings, statement.mapping, body).fraction
    }
    if statement.mapping.isUsable, statement.currency == nil, statement.fraction == nil {
      let lines = second ?? below != nil ? 2 : hasHeadings ? 1 : 0
      var entries = body.dropFirst(lines)
      var exported: [Int: ExportedEntry] = [:]
      if statement.isExport {
        (statement.book, exported) = ExportBook.taken(from: entries, by: decode)
        entries = entries.filter { exported[$0.number] != nil }[...]
      } else if let app = AppExport(headings) {
        (statement.isExport, statement.book) = (true, ExportBook())
        // A minus is spent there.
        if chosen == nil { statement.mapping.kind = .account }
        exported = app.transfers(entries, statement.mapping)
      }
      read(entries, headings, exported, preamble, into: &statement)
    }
    if statement.mapping.missing.contains(.amount) {
      statement.numberColumns = statement.columns.indices.filter {
        body.dropFirst().haveNumbers(in: $0)
      }
    }
    if let cut { statement.refuse(cut, .cutOff) }
    for number in openQuotes { statement.refuse(number, .openQuote) }
    statement.invalidLines.sort { $0.number < $1.number }
    let width = body.reduce(0) { max($0, $1.cells.count) }
    statement.columns += (headings.count..<max(width, headings.count)).map { column in
      // Without headings the first line says what a column has.
      let sample = first.cells.indices.contains(column) ? first.cells[column] : ""
      return "\(column + 1)" + (sample.isEmpty ? "" : ": \(sample.prefix(fitting: 20))")
    }
    return statement
  }

  private func read(
    _ rows: ArraySlice<FileRow>, _ headings: [String], _ exported: [Int: ExportedEntry],
    _ preamble: StatementPreamble, into statement: inout BankStatement
  ) {
    func table(_ mapping: ColumnMapping) -> StatementTable {
      var table = StatementTable(headings, mapping, rows, exported)
      table.title = preamble.title
      return table
    }
    var tables = [table(statement.mapping)]
    let blocks = statement.isExport ? [] : StatementTable.blocks(headings)
    if blocks.count > 1, statement.mapping.isWithin(blocks[0]) {
      tables = tables[0].blocks(blocks)
    } else if !statement.isExport, !headings.isEmpty {
      tables = tables[0].split()
    }
    if chosen == nil, !statement.isExport, tables[0].missesAmounts(isBill: preamble.isBill) {
      // Half of the entries would come in: the user has to say which columns hold amounts.
      for role in [StatementRole.amount, .spent, .received] { statement.mapping[role] = nil }
      return
    }
    if chosen == nil, !statement.isExport, blocks.count < 2,
      let column = tables[0].settled(isBill: preamble.isBill)
    {
      statement.mapping[.amount] = column
      tables = table(statement.mapping).split()
    }
    if chosen == nil, !statement.isExport, blocks.count < 2, let column = tables[0].named {
      if statement.mapping[.note] == column { statement.mapping[.note] = nil }
      statement.mapping[.text] = column
      tables = table(statement.mapping).split()
    }
    var lines: [StatementEntry] = []
    var total: Int64 = 0
    statement.cards = Set([preamble.card].compactMap(\.self))
    for table in tables {
      lines += table.lines(preamble, total: &total, today, into: &statement)
    }
    if statement.isExport {
      let (disagreeing, alone) = (lines.disagreeing, Set(lines.changedAlone))
      lines.removeAll { disagreeing[$0.number] != nil || alone.contains($0.number) }
      for number in alone.sorted() { statement.refuse(number, .changedAlone) }
      for (number, other) in disagreeing.sorted(by: { $0.key < $1.key }) {
        statement.refuse(number, .otherEnd(line: other))
      }
    }
    if tables.count > 1 {
      lines = lines.enumerated().sorted {
        ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset)
      }.map(\.element)
    }
    if statement.accountKind == .card, let card = statement.cards.first, statement.cards.count == 1
    {
      statement.accountNumber = card
    }
    statement.chain = BalanceChain(lines.map { BalanceStep($0.entry) })
    // What is owed has no sign, and in what unit a balance is that amounts do not have is unknown.
    let kinds = [preamble.kind, statement.accountKind]
    if statement.chain.count == 0, statement.kind != .card, !statement.isScaled,
      !kinds.contains(.card), !kinds.contains(.loan)
    {
      statement.statedOpening = preamble.opening(
        before: lines.map(\.entry.amount), today, isWhole: statement.invalidCount == 0)
    }
    let refunded = PartialCancellations.refunded(lines)
    statement.unclearCount = refunded.unclear
    (statement.entries, statement.cancelled) = CancelledApprovals.paired(
      refunded.lines, isCard: statement.kind == .card && statement.undirected.isEmpty)
    statement.leftOut.sort { $0.number < $1.number }
  }

  /// Takes the last line if it is shorter than the headings, and no other one is; returns its number.
  private mutating func takeCutLine() -> Int? {
    guard let start, rows.count > start + 2, headingCount > 1,
      rows[rows.count - 1].cells.count < headingCount,
      rows[start..<rows.count - 1].allSatisfy({ $0.cells.count >= headingCount })
    else { return nil }
    return rows.removeLast().number
  }

  /// A line has a quote that is never closed; the next row is that of the next line.
  public mutating func takeOpenQuote(inLine number: Int) { openQuotes.append(number) }
}
