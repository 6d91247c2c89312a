import Editing
import LedgerDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// The month above a table of budgets, with all of them together below.
final class BudgetsView: View<Budgets> {
  private let table = ListState(activation: BudgetText.edit.phrase)
  private var lines: [BudgetLine] = []

  override init(_ model: Model) {
    super.init(model)
    table.onSelect = { [weak self] row in self?.send(at: row, Action.select) }
    table.onActivate = { [weak self] row in self?.send(at: row, Action.edit) }
    follow()
  }

  override func modelDidChange(from old: Model) { follow() }

  /// Keeps the category selected, wherever it is now.
  private func follow() {
    lines = model.lines
    let row = model.selected.flatMap { id in lines.firstIndex { $0.category == id } }
    table.select(row ?? min(table.selection, max(lines.count - 1, 0)))
  }

  private func send(at row: Int, _ action: (LedgerCategory) -> Action) {
    guard lines.indices.contains(row), let category = lines[row].category else { return }
    send(action(category))
  }

  /// How the budgets are sorted, by keys, commands and clicks.
  private var sorting: SortControls<BudgetColumn> {
    SortControls(model.sort, title: \.phrase, sender(Action.sort))
  }

  /// Half of a window has no room for all columns.
  override var usesWholeStage: Bool { true }

  override var title: Phrase { BudgetText.title.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func key(
      _ character: Character, _ title: Phrase, isHinted: Bool = true, _ action: Action
    ) -> KeyBinding {
      self.key(
        .character(character), title: title, isHinted: isHinted, sends: action)
    }
    let hasFailed = model.failure != nil || model.content != .read
    let retry = key("R", LedgerText.retry.phrase, isHinted: hasFailed, .retry)
    guard model.content == .read else { return [retry] }
    var bindings = [key("a", BudgetText.add.phrase, .add)]
    if lines.indices.contains(table.selection), lines[table.selection].budget != nil {
      bindings.append(
        KeyBinding(.character("d"), title: BudgetText.end) { [weak self] in
          guard let self else { return }
          send(at: table.selection, Action.end)
        })
    }
    return bindings + sorting.bindings(in: environment) + [
      key("[", LedgerText.earlier.phrase, .turn(months: -1)),
      key("]", LedgerText.later.phrase, .turn(months: 1)),
      .undo(
        title: EditingText.undo, isHinted: model.history.canUndo,
        action: sender(.undo)),
      .redo(
        title: EditingText.redo, isHinted: model.history.canRedo,
        action: sender(.redo)), retry,
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let content = content
    guard model.content == .read else { return content }
    let head = BudgetsHead(model.page, turn: sender(Action.turn))
    var parts: [Part] = [.fixed(1, Padding(columns: 1, head)), .flexible(content, minimum: 1)]
    if let failure = model.failure {
      let words = [failure.phrase, LedgerText.shownBefore.phrase].joined
      parts.append(
        .intrinsic(Padding(columns: 1, Paragraph(words, Style(.warning)))))
    }
    return Rows(parts)
  }

  private var content: any Widget {
    let (lines, total) = (lines, model.page.total)
    let rows = Adaptive {
      [table, sorting, categories = model.settings.categories] size, environment in
      BudgetTable(
        lines: lines, total: total, categories: categories, sorting: sorting,
        environment: environment
      ).table(table, columns: size.columns)
    }
    return sentence.map { Padding(columns: 1, EmptyList(rows, $0)) } ?? rows
  }

  /// What stands in the place of the budgets; nil if there are any.
  private var sentence: (any Widget)? {
    switch model.content {
    case .loading: return Waiting(LedgerText.loading)
    case .failed(let error): return Paragraph(of: error)
    case .read:
      return lines.isEmpty ? Paragraph(BudgetText.empty, Style(.dim)) : nil
    }
  }
}
