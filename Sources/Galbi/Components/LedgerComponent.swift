import Editing
import Launch
import LedgerData
import LedgerDomain
import LedgerInterface
import LedgerPresentation
import LedgerRaft
import Phrases
import RIBs
import Store
import TerminalUI
import Time
import WalletDomain

/// The ledger in one session.
final class LedgerComponent: SessionPart, LedgerDependency {
  private let parent: AppComponent
  private let books: Books
  private let wallet: WalletComponent

  init(parent: AppComponent, books: Books, wallet: WalletComponent) {
    self.parent = parent
    self.books = books
    self.wallet = wallet
  }

  static var destinations: [Destination] {
    [Destination(AppText.ledger.phrase, link: "finance/ledger")]
  }
  static var demos: [Demo] { [Demo("Ledger", LedgerRaft.init)] }

  static var databaseChecks: [DatabaseCheck] { [.ledger] }

  var clock: any WallClock { parent.clock }
  var notify: Notify { parent.notify }
  var language: Language { parent.language }
  var homeFolder: String? { parent.surroundings.variable("HOME") }

  lazy var ledger = parent.store.stored(\.profile.ledger)
  lazy var listLedger = makeListLedger(model)
  lazy var sumMonths = makeSumMonths(model)
  lazy var categoriseEntries = makeCategoriseEntries(model, history: history)
  lazy var noteEntries = makeNoteEntries(model, history: history)
  lazy var addEntry = makeAddEntry(model, history: history)
  lazy var deleteEntries = makeDeleteEntries(model, history: history)
  lazy var readImport = makeReadImport(model, files: statements)
  lazy var importEntries = makeImportEntries(model, history: history)
  lazy var exportLedger = makeExportLedger(model, files: statements)
  lazy var undoLedger = makeUndoLedger(history)
  lazy var redoLedger = makeRedoLedger(history)
  lazy var syncLedger = makeSyncLedger(model)

  // Made anew each time: a builder that this kept would keep this in its turn.
  var ledgerBuilder: any LedgerBuildable { LedgerBuilder(dependency: self) }

  var databases: [SessionDatabase] {
    [SessionDatabase(database: books.searching, sync: nil)]
  }

  func start(in session: Interactor) {
    session.whileActive(
      wallet.useCases.state.map(\.revision).observe { [syncLedger] _ in syncLedger() })
  }

  func settled() async { await history.settled() }

  private let history = CommandHistory<LedgerError>()
  private lazy var statements = CSVStatements(log: parent.surroundings.log)
  private lazy var model = LedgerModel(
    db: SQLiteLedger(
      database: books.database, searching: books.searching,
      border: LedgerBorder(log: parent.surroundings.log)),
    writer: parent.store.writer(\.profile.ledger),
    isDamaged: { [wallet = wallet.useCases] in wallet.state.value.condition.isDamaged },
    opened: { [wallet = wallet.useCases] in
      if wallet.state.value.condition == .opening { await wallet.open() }
    })
}
