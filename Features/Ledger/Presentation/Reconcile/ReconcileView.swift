import Editing
import LedgerDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// The balances and the difference above the table of entries, with a button that locks them.
final class ReconcileView: View<Reconcile> {
  private lazy var table = ListControls<Reconcile.Rows>(
    ReconcileText.title, sortTitles: LedgerColumn.allCases.map { ($0, $0.phrase) },
    sender(Action.list))

  override init(_ model: Model) {
    super.init(model)
    table.state.onVisibleRowsChange = sender(Action.visibleRows)
  }

  /// Its columns need the room beside it.
  override var usesWholeStage: Bool { true }

  override var title: Phrase { ReconcileText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let keys = bindings(of: Reconcile.commands)
    return model.rows.isRead ? table.bindings(of: model.rows, first: keys, in: environment) : keys
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in page(in: size, environment) }
  }

  private func page(in size: Size, _ environment: Environment) -> any Widget {
    let head = ReconcileHead(model: model, environment: environment)
    var parts = head.parts(in: size)
    let columns = ReconcileTable(model: model, environment: environment, columns: size.columns)
    let rows = table.table(model.rows, listStatus, columns: columns.listColumns, in: environment)
    parts.append(.flexible(rows, minimum: 1))
    if let work = model.work {
      let bar = ProgressBar(work.kind.phrase, permil: work.permil)
      parts.append(.fixed(1, bar))
    } else if model.canLock {
      let word = [Phrase("["), ReconcileText.lock, Phrase("]")].joined
      let button = WordRow(
        [WordRow.Word(word, Style(bold: true), action: sender(.lock))], spacing: 0)
      parts.append(.fixed(1, OneLine(button)))
    }
    return Rows(parts)
  }

  /// What there is to say of the rows; nothing until a statement is chosen.
  private var listStatus: ListStatus {
    let isEmpty = model.window.sums[.locked].count == 0
    let empty = isEmpty ? ReconcileText.empty : ReconcileText.allLocked
    return ListStatus(
      model.rows, loading: model.rows.query == nil ? Phrase("") : ReconcileText.loading,
      empty: empty, shownBefore: LedgerText.shownBefore)
  }
}
