import Editing
import LedgerDomain
import Phrases
import Search
import Store
import TerminalRIBs
import TerminalUI

/// The month above a table of budgets, with all of them together below.
final class BudgetsView: View<Budgets> {
  private lazy var table = ListControls<Listing<Budgets.Row>>(
    BudgetText.title, opens: BudgetText.edit,
    sortTitles: BudgetColumn.allCases.map { ($0, $0.phrase) }, sender(Action.list),
    sender(Action.edit))

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
    let isRead = model.totals.value != nil
    let hasFailed = model.failure != nil || !isRead
    let retry = key("R", LedgerText.retry.phrase, isHinted: hasFailed, .retry)
    guard isRead else { return [retry] }
    var bindings = [key("a", BudgetText.add.phrase, .add)]
    if let row = model.list.selected, row.line.budget != nil {
      bindings.append(key("d", BudgetText.end.phrase, .end(row.id)))
    }
    return table.bindings(of: model.list, first: bindings, in: environment) + [
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
    guard model.totals.value != nil else { return content }
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
    let rows = Adaptive { [table, model] size, environment in
      let categories = model.settings.categories
      let total = model.page.total.map { Budgets.Row($0, categories) }
      let budgets = BudgetTable(
        list: model.list, total: total, categories: categories, environment: environment)
      return table.table(
        model.list, columns: budgets.columns(in: size.columns), footer: total, in: environment)
    }
    return sentence.map { Padding(columns: 1, EmptyList(rows, $0)) } ?? rows
  }

  /// What stands in the place of the budgets; nil if there are any.
  private var sentence: (any Widget)? {
    switch model.totals {
    case .loading: return Waiting(LedgerText.loading)
    case .failed(let error): return Paragraph(of: error)
    case .loaded: return model.list.count == 0 ? Paragraph(BudgetText.empty, Style(.dim)) : nil
    }
  }
}
