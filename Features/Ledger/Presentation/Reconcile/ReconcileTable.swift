import Editing
import LedgerDomain
import Phrases
import Search
import TerminalUI
import Time
import WalletDomain

/// Makes the columns and rows of the table of entries that are held against a statement.
@MainActor
struct ReconcileTable {
  let model: Reconcile.Model
  let environment: Environment
  /// The columns of the whole table.
  let columns: Int

  /// In fewer columns states have only their signs, and the year of a day two figures.
  static let roomForWords = 50
  /// The columns of `-99,999,999원`; wider amounts get more.
  private static let amountColumns = 12
  /// The most columns of categories; longer names are cut.
  private static let categoryColumns = 10

  private var language: Language { environment.language }

  /// What the columns sort by; nil for those of the states and the notes.
  private static let sorts: [LedgerColumn?] = [nil, .day, .category, .text, nil, .amount]

  func table(_ state: ListState, _ sorting: SortControls<LedgerColumn>) -> Table {
    let window = model.window
    let candidates = Set(window.candidates.map(\.id))
    return Table(
      ReconcileText.title.text(language), state, columns: tableColumns(sorting),
      count: window.count,
      onChooseColumn: { [language] index in
        if let column = Self.sorts[index] { sorting.choose(column, in: language) }
      }
    ) { index in
      window.row(at: index).map { row in
        TableRow(cells(of: row, isCandidate: candidates.contains(row.id)))
      }
    }
  }

  private func tableColumns(_ sorting: SortControls<LedgerColumn>) -> [TableColumn] {
    /// The title of a column, and its width, which has room for the sign of the order.
    func heading(_ field: LedgerField, _ column: LedgerColumn) -> (Phrase, Int) {
      let title = field.phrase
      let isSorted = sorting.order(of: column) != nil
      return (title, environment.columns(of: title) + (isSorted ? 2 : 0))
    }
    let (dayTitle, dayColumns) = heading(.day, .day)
    let (categoryTitle, categoryColumns) = heading(.category, .category)
    let states = LedgerStanding.State.allCases.map { environment.columns(of: text(of: $0)) }
    let hasWords = columns >= Self.roomForWords
    let names = model.categories.list.map { environment.columns(of: $0.phrase) }
    let days = model.window.rows.map { environment.columns(of: day(of: $0)) }
    let amounts = model.window.rows.map {
      environment.columns(of: $0.entry.signedAmount)
    }
    return [
      TableColumn(
        hasWords ? ReconcileText.state.phrase : Phrase(""),
        .fixed(hasWords ? states.max() ?? 0 : 1)),
      TableColumn(
        dayTitle, .fixed(max(days.max() ?? 0, dayColumns)), rank: 1, order: sorting.order(of: .day)),
      TableColumn(
        categoryTitle,
        .fixed(max(min(names.max() ?? 0, Self.categoryColumns), categoryColumns)), rank: 3,
        order: sorting.order(of: .category)),
      TableColumn(
        LedgerField.text.phrase, .flexible(minimum: 8, preferred: 20, maximum: 40),
        order: sorting.order(of: .text)),
      TableColumn(
        LedgerField.note.phrase, .flexible(minimum: 4, preferred: 8, maximum: 24),
        rank: 4),
      TableColumn(
        LedgerField.amount.phrase,
        .fixed(max(amounts.max() ?? 0, hasWords ? Self.amountColumns : 0)), alignment: .trailing,
        order: sorting.order(of: .amount)),
    ]
  }

  private func cells(of row: LedgerRow, isCandidate: Bool) -> [TableRow.Cell] {
    let state = row.standing.state
    let style = Style(state == .cleared ? .positive : .dim)
    return [
      .init(
        columns < Self.roomForWords ? sign(of: state) : text(of: state),
        style, spoken: text(of: state)), .init(day(of: row), Style(.dim)),
      .init(model.categories[row.category].phrase, Style(.dim)), .init(row.text),
      .init(row.noteLine(environment.symbols), Style(.dim)),
      .init(row.entry.signedAmount, Style(isCandidate ? .warning : .text)),
    ]
  }

  private var days: DayShape {
    guard model.window.rows.contains(where: { $0.day.year != model.today.year }) else {
      return .short
    }
    return columns < Self.roomForWords ? .narrow : .long
  }

  private func day(of row: LedgerRow) -> Phrase { days.phrase(of: row.day) }

  private func text(of state: LedgerStanding.State) -> Phrase {
    [sign(of: state), state.phrase].joined
  }

  private func sign(of state: LedgerStanding.State) -> Phrase {
    Phrase(String(state.symbol(environment.symbols)))
  }
}

extension LedgerStanding.State {
  /// The sign before its word.
  func symbol(_ symbols: Symbols) -> Character {
    switch self {
    case .open: symbols.off
    case .cleared: symbols.on
    case .locked: symbols.isASCII ? "#" : "▪"
    }
  }
}
