import Editing
import LedgerDomain
import Phrases
import Search
import TerminalUI
import Time
import WalletDomain

/// Makes the columns of the table of entries that are held against a statement.
@MainActor
struct ReconcileTable {
  let model: Reconcile.Model
  let environment: Environment
  /// The columns of the whole table.
  let columns: Int

  /// In fewer columns states have only their signs, and the year of a day two figures.
  static let roomForWords = 50
  /// The columns of `-99,999,999`; wider amounts get more.
  private static let amountColumns = 11
  /// The most columns of categories; longer names are cut.
  private static let categoryColumns = 10

  var listColumns: [ListColumn<LedgerRow, LedgerColumn>] {
    let candidates = Set(model.window.candidates.map(\.id))
    /// The columns of a title, which has room for the sign of the order.
    func columns(of column: LedgerColumn) -> Int {
      environment.columns(of: column.phrase) + 2
    }
    let states = EntryStatus.State.allCases.map { environment.columns(of: text(of: $0)) }
    let hasWords = self.columns >= Self.roomForWords
    let names = model.categories.list.map { environment.columns(of: $0.phrase) }
    let days = model.window.rows.map { environment.columns(of: day(of: $0)) }
    let amounts = model.window.rows.map { environment.columns(of: $0.amount.signedFigures) }
    let amountTitle = environment.columns(of: LedgerField.amount.phrase.counted(in: Won.unit)) + 2
    let hasNotes = model.window.rows.contains { !$0.note.isEmpty }
    let listColumns: [ListColumn<LedgerRow, LedgerColumn>?] = [
      ListColumn(
        hasWords ? ReconcileText.state : Phrase(""),
        .fixed(hasWords ? states.max() ?? 0 : 1)
      ) { row, _ in
        let state = row.status.state
        return TableRow.Cell(
          hasWords ? text(of: state) : sign(of: state),
          Style(state == .cleared ? .positive : .dim), spoken: text(of: state))
      },
      ListColumn(
        LedgerField.day.phrase, .fixed(max(days.max() ?? 0, columns(of: .day))), rank: 1,
        sorts: .day
      ) { row, _ in TableRow.Cell(day(of: row), Style(.dim)) }.saidOnce(),
      ListColumn(
        LedgerField.category.phrase,
        .fixed(max(min(names.max() ?? 0, Self.categoryColumns), columns(of: .category))), rank: 3,
        sorts: .category
      ) { row, _ in TableRow.Cell(model.categories[row.category].phrase, Style(.dim)) },
      ListColumn(
        LedgerField.text.phrase, .flexible(minimum: 8, preferred: 20, maximum: 40), sorts: .text
      ) { row, _ in TableRow.Cell(row.name) },
      hasNotes
        ? ListColumn(
          LedgerField.note.phrase, .flexible(minimum: 4, preferred: 8, maximum: 24), rank: 4
        ) { row, environment in TableRow.Cell(row.noteLine(environment.symbols), Style(.dim)) }
        : nil,
      ListColumn(
        LedgerField.amount.phrase,
        .fixed(max(amounts.max() ?? 0, hasWords ? max(Self.amountColumns, amountTitle) : 0)),
        alignment: .trailing, sorts: .amount
      ) { row, _ in
        TableRow.Cell(
          row.amount.signedFigures, Style(candidates.contains(row.id) ? .warning : .text),
          spoken: row.entry.signedAmount)
      }.counted(in: Won.unit),
    ]
    return listColumns.compactMap(\.self)
  }

  private var days: DayShape {
    guard model.window.rows.contains(where: { $0.day.year != model.today.year }) else {
      return .short
    }
    return columns < Self.roomForWords ? .narrow : .long
  }

  private func day(of row: LedgerRow) -> Phrase { days.phrase(of: row.day) }

  private func text(of state: EntryStatus.State) -> Phrase {
    [sign(of: state), state.phrase].joined
  }

  private func sign(of state: EntryStatus.State) -> Phrase {
    Phrase(String(state.symbol(environment.symbols)))
  }
}

extension EntryStatus.State {
  /// The sign before its word.
  func symbol(_ symbols: Symbols) -> Character {
    switch self {
    case .open: symbols.off
    case .cleared: symbols.on
    case .locked: symbols.isASCII ? "#" : "▪"
    }
  }
}
