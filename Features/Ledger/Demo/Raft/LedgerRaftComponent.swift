import Editing
import LedgerDomain
import LedgerPresentation
import Phrases
import RIBs
import Store
import Time

/// What the ledger depends on, with parts in memory: no file is read or written.
final class LedgerRaftComponent: LedgerDependency {
  let clock: any WallClock
  let language: Language
  let notify: Notify
  let homeFolder: String? = nil
  private let store = Store(State())
  private let files = FixedStatements(["": SampleEntries.statement])
  private let history = CommandHistory<LedgerError>()

  private struct State {
    var ledger = LedgerState()
  }

  init(clock: any WallClock, language: Language, notify: @escaping Notify) {
    self.clock = clock
    self.language = language
    self.notify = notify
  }

  lazy var ledger = store.stored(\.ledger)
  lazy var listLedger = makeListLedger(model)
  lazy var sumMonths = makeSumMonths(model)
  lazy var categoriseEntries = makeCategoriseEntries(model, history: history)
  lazy var noteEntries = makeNoteEntries(model, history: history)
  lazy var addEntry = makeAddEntry(model, history: history)
  lazy var deleteEntries = makeDeleteEntries(model, history: history)
  lazy var readImport = makeReadImport(model, files: files)
  lazy var importEntries = makeImportEntries(model, history: history)
  lazy var exportLedger = makeExportLedger(model, files: files)
  lazy var undoLedger = makeUndoLedger(history)
  lazy var redoLedger = makeRedoLedger(history)

  private lazy var model = LedgerModel(
    db: FixedLedger(SampleEntries.rows(upTo: LedgerMonth(of: Day(milliseconds: clock.now)))),
    writer: store.writer(\.ledger))
}
