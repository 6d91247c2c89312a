import Editing
import LedgerDomain
import Phrases
import Search
import TerminalUI
import Time
import WalletDomain

/// Makes the columns and rows of a table of entries.
@MainActor
struct LedgerTable {
  let model: Ledger.Model
  let environment: Environment
  /// The columns of the whole table.
  let columns: Int

  /// In fewer columns the year of a day has two figures.
  private static let roomForYears = 60
  /// The most columns of texts and notes.
  private static let (textColumns, noteColumns) = (36, 24)
  /// In more columns texts and notes get these parts of them.
  private static let (textPart, notePart) = (3, 5)
  /// The most columns of accounts; longer names are cut.
  private static let accountColumns = 16
  /// The most columns of members; longer names are cut.
  private static let memberColumns = 12
  /// Categories get an eighth of the table, and never less than this; longer names are cut.
  private static let categoryColumns = 9
  /// The columns of `-99,999,999원`; wider amounts get more.
  private static let amountColumns = 12
  /// In fewer columns amounts get only what they need, since every column shows more of a text.
  private static let roomForAmounts = 40

  func table(_ state: ListState, _ sorting: SortControls<LedgerColumn>) -> Table {
    let days = days
    let shown = LedgerField.allCases.compactMap { field in
      column(for: field, days, sorting).map { (field: field, column: $0) }
    }
    let namesAccounts = namesAccounts
    // The last columns, so that the others keep their numbers.
    let (members, locks) = (memberColumn, lockColumn)
    return Table(
      LedgerText.title.text(language), state, columns: shown.map(\.column) + members + locks,
      count: listing.count,
      onChooseColumn: { [language] index in
        guard shown.indices.contains(index), let column = shown[index].field.column else { return }
        sorting.choose(column, in: language)
      }, speaksOrder: false
    ) { [listing] index in
      listing.window.row(at: index).map { row in
        TableRow(
          shown.map { cell(for: $0.field, of: row, days, namesAccounts) }
            + members.map { _ in TableRow.Cell(row.member ?? "", Style(.dim)) }
            + locks.map { _ in TableRow.Cell(row.isLocked ? locked : Phrase(""), Style(.dim)) },
          isMarked: listing.marks.contains(row.id))
      }
    }
  }

  /// Says which rows are locked, if any is.
  private var lockColumn: [TableColumn] {
    guard listing.window.rows.contains(where: \.isLocked) else { return [] }
    return [TableColumn("", .fixed(environment.columns(of: locked)), rank: 3, isSearched: false)]
  }

  /// Names who has added each row, in a ledger that several people share.
  private var memberColumn: [TableColumn] {
    let widest = widest({ $0.member ?? "" }, most: Self.memberColumns)
    guard widest > 0 else { return [] }
    let title = LedgerText.member
    return [
      TableColumn(title, .fixed(max(widest, environment.columns(of: title))), rank: 5)
    ]
  }

  private var locked: Phrase {
    let state = LedgerStanding.State.locked
    return [Phrase(String(state.symbol(environment.symbols))), state.phrase].joined
  }

  private var language: Language { environment.language }

  private var listing: LedgerListing { model.listing }

  private var days: DayShape {
    guard model.showsYears else { return .short }
    return columns < Self.roomForYears ? .narrow : .long
  }

  /// Nil for a column that is not shown.
  private func column(
    for field: LedgerField, _ days: DayShape, _ sorting: SortControls<LedgerColumn>
  ) -> TableColumn? {
    let title = field.phrase
    switch field {
    case .day:
      // The heading has the sign of the order.
      let widest = max(
        environment.columns(of: title) + 2, environment.columns(of: days.widest))
      return TableColumn(
        title, .fixed(widest), rank: 1, order: sorting.order(of: .day), isSearched: false)
    case .category:
      let names = model.categories.list.map { environment.columns(of: $0.phrase) }
      let order = sorting.order(of: .category)
      // The heading has the sign of the order.
      let heading = environment.columns(of: title) + (order == nil ? 0 : 2)
      let most = max(columns / 8, Self.categoryColumns)
      return TableColumn(
        title, .fixed(max(min(names.max() ?? 0, most), heading)), rank: 2, order: order)
    case .text:
      let widest = widest(\.text, most: max(Self.textColumns, columns / Self.textPart))
      return TableColumn(
        title, .flexible(minimum: 8, preferred: min(widest, 20), maximum: widest),
        order: sorting.order(of: .text))
    case .note:
      let widest = widest(
        { $0.noteLine(environment.symbols) },
        most: max(Self.noteColumns, columns / Self.notePart))
      // A column that is empty in all rows would take room from the others.
      guard widest > 0 else { return nil }
      return TableColumn(
        title, .flexible(minimum: 4, preferred: min(widest, 10), maximum: widest), rank: 3)
    case .origin: return model.opensEntries ? nil : sourceColumn
    case .amount:
      // Amounts are never cut.
      let widest = widest({ $0.entry.signedAmount }, most: .max)
      let least = columns < Self.roomForAmounts ? 0 : Self.amountColumns
      return TableColumn(
        title, .fixed(max(widest, least)), alignment: .trailing,
        order: sorting.order(of: .amount), isSearched: false)
    }
  }

  /// Names the accounts of the rows if there are several, or else their origins; nil if all rows have the
  /// same.
  private var sourceColumn: TableColumn? {
    guard listing.query.account == nil, listing.query.importID == nil else { return nil }
    guard namesAccounts else {
      let origins = LedgerOrigin.allCases.map { environment.columns(of: $0.phrase) }
      return TableColumn(
        LedgerField.origin.phrase, .fixed(origins.max() ?? 0), rank: 4,
        isSearched: false)
    }
    let names = model.accounts.list.map { environment.columns(of: $0.phrase) }
    return TableColumn(
      ReconcileText.account, .fixed(min(names.max() ?? 0, Self.accountColumns)),
      rank: 4, isSearched: false)
  }

  /// Whether there are accounts of the user's own, which are told apart.
  private var namesAccounts: Bool {
    model.accounts.list.count > LedgerAccounts.builtIn.list.count
  }

  private func widest(_ text: (LedgerRow) -> some Phrased, most: Int) -> Int {
    var widest = 0
    for row in listing.window.rows where widest < most {
      widest = max(widest, environment.columns(of: text(row)))
    }
    return min(widest, most)
  }

  private func cell(
    for field: LedgerField, of row: LedgerRow, _ days: DayShape, _ namesAccounts: Bool
  ) -> TableRow.Cell {
    switch field {
    case .day: .init(days.phrase(of: row.day), Style(.dim))
    case .category: .init(model.categories[row.category].phrase, Style(.dim))
    case .text: .init(row.text)
    case .note: .init(row.noteLine(environment.symbols), Style(.dim))
    case .origin where namesAccounts:
      .init(model.accounts[row.account].phrase, Style(.dim))
    case .origin: .init(row.origin.phrase, Style(.dim))
    case .amount:
      .init(
        row.entry.signedAmount, Style(row.amount > .zero ? .positive : .text))
    }
  }
}

extension LedgerField {
  /// Nil for a column by which the rows are not sorted.
  fileprivate var column: LedgerColumn? {
    switch self {
    case .day: .day
    case .category: .category
    case .text: .text
    case .amount: .amount
    case .note, .origin: nil
    }
  }
}
