import Books
import Launch
import RIBs
import Store
import Time
import WalletData
import WalletDomain

/// The wallet in one session: its model, the mock bank, and the use cases.
final class WalletComponent: SessionPart {
  let useCases: WalletUseCases
  private let books: any Books
  private let bank: SimulatedBank
  private let model: WalletModel
  private let clock: any WallClock

  /// Opening reads the whole file, so the first screen is drawn before it.
  private static let openingDelay = Duration.milliseconds(50)

  init(parent: AppComponent, books: any Books, bank: SimulatedBank) {
    self.books = books
    self.bank = bank
    clock = parent.clock
    let log = parent.context.log
    model = WalletModel(
      repository: StoredWallet(books, log: log, now: { [clock] in clock.now }), bank: bank,
      clock: clock, writer: parent.profileWriter(\.wallet))
    useCases = WalletUseCases(model, state: parent.store.stored(\.profile.wallet))
  }

  static var databaseChecks: [DatabaseCheck] { [.wallet, .bank] }

  var databases: [SessionDatabase] {
    let books = SessionDatabase(database: books.database, sync: useCases.sync)
    let bank = SessionDatabase(database: bank.database, sync: useCases.sync)
    // On a server both are one, of which each change is read once.
    return books.database.source == bank.database.source ? [books] : [books, bank]
  }

  func start(in session: Interactor) {
    session.request("open the wallet") { [clock, useCases] in
      try? await clock.pause(for: Self.openingDelay)
      // A screen may have opened it already.
      guard !Task.isCancelled, useCases.state.value.condition == .opening else { return }
      await useCases.open()
    }
    session.whileActive { [weak session, useCases] in
      await useCases.followBank {
        await session?.request("ask the bank", useCases.askBank)?.value
      }
    }
  }

  func end() { model.end() }

  func settled() async { await model.settled() }
}
