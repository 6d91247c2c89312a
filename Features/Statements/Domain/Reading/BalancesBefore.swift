import LedgerDomain
import Storage
import WalletDomain

/// A column that says what the account had before each entry, as 거래전잔액: what it had after it is told by the amount.
struct BalancesBefore {
  /// With a heading of balances after the entries.
  let headings: [String]
  private let column: Int
  /// As the file has it.
  private let heading: String
  private let mapping: ColumnMapping
  private let columns: StatementColumns

  /// Nil where there are other balances, or amounts do not say which way they went.
  init?(_ body: ArraySlice<FileRow>, _ headings: [String], _ mapping: ColumnMapping) {
    let names = ColumnMapping.plain(headings)
    guard mapping.isUsable,
      let column = names.firstIndex(where: StatementHeadings.isBalanceBefore)
        ?? Self.likely(body, headings, mapping)
    else { return nil }
    var other = headings
    other[column] = Self.name
    let columns = StatementColumns(headings, mapping, body, isExport: false)
    guard columns.balance == nil || columns.balance == column, !columns.isOfCard, !columns.isOfLoan
    else { return nil }
    let isDirected =
      mapping.onlyAmount == nil || columns.direction != nil || columns.isWithdrawal
      || mapping[.received] != nil
      || body.contains { ($0.plainAmount(at: mapping.onlyAmount) ?? 0) < 0 }
    guard isDirected else { return nil }
    (self.headings, self.column, self.heading) = (other, column, headings[column])
    (self.mapping, self.columns) = (mapping, columns)
  }

  private static let name = "거래후잔액"

  /// The rows with what the account had after each.
  func after(_ body: ArraySlice<FileRow>) -> ArraySlice<FileRow> {
    body.map { row in
      if row.cell(at: column) == heading { return row.with(Self.name, at: column) }
      guard let before = row.plainAmount(at: column) else { return row }
      let amount = try? row.amount(mapping, columns).amount
      guard let amount else { return row }
      let fees = columns.areFeesOnTop ? row.sum(columns.fees + columns.taxes).size.amount : 0
      return row.with(String(before &+ amount &- fees), at: column)
    }[...]
  }

  /// The column of balances, if each of them with its amount is the one of the next line, and none is that of the line
  /// before with its own; days go on from line to line, or else the file might begin with the last one.
  private static func likely(
    _ body: ArraySlice<FileRow>, _ headings: [String], _ mapping: ColumnMapping
  ) -> Int? {
    // Nearly all files are told by their first lines.
    guard body.count > 3, column(body.prefix(sample), headings, mapping) != nil else { return nil }
    return column(body, headings, mapping)
  }

  private static let sample = 20

  private static func column(
    _ body: ArraySlice<FileRow>, _ headings: [String], _ mapping: ColumnMapping
  ) -> Int? {
    let columns = StatementColumns(headings, mapping, body, isExport: false)
    guard let column = columns.balance, !columns.isOfCard, !columns.isOfLoan else { return nil }
    let steps = body.compactMap { row -> (text: String, balance: Int64, amount: Int64)? in
      guard let balance = row.plainAmount(at: column) else { return nil }
      return (try? row.amount(mapping, columns).amount).map { (row.day(mapping), balance, $0) }
    }
    let days = steps.compactMap { DayText.read($0.text) }
    let pairs = zip(steps, steps.dropFirst())
    guard steps.count > 2, days.count == steps.count, days[0] < days[days.count - 1],
      zip(days, days.dropFirst()).allSatisfy({ $0 <= $1 }),
      pairs.allSatisfy({ $0.balance &+ $0.amount == $1.balance }),
      !pairs.contains(where: { $0.balance &+ $1.amount == $1.balance })
    else { return nil }
    return column
  }
}

extension FileRow {
  fileprivate func with(_ text: String, at column: Int) -> FileRow {
    guard cells.indices.contains(column) else { return self }
    var cells = cells
    cells[column] = text
    return FileRow(number: number, cells: cells)
  }
}
