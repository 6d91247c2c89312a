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

  override var title: Phrase { ReconcileText.title.phrase }

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
    let rows = table.table(model.rows, columns: columns.listColumns, in: environment)
    if let sentence {
      parts += [.intrinsic(EmptyList(rows, sentence)), .gap]
    } else {
      parts.append(.flexible(rows, minimum: 1))
    }
    if model.rows.isRead, let failure = model.failure {
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
    if model.rows.isRead {
      guard model.window.count == 0 else { return nil }
      let text: ReconcileText = model.window.sums[.locked].count > 0 ? .allLocked : .empty
      return Paragraph(text, Style(.dim))
    }
    if let failure = model.failure { return Paragraph(of: failure) }
    return model.rows.query == nil ? Label("") : LoadingText(ReconcileText.loading)
  }
}
