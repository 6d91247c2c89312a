import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// Makes the columns and rows of a table of entries.
@MainActor
struct LedgerTable {
  enum Column: CaseIterable {
    case day, category, text, note, origin, amount

    /// The order after a click on the column's title.
    func order(after order: LedgerOrder) -> LedgerOrder {
      switch self {
      case .day: order == .newestFirst ? .oldestFirst : .newestFirst
      case .amount: order == .amountAscending ? .amountDescending : .amountAscending
      case .category, .text, .note, .origin: order
      }
    }
  }

  /// How many columns the contents need.
  private struct Widths {
    let day: Int
    let text: Int
    let note: Int
  }

  let listing: LedgerListing
  let environment: Environment
  /// Whether the window is wide.
  let isWide: Bool

  /// The columns of `11.20`, and of `25.11.20`.
  private static let (dayColumns, yearDayColumns) = (5, 8)
  /// The most columns of texts and notes.
  private static let (textColumns, noteColumns) = (36, 24)
  /// The columns of `-99,999,999원`; wider amounts get more.
  private static let amountColumns = 12

  func table(_ state: ListState, onChoose: @escaping (Column) -> Void) -> Table {
    let isOneYear = Set(listing.window.rows.map(\.day.year)).count < 2
    let widths = Widths(
      day: widestDay(isOneYear: isOneYear), text: widest(\.text, most: Self.textColumns),
      note: widest(\.note, most: Self.noteColumns))
    let shown = Column.allCases.filter { column in
      switch column {
      // A column that is empty in all rows would take room from the others.
      case .note: widths.note > 0
      case .origin: isWide
      case .day, .category, .text, .amount: true
      }
    }
    return Table(
      LedgerText.title.text(language), state, columns: shown.map { column($0, widths) },
      count: listing.count, onChooseColumn: { onChoose(shown[$0]) }
    ) { [listing] index in
      listing.window.row(at: index).map { row in
        TableRow(
          shown.map { cell($0, of: row, isOneYear: isOneYear) },
          isMarked: listing.marks.contains(row.id))
      }
    }
  }

  private var language: Language { environment.language }

  private func column(_ column: Column, _ widths: Widths) -> TableColumn {
    switch column {
    case .day:
      TableColumn(
        LedgerText.day.text(language), .fixed(widths.day), rank: 1, order: order(isByDay: true))
    case .category:
      TableColumn(LedgerText.category.text(language), .fixed(widestCategory), rank: 2)
    case .text:
      TableColumn(
        LedgerText.text.text(language),
        .flexible(minimum: 8, preferred: min(widths.text, 20), maximum: widths.text))
    case .note:
      TableColumn(
        LedgerText.note.text(language),
        .flexible(minimum: 4, preferred: min(widths.note, 10), maximum: widths.note), rank: 3)
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

  /// Includes the heading with the sign of the order.
  private func widestDay(isOneYear: Bool) -> Int {
    let heading = environment.columns(of: LedgerText.day.text(language)) + 2
    return max(heading, isOneYear ? Self.dayColumns : Self.yearDayColumns)
  }

  private func widest(_ text: (LedgerRow) -> String, most: Int) -> Int {
    var widest = 0
    for row in listing.window.rows where widest < most {
      widest = max(widest, environment.columns(of: text(row)))
    }
    return min(widest, most)
  }

  private var widestCategory: Int {
    LedgerCategory.allCases.map { environment.columns(of: $0.phrase.text(language)) }.max() ?? 0
  }

  /// Amounts are never cut.
  private var widestAmount: Int {
    let most = listing.window.rows.max { abs($0.amount.amount) < abs($1.amount.amount) }
    return max(
      most.map { environment.columns(of: $0.entry.signedAmount(language)) } ?? 0,
      Self.amountColumns)
  }

  private func cell(_ column: Column, of row: LedgerRow, isOneYear: Bool) -> TableRow.Cell {
    switch column {
    case .day: .init(Self.text(of: row.day, isOneYear: isOneYear), Style(.dim))
    case .category: .init(row.category.phrase.text(language), Style(.dim))
    case .text: .init(row.text)
    case .note: .init(row.note, Style(.dim))
    case .origin: .init(row.origin.phrase.text(language), Style(.dim))
    case .amount:
      .init(
        row.entry.signedAmount(language), Style(row.amount > .zero ? .positive : .text))
    }
  }

  /// As `11.20`, with the year as `25.11.20`.
  private static func text(of day: Day, isOneYear: Bool) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = "\(padded(day.month)).\(padded(day.day))"
    return isOneYear ? text : "\(padded(day.year % 100)).\(text)"
  }
}
