import Editing
import FinanceInterface
import FinancePresentation
import HomeInterface
import Launch
import LedgerData
import LedgerDomain
import LedgerInterface
import LedgerPresentation
import Log
import RIBs
import ResourceKit
import SQLite
import SettingsDomain
import Store
import TopupInterface
import TopupPresentation
import TransportData
import TransportDomain
import TransportInterface
import TransportPresentation
import WalletData
import WalletDomain

/// What one profile's session shares of money: its wallet, its ledger, its rides.
///
/// Made by the session's component, gone with it.
final class MoneyComponent: FinanceHomeDependency, TopupDependency, AddPaymentMethodDependency,
  LedgerDependency, TransportHomeDependency, TransportTileDependency
{
  private let parent: AppComponent
  private let folder: String
  private let database: Database
  /// Of the same file: a long search holds nothing up.
  private let searching: Database

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String) {
    self.parent = parent
    self.folder = folder
    let path = "\(folder)/wallet.sqlite"
    database = SQLiteWallet.database(
      at: path, more: SQLiteLedger.migrations, busyTimeout: parent.busyTimeout)
    searching = SQLiteWallet.database(
      at: path, more: SQLiteLedger.migrations, busyTimeout: parent.busyTimeout)
  }

  var clock: any WallClock { parent.clock }
  var notify: Notify { parent.notify }
  var language: Language { parent.language }
  var homeFolder: String? { parent.surroundings.variable("HOME") }
  let makeMovementKey: @MainActor () -> MovementKey = MovementKey.random

  lazy var wallet = parent.store.stored(\.wallet)
  lazy var openWallet = makeOpenWallet(walletModel)
  lazy var syncWallet = makeSyncWallet(walletModel)
  lazy var repairWallet = makeRepairWallet(walletModel)
  lazy var walletCopyTime = makeWalletCopyTime(walletModel)
  lazy var askBank = makeAskBank(walletModel)
  lazy var followBank = makeFollowBank(unsettled: wallet.map(\.unsettled), clock: clock)
  lazy var topUp = makeTopUp(walletModel)
  lazy var topUpEnd = makeTopUpEnd(walletModel)
  lazy var pay = makePay(walletModel)
  lazy var listReceipts = makeListReceipts(walletModel)
  lazy var addCard = makeAddCard(walletModel)
  lazy var checkCard = makeCheckCard(clock: clock)

  lazy var ledger = parent.store.stored(\.ledger)
  lazy var listLedger = makeListLedger(ledgerModel)
  lazy var sumMonths = makeSumMonths(ledgerModel)
  lazy var categoriseEntries = makeCategoriseEntries(ledgerModel, history: history)
  lazy var noteEntries = makeNoteEntries(ledgerModel, history: history)
  lazy var addEntry = makeAddEntry(ledgerModel, history: history)
  lazy var deleteEntries = makeDeleteEntries(ledgerModel, history: history)
  lazy var readImport = makeReadImport(ledgerModel, files: statements)
  lazy var importEntries = makeImportEntries(ledgerModel, history: history)
  lazy var exportLedger = makeExportLedger(ledgerModel, files: statements)
  lazy var undoLedger = makeUndoLedger(history)
  lazy var redoLedger = makeRedoLedger(history)
  lazy var syncLedger = makeSyncLedger(ledgerModel)

  lazy var transport = parent.store.stored(\.transport)
  lazy var readRoute = makeReadRoute(routes)
  lazy var changeRoute = makeChangeRoute(routes)
  lazy var callTaxi = makeCallTaxi(pay: pay)

  // Made anew each time: a builder that this kept would keep this in its turn.
  var financeBuilder: any FinanceHomeBuildable { FinanceHomeBuilder(dependency: self) }
  var ledgerBuilder: any LedgerBuildable { LedgerBuilder(dependency: self) }
  var topupBuilder: any TopupBuildable { TopupBuilder(dependency: self) }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable {
    AddPaymentMethodBuilder(dependency: self)
  }
  var transportHomeBuilder: any TransportHomeBuildable { TransportHomeBuilder(dependency: self) }
  var transportTileBuilder: any HomeTileBuildable { TransportTileBuilder(dependency: self) }

  /// Follows what another Galbi does to the same books, until the task is cancelled.
  ///
  /// Work that does not keep the session.
  var followOthers: @MainActor () async -> Void {
    { [watch, syncWallet, log = parent.surroundings.log] in
      do throws(SQLiteError) {
        try await watch.run { await syncWallet() }
      } catch {
        log.warning("wallet", error.description)
      }
    }
  }

  /// Forgets what belonged to the session, and lets go of its files after the last change.
  func close() {
    // An old session says nothing into the state of the next one.
    walletModel.end()
    parent.close(database) { [walletModel, bank, history, searching] in
      await walletModel.settled()
      await history.settled()
      await searching.close()
      await bank.close()
    }
    parent.store.update { state in
      state.wallet = WalletState()
      state.ledger = LedgerState()
      state.transport = TransportState()
    }
  }

  private var watch: DatabaseWatch {
    DatabaseWatch(database) { [clock] duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
  }

  private lazy var walletModel = WalletModel(
    work: SQLiteWallet(database: database, log: parent.surroundings.log), bank: bank, clock: clock,
    writer: parent.store.writer(\.wallet))
  private lazy var bank = SimulatedBank(
    path: "\(folder)/mock-bank.sqlite", log: parent.surroundings.log
  ) { [clock] duration throws(CancellationError) in try await clock.pause(for: duration) }

  private let history = CommandHistory<LedgerError>()
  private lazy var ledgerModel = LedgerModel(
    db: SQLiteLedger(
      database: database, searching: searching,
      border: LedgerBorder(log: parent.surroundings.log)),
    writer: parent.store.writer(\.ledger),
    isDamaged: { [wallet] in wallet.value.condition.isDamaged },
    opened: { [wallet, openWallet] in
      if wallet.value.condition == .opening { await openWallet() }
    })
  private lazy var statements = CSVStatements(log: parent.surroundings.log)

  private lazy var routes = RouteModel(
    work: RouteFile(folder: folder), writer: parent.store.writer(\.transport))
}
