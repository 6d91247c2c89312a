import Books
import Files
import Launch
import LedgerData
import LedgerDomain
import LedgerInterface
import LedgerPresentation
import LedgerRaft
import Phrases
import RIBs
import SQL
import SessionDomain
import StatementsData
import StatementsDomain
import StatementsInterface
import StatementsPresentation
import StatementsRaft
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// The ledger and its imports in one session.
final class LedgerComponent: SessionPart {
  private let parent: AppComponent
  private let books: any Books
  private let wallet: WalletComponent
  private let model: LedgerModel
  let ledger: LedgerUseCases
  let statements: StatementUseCases
  let importBuilder: any ImportBuildable
  private weak var session: Interactor?

  init(parent: AppComponent, books: any Books, wallet: WalletComponent) {
    self.parent = parent
    self.books = books
    self.wallet = wallet
    let log = parent.context.log
    var (folders, exports, statements):
      (
        any FolderRepository, any ExportRepository, any StatementRepository
      ) = (
        LocalFolders(
          downloads: DownloadFolders.paths(
            home: parent.context.variable("HOME"), variable: parent.context.variable),
          sleep: parent.clock.sleep),
        FileExports(
          log: log,
          own: FileAccess.folder(of: parent.context.folders.folder(of: Profile(name: "")))),
        FileStatements(
          log: log, today: { [clock = parent.clock] in Day(milliseconds: clock.now) })
      )
    if let enclosure = parent.context.options.enclosure.map(Enclosure.init) {
      folders = EnclosedFolders(folders: folders, enclosure: enclosure)
      exports = EnclosedExports(exports: exports, enclosure: enclosure)
      statements = EnclosedStatements(statements: statements, enclosure: enclosure)
    }
    let homeFolder = parent.context.variable("HOME")
    model = LedgerModel(
      db: StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: log),
      writer: parent.profileWriter(\.ledger), now: { [clock = parent.clock] in clock.now },
      isDamaged: { [wallet = wallet.useCases.state] in wallet.value.condition.isDamaged },
      opened: { [wallet = wallet.useCases.state, open = wallet.useCases.open] in
        if wallet.value.condition == .opening { await open() }
        return wallet.value.condition.storageProblem
      })
    ledger = LedgerUseCases(
      model, state: parent.store.stored(\.profile.ledger), exports: exports,
      homeFolder: homeFolder, folders: folders,
      problem: wallet.useCases.state.map { $0.condition.isDamaged ? $0.condition.problem : nil })
    self.statements = StatementUseCases(
      statements, homeFolder: homeFolder, folders: folders, ledger: ledger,
      mayAddSettings: { (try? await books.ownRight()) == .manage })
    importBuilder = ImportBuilder(statements: self.statements)
  }

  static let destinations = [
    Destination(
      AppText.ledger, link: "finance/ledger",
      words: [
        "내역", "거래", "지출", "수입", "이용 내역", "transactions", "expenses", "entries", "history", "books",
      ], commands: LedgerBuilder.commands
    ).taking("query"),
    Destination(
      AppText.budgets, link: "finance/ledger/budgets", words: ["한도", "budget", "limits"],
      commands: LedgerBuilder.budgetCommands),
    Destination(
      AppText.links, link: "finance/ledger/links",
      words: ["이체", "대금", "환불", "짝", "transfers", "bills", "refunds", "pairs"],
      commands: LedgerBuilder.linkCommands),
  ]
  static let demos = [
    Demo(name: "Ledger", make: LedgerRaft.init),
    Demo(name: "Statements", make: StatementsRaft.init),
  ]

  static var databaseChecks: [DatabaseCheck] { [.ledger] }

  var ledgerBuilder: any LedgerBuildable {
    LedgerBuilder(
      ledger: ledger, import: importBuilder, clock: parent.clock,
      language: { [parent] in parent.language }, notify: parent.notify,
      notifyChange: parent.notifyChange, openOrder: { [weak self] in self?.openOrder($0) })
  }

  private func openOrder(_ id: Int64) {
    let link = Link(["home", "mart", "orders", Segment("\(id)")])
    session?.request("open order") { [parent] in await parent.openLink(link) }
  }

  var sources: [FinderSource] { LedgerBuilder.findings(in: ledger, clock: parent.clock) }

  var databases: [SessionDatabase] {
    // An array of both would open their type.
    let (searching, reading): (any Database, any Database) = (books.searching, books.reading)
    return [searching, reading].map { SessionDatabase(database: $0, sync: nil) }
  }

  func start(in session: Interactor) {
    self.session = session
    session.whileActive(
      wallet.useCases.state.map(\.revision).observe { [model] _ in model.sync() })
  }

  func settled() async { await ledger.settled() }
}
