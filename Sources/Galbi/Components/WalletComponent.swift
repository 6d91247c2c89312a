import Launch
import LedgerDomain
import Phrases
import RIBs
import Store
import Time
import WalletData
import WalletDomain

/// The wallet in one session: its model, the mock bank, and the use cases.
final class WalletComponent: SessionPart {
  private let books: Books
  private let bank: SimulatedBank
  private let model: WalletModel
  private let clock: any WallClock

  let wallet: Stored<WalletState>
  let makeMovementKey: @MainActor () -> MovementKey = MovementKey.random

  private static let headStart = Duration.milliseconds(50)
  static let bankFile = "mock-bank.sqlite"

  /// `folder` is the profile's.
  init(parent: AppComponent, books: Books, folder: String) {
    self.books = books
    let clock = parent.clock
    self.clock = clock
    let log = parent.surroundings.log
    bank = SimulatedBank(path: "\(folder)/\(Self.bankFile)", log: log) {
      duration throws(CancellationError) in try await clock.pause(for: duration)
    }
    wallet = parent.store.stored(\.profile.wallet)
    model = WalletModel(
      work: SQLiteWallet(database: books.database, log: log), bank: bank, clock: clock,
      writer: parent.store.writer(\.profile.wallet))
  }

  lazy var openWallet = makeOpenWallet(model)
  lazy var syncWallet = makeSyncWallet(model)
  lazy var repairWallet = makeRepairWallet(model)
  lazy var walletCopyTime = makeWalletCopyTime(model)
  lazy var askBank = makeAskBank(model)
  lazy var followBank = makeFollowBank(unsettled: wallet.map(\.unsettled), clock: clock)
  lazy var topUp = makeTopUp(model)
  lazy var topUpEnd = makeTopUpEnd(model)
  lazy var pay = makePay(model)
  lazy var listReceipts = makeListReceipts(model)
  lazy var addCard = makeAddCard(model)
  lazy var checkCard = makeCheckCard(clock: clock)

  static var databaseChecks: [DatabaseCheck] { [.wallet, .bank] }

  var databases: [SessionDatabase] {
    [
      SessionDatabase(database: books.database, sync: syncWallet),
      SessionDatabase(database: bank.database, sync: nil),
    ]
  }

  /// Money waits until the wallet was examined; nothing else does.
  func start(in session: Interactor) {
    session.request("open the wallet") { [clock, wallet, openWallet] in
      // The first screen comes before the wallet, whose file is read wholly.
      try? await clock.pause(for: Self.headStart)
      // It may have been opened for a screen that needed it.
      guard !Task.isCancelled, wallet.value.condition == .opening else { return }
      await openWallet()
    }
    session.whileActive { [weak session, followBank, askBank] in
      await followBank { await session?.request("ask the bank", askBank)?.value }
    }
  }

  func end() { model.end() }

  func settled() async { await model.settled() }
}
