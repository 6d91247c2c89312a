import Editing
import LedgerDomain
import Phrases
import Search
import TerminalUI
import WalletDomain

/// Makes the columns of a table of budgets, which are as wide as what stands in them.
@MainActor
struct BudgetTable {
  let list: Listing<Budgets.Row>
  /// All budgets together.
  let total: Budgets.Row?
  let categories: LedgerCategories
  let environment: Environment

  /// The columns of a bar, which takes what the other columns leave.
  private static let barColumns = 12...200
  private static let percentColumns = 6
  private static let mostPercent = 200
  /// What the scroll bar takes, and the mark of the selection in a narrow window.
  private static let barOfScroll = 3
  /// The blanks between columns.
  private static let spacing = 10

  /// The columns of a table that has so many columns of the screen.
  func columns(in available: Int) -> [ListColumn<Budgets.Row, BudgetColumn>] {
    let (bar, most) = (barColumns(in: available), mostPercent)
    let isTight = isTight(in: available)
    return [
      ListColumn(
        LedgerField.category.phrase,
        .flexible(minimum: 6, preferred: min(widestName, 12), maximum: widestName),
        sorts: .category
      ) { row, _ in TableRow.Cell(row.name, strong(row)) },
      amounts(0, .budget, rank: 3, isTight: isTight) { row in
        row.line.budget == nil ? Style(.dim) : strong(row)
      },
      // Of a category without a budget it is all that there is.
      amounts(1, .spent, rank: 1, isTight: isTight, strong),
      // What is left is never cut.
      amounts(2, .left, rank: 0, isTight: isTight, state),
      ListColumn("", .fixed(bar), rank: 4) { row, environment in
        .bar(
          percent: row.line.percent, most: most, columns: bar, Style(barRole(row.line)),
          environment.symbols)
      },
      ListColumn(
        BudgetText.used, .fixed(Self.percentColumns), alignment: .trailing, rank: 2, sorts: .used
      ) { row, _ in
        let percent = row.line.percent.map { $0 > 9_999 ? "9999%+" : "\($0)%" }
        return TableRow.Cell(percent ?? "", state(row))
      },
    ]
  }

  /// What the bars have room for: what is over a budget, up to twice of it.
  private var mostPercent: Int {
    min(all.compactMap(\.line.percent).max() ?? 100, Self.mostPercent)
  }

  private func barColumns(in columns: Int) -> Int {
    let amounts = Self.amounts.map {
      widest([$0.title.counted(in: Won.unit)] + all.map($0.figures))
    }
    let rest = columns - widestName - amounts.reduce(Self.percentColumns + Self.spacing, +)
    return min(max(rest, Self.barColumns.lowerBound), Self.barColumns.upperBound)
  }

  /// All rows, and that of all together.
  private var all: [Budgets.Row] { list.rows + [total].compactMap(\.self) }

  /// The title has room for the sign of the order.
  private var widestName: Int {
    let title = environment.columns(of: LedgerField.category.phrase) + 2
    return max(widest(list.rows.map(\.name) + [BudgetText.total]), title)
  }

  private func widest(_ texts: [Phrase]) -> Int {
    texts.map { environment.columns(of: $0) }.max() ?? 0
  }

  /// The titles of the amounts, each with what stands below it, and what is said of it.
  private static let amounts:
    [(title: Phrase, figures: (Budgets.Row) -> Phrase, spoken: (Budgets.Row) -> Phrase)] = [
      (
        BudgetText.budget, { $0.line.budget?.figures ?? BudgetText.none },
        { $0.line.budget?.phrase ?? BudgetText.none }
      ),
      (LedgerText.spent, { $0.line.spent.figures }, { $0.line.spent.phrase }),
      (
        BudgetText.left,
        { $0.line.left.map { BudgetText.left($0, \.figures) } ?? Phrase("") },
        { $0.line.left.map { BudgetText.left($0) } ?? Phrase("") }
      ),
    ]

  private func amounts(
    _ index: Int, _ column: BudgetColumn, rank: Int, isTight: Bool,
    _ style: @escaping (Budgets.Row) -> Style
  ) -> ListColumn<Budgets.Row, BudgetColumn> {
    let (title, figures, spoken) = Self.amounts[index]
    // The sign of the order stands behind the title.
    let titleColumns =
      environment.columns(of: isTight ? title : title.counted(in: Won.unit))
      + (list.sort.column == column ? 2 : 0)
    let amounts = ListColumn<Budgets.Row, BudgetColumn>(
      title, .fixed(max(widest(all.map(figures)), titleColumns)), alignment: .trailing,
      rank: rank, sorts: column
    ) { row, _ in TableRow.Cell(figures(row), style(row), spoken: spoken(row)) }
    return isTight ? amounts : amounts.counted(in: Won.unit)
  }

  /// Whether the units in the titles would cut names, beside what was spent and what is left.
  private func isTight(in columns: Int) -> Bool {
    let amounts = Self.amounts.dropFirst().map {
      widest([$0.title.counted(in: Won.unit)] + all.map($0.figures)) + 2
    }
    return columns < widestName + amounts.reduce(Self.barOfScroll, +)
  }

  private func strong(_ row: Budgets.Row) -> Style { Style(bold: row.line.subject == nil) }

  private func state(_ row: Budgets.Row) -> Style {
    Style(row.line.isOver ? .danger : .text, bold: row.line.subject == nil)
  }

  /// A category has its own colour until its budget is used up.
  private func barRole(_ line: BudgetLine) -> Role {
    if line.isOver { return .danger }
    return line.category.map { categories[$0].role } ?? .text
  }
}

/// What budgets can be sorted by; by themselves the most used is first.
enum BudgetColumn: String, SortColumn {
  case category, budget, spent, left, used

  var startsDescending: Bool { self != .category }

  var phrase: Phrase {
    switch self {
    case .category: LedgerField.category.phrase
    case .budget: BudgetText.budget
    case .spent: LedgerText.spent
    case .left: BudgetText.left
    case .used: BudgetText.used
    }
  }
}
