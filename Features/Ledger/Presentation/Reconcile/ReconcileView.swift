import Editing
import LedgerDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// The balances and the difference above the table of entries, with a button that locks them.
final class ReconcileView: View<Reconcile> {
  private let table = ListState()

  override init(_ model: Model) {
    super.init(model)
    table.onSelect = sender(Action.select)
    table.onVisibleRowsChange = sender(Action.visibleRows)
  }

  /// How the rows are sorted, by keys, commands and clicks.
  private var sorting: SortControls<LedgerColumn> {
    SortControls(
      model.rows.query?.sort ?? LedgerColumn.initial, title: \.phrase, sender(Action.sort))
  }

  override func modelDidChange(from old: Model) { table.select(model.rows.selection) }

  /// Its columns need the room beside it.
  override var usesWholeStage: Bool { true }

  override var title: Phrase { ReconcileText.title.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func key(_ character: Character, _ title: Phrase, _ action: Action) -> KeyBinding {
      self.key(.character(character), title: title, sends: action)
    }
    var bindings: [KeyBinding] = []
    if model.work != nil {
      let title = FormText.cancel
      bindings.append(self.key(.escape, title: title, sends: .cancel))
    }
    let retry = key("R", LedgerText.retry.phrase, .retry)
    if model.failure != nil || model.content != .rows { bindings.append(retry) }
    if model.content == .rows {
      if let row = model.rows.selected, !row.isLocked {
        let text: ReconcileText = row.standing.state == .open ? .clear : .open
        bindings.append(key(" ", text.phrase, .mark))
      }
      if model.missingOpening != nil {
        bindings.append(key("K", ReconcileText.setOpening.phrase, .setOpening))
      }
      let showsLocked = model.rows.query?.showsLocked == true
      bindings += [
        lockKey,
        key("A", ReconcileText.clearAll.phrase, .clearAll),
        key("e", ReconcileText.edit.phrase, .editStatement),
        key(
          "a", (showsLocked ? ReconcileText.hideLocked : .showLocked).phrase, .showLocked),
      ]
    }
    bindings += [
      .undo(
        title: EditingText.undo, isHinted: model.history.canUndo,
        action: sender(.undo)),
      .redo(
        title: EditingText.redo, isHinted: model.history.canRedo,
        action: sender(.redo)),
    ]
    return bindings + (model.content == .rows ? sorting.bindings(in: environment) : [])
  }

  /// Enter locks only where nothing is missing.
  private var lockKey: KeyBinding {
    let title = ReconcileText.lockKey
    guard model.canLock else { return key(.character("L"), title: title, sends: .lock) }
    return key(.enter, .character("L"), title: title, sends: .lock)
  }

  override func body(in environment: Environment) -> any Widget {
    Padding(
      columns: 1,
      Adaptive { [self] size, environment in page(in: size, environment) })
  }

  private func page(in size: Size, _ environment: Environment) -> any Widget {
    let head = ReconcileHead(model: model, environment: environment)
    var parts = head.parts(in: size)
    let rows = ReconcileTable(model: model, environment: environment, columns: size.columns)
      .table(table, sorting)
    if let sentence {
      parts += [.intrinsic(EmptyList(rows, sentence)), .gap]
    } else {
      parts.append(.flexible(rows, minimum: 1))
    }
    if let failure = model.failure {
      let words = [failure.phrase, LedgerText.shownBefore.phrase].joined
      parts.append(.intrinsic(Paragraph(words, Style(.warning))))
    }
    if let work = model.work {
      let bar = ProgressBar(work.kind.phrase, permil: work.permil)
      parts.append(.fixed(1, bar))
    } else if model.canLock {
      let word = [Phrase("["), ReconcileText.lock.phrase, Phrase("]")].joined
      let button = WordRow(
        [WordRow.Word(word, Style(bold: true), action: sender(.lock))], spacing: 0)
      parts.append(.fixed(1, OneLine(button)))
    }
    return Rows(parts)
  }

  /// What stands in the place of the rows; nil if there are rows.
  private var sentence: (any Widget)? {
    switch model.content {
    case .asking: return Label("")
    case .loading: return Waiting(ReconcileText.loading)
    case .failed(let error): return Paragraph(of: error)
    case .rows:
      guard model.window.count == 0 else { return nil }
      let text: ReconcileText = model.window.sums[.locked].count > 0 ? .allLocked : .empty
      return Paragraph(text, Style(.dim))
    }
  }
}
