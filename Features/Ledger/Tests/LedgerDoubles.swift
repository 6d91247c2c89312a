import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import Time
import WalletDomain

@testable import LedgerPresentation

/// Remembers every model it was shown.
final class LedgerPresenterSpy: LedgerPresentable {
  weak var listener: (any LedgerPresentableListener)?
  private(set) var shown: [LedgerViewModel] = []

  func show(_ model: LedgerViewModel) { shown.append(model) }

  var last: LedgerViewModel { shown.last ?? LedgerViewModel() }

  /// The texts of the rows, the selected one in brackets, the marked ones with a plus.
  var rows: [String] {
    let listing = last.listing
    return listing.window.rows.enumerated().map { index, row in
      let text = (listing.marks.contains(row.id) ? "+" : "") + row.text
      return listing.window.start + index == listing.selection ? "[\(text)]" : text
    }
  }
}

/// Remembers where it was asked to go.
final class LedgerRouterSpy: LedgerRouting {
  private(set) var calls: [String] = []
  private(set) var choices: [Choice] = []
  private(set) var glance: GlanceViewModel?

  func attachChoice(_ choice: Choice) {
    choices.append(choice)
    calls.append("choice")
  }

  func attachNote(_ text: String, for count: Int) { calls.append("note \(text) \(count)") }

  func attachForm() { calls.append("form") }

  func attachImport() { calls.append("import") }

  func attachExport(of query: LedgerQuery) { calls.append("export") }

  func detachSheet() { calls.append("close") }

  func routeToGlance(at entry: GlanceViewModel) { glance = entry }

  func routeToEntry() { calls.append("entry") }
}

/// The ledger's surroundings: entries in memory, whose use cases can be replaced.
final class LedgerDependencies: LedgerDependency {
  struct State {
    var ledger = LedgerState()
  }

  let store = Store(State())
  let clock: any WallClock
  var language = Language.korean
  var homeFolder: String? = "/home/kim"
  private(set) var notices: [Phrase] = []
  let fixed: FixedLedger
  let files: FixedStatements
  let model: LedgerModel
  private let history = CommandHistory<LedgerError>()

  init(
    _ rows: [LedgerRow] = ScreenEntries.rows, clock: any WallClock = ScreenEntries.clock,
    files: [String: [[String]]] = ["/home/kim/bank.csv": ScreenEntries.statement]
  ) {
    self.clock = clock
    fixed = FixedLedger(rows)
    self.files = FixedStatements(files)
    model = LedgerModel(db: fixed, writer: store.writer(\.ledger))
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
  lazy var syncLedger = makeSyncLedger(model)

  var notify: Notify { { [weak self] in self?.notices.append($0) } }

  /// The last notice in Korean.
  var notice: String? { notices.last?.text(.korean) }

  /// All rows as they are kept, the newest first.
  func kept() async throws -> [LedgerRow] {
    try await fixed.find(LedgerQuery()).ids.asyncRows(in: fixed)
  }
}

extension [LedgerRow.ID] {
  fileprivate func asyncRows(in ledger: FixedLedger) async throws -> [LedgerRow] {
    try await ledger.rows(self)
  }
}

extension EntryFormViewModel {
  /// As the form begins.
  static let fresh = EntryFormViewModel(draft: LedgerDraft(day: ScreenEntries.today))
}
