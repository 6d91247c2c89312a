import LedgerDomain
import ResourceKit
import TerminalUI
import WalletDomain

/// Turns entries into the columns and rows of a table.
@MainActor
struct LedgerTable {
  enum Column: CaseIterable {
    case day, category, text, note, origin, amount
  }

  let listing: LedgerListing
  let environment: Environment

  /// As wide as `25.11.20`.
  private static let dayColumns = 8
  /// As wide as `-99,999,999원`.
  private static let amountColumns = 12

  func table(_ state: ListState, onChoose: @escaping (Column) -> Void) -> Table {
    let years = Set(listing.window.rows.map(\.day.year))
    return Table(
      LedgerText.title.text(language), state, columns: Column.allCases.map(column),
      count: listing.count, onChooseColumn: { onChoose(Column.allCases[$0]) }
    ) { [listing] index in
      listing.window.row(at: index).map { row(of: $0, isOneYear: years.count < 2) }
    }
  }

  private var language: Language { environment.language }

  private func column(_ column: Column) -> TableColumn {
    switch column {
    case .day:
      TableColumn(
        LedgerText.day.text(language), .fixed(Self.dayColumns), alignment: .trailing, rank: 1,
        order: order(isByDay: true))
    case .category:
      TableColumn(LedgerText.category.text(language), .fixed(widestCategory), rank: 2)
    case .text: TableColumn(LedgerText.text.text(language), .flexible(minimum: 8, wish: 26))
    case .note:
      TableColumn(LedgerText.note.text(language), .flexible(minimum: 10, wish: 16), rank: 3)
    case .origin: TableColumn(LedgerText.origin.text(language), .fixed(9), rank: 4)
    case .amount:
      TableColumn(
        LedgerText.amount.text(language), .fixed(widestAmount), alignment: .trailing,
        order: order(isByDay: false))
    }
  }

  private func order(isByDay: Bool) -> TableColumn.Order? {
    let order = listing.query.order
    guard order.isByDay == isByDay else { return nil }
    return order.isAscending ? .ascending : .descending
  }

  private var widestCategory: Int {
    LedgerCategory.allCases.map { environment.columns(of: $0.phrase.text(language)) }.max() ?? 0
  }

  /// Money is never cut.
  private var widestAmount: Int {
    let most = listing.window.rows.max { abs($0.amount.amount) < abs($1.amount.amount) }
    return max(
      most.map { environment.columns(of: Self.text(of: $0.amount, language)) } ?? 0,
      Self.amountColumns)
  }

  private func row(of row: LedgerRow, isOneYear: Bool) -> TableRow {
    let isReceived = row.amount > .zero
    return TableRow(
      [
        .init(Self.text(of: row.day, isOneYear: isOneYear), Style(.dim)),
        .init(row.category.phrase.text(language), Style(.dim)), .init(row.text),
        .init(row.note, Style(.dim)), .init(row.origin.phrase.text(language), Style(.dim)),
        .init(Self.text(of: row.amount, language), Style(isReceived ? .positive : .text)),
      ], isMarked: listing.marks.contains(row.id))
  }

  /// As `11.20`, with the year as `25.11.20`.
  private static func text(of day: Day, isOneYear: Bool) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = "\(padded(day.month)).\(padded(day.day))"
    return isOneYear ? text : "\(padded(day.year % 100)).\(text)"
  }

  /// With its sign, both ways.
  static func text(of amount: Won, _ language: Language) -> String {
    (amount > .zero ? "+" : "") + amount.text(language)
  }
}
