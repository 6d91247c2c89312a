import LedgerDomain
import Phrases
import Search
import TerminalUI
import WalletDomain

/// Makes the columns and rows of a table of budgets.
@MainActor
struct BudgetTable {
  let lines: [BudgetLine]
  /// All budgets together.
  let total: BudgetLine?
  let categories: LedgerCategories
  let sorting: SortControls<BudgetColumn>
  let environment: Environment

  /// The columns of a bar, which takes what the other columns leave.
  private static let barColumns = 12...60
  private static let percentColumns = 6
  /// The blanks between columns, and the marks before them.
  private static let spacing = 12

  func table(_ state: ListState, columns: Int) -> Table {
    let bar = barColumns(in: columns)
    return Table(
      BudgetText.title.text(language), state, columns: self.columns(bar), count: lines.count,
      footer: total.map { row($0, bar) },
      onChooseColumn: { [sorting, language] index in
        if let column = Self.sorts[index] { sorting.choose(column, in: language) }
      }
    ) { row(lines[$0], bar) }
  }

  /// What the columns sort by; nil for that of the bars.
  private static let sorts: [BudgetColumn?] = [.category, .budget, .spent, .left, nil, .used]

  private var language: Language { environment.language }

  /// All lines, and that of all together.
  private var all: [BudgetLine] { lines + [total].compactMap(\.self) }

  private func barColumns(in columns: Int) -> Int {
    let amounts = amountTexts.map(widest)
    let rest = columns - widestName - amounts.reduce(Self.percentColumns + Self.spacing, +)
    return min(max(rest, Self.barColumns.lowerBound), Self.barColumns.upperBound)
  }

  private var widestName: Int { widest(lines.map(name) + [name(total)]) }

  private func widest(_ texts: [Phrase]) -> Int {
    texts.map { environment.columns(of: $0) }.max() ?? 0
  }

  private func columns(_ bar: Int) -> [TableColumn] {
    let widest = widestName
    return [
      TableColumn(
        LedgerField.category.phrase,
        .flexible(minimum: 6, preferred: min(widest, 12), maximum: widest),
        order: sorting.order(of: .category)),
      amounts(0, .budget, rank: 3), amounts(1, .spent, rank: 2),
      // What is left is never cut.
      amounts(2, .left, rank: 0),
      TableColumn("", .fixed(bar), rank: 4),
      TableColumn(
        BudgetText.used, .fixed(Self.percentColumns), alignment: .trailing, rank: 1,
        order: sorting.order(of: .used)),
    ]
  }

  /// The titles of the amounts, each with what stands below it.
  private var amountTexts: [[Phrase]] {
    [
      [BudgetText.budget.phrase] + all.map(budget),
      [LedgerText.spent.phrase] + all.map(\.spent.phrase),
      [BudgetText.left.phrase] + all.map(left),
    ]
  }

  private func amounts(_ index: Int, _ column: BudgetColumn, rank: Int) -> TableColumn {
    let texts = amountTexts[index]
    let order = sorting.order(of: column)
    // The sign of the order stands behind the title.
    let title = environment.columns(of: texts[0]) + (order == nil ? 0 : 2)
    return TableColumn(
      texts[0], .fixed(max(widest(texts), title)), alignment: .trailing, rank: rank, order: order)
  }

  private func row(_ line: BudgetLine, _ bar: Int) -> TableRow {
    let isTotal = line.category == nil
    let strong = Style(bold: isTotal)
    let state = Style(line.isOver ? .danger : .text, bold: isTotal)
    return TableRow([
      .init(name(line), strong),
      .init(budget(line), line.budget == nil ? Style(.dim) : strong),
      .init(line.spent, strong), .init(left(line), state),
      .bar(percent: line.percent, columns: bar, Style(barRole(line)), environment.symbols),
      .init(line.percent.map { $0 > 9_999 ? "9999%+" : "\($0)%" } ?? "", state),
    ])
  }

  /// A category has its own colour until its budget is used up.
  private func barRole(_ line: BudgetLine) -> Role {
    if line.isOver { return .danger }
    return line.category.map { categories[$0].role } ?? .accent
  }

  private func name(_ line: BudgetLine?) -> Phrase {
    let category = line?.category.map { categories[$0].phrase }
    return category ?? BudgetText.total.phrase
  }

  private func budget(_ line: BudgetLine) -> Phrase {
    line.budget?.phrase ?? BudgetText.none.phrase
  }

  private func left(_ line: BudgetLine) -> Phrase {
    line.left.map { BudgetText.left($0) } ?? Phrase("")
  }
}
