import Expectations
import Headless
import LedgerDomain
import RIBs
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// What the ledger says at once of rows that cannot be moved or deleted.
@MainActor
struct LockedCommandTests {
  private let presenter = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
  private let router = LedgerRouterSpy()
  private let tree = Tree()

  private func launch() async -> LedgerFixture {
    let locked = LedgerRow(
      id: 2, origin: .imported, entry: entry(2026_11_02, -5_000, "잠긴 내역"),
      status: EntryStatus(.imports, lockedBy: 1))
    let open = LedgerRow(id: 1, origin: .hand, entry: entry(2026_11_01, -1_000, "열린 내역"))
    let wallet = LedgerRow(id: 3, origin: .wallet, entry: entry(2026_10_01, -1, "슈퍼페이"))
    let dependencies = LedgerFixture([locked, open, wallet])
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    return dependencies
  }

  private static let commands: [Ledger.Action] = [.moveToAccount, .delete]

  @Test func `of a locked row no sheet is opened`() async {
    let dependencies = await launch()
    for (index, command) in Self.commands.enumerated() {
      presenter.send(command)
      await tree.settle()
      expectEqual(router.sheets, [])
      expectEqual(dependencies.notices.count, index + 1)
      expectEqual(dependencies.notices.last, LedgerError.locked(1).phrase)
    }
    presenter.select(row: 1)
    presenter.send(.note, .categorise, .moveToAccount)
    expectEqual(router.sheets.count, 3)
    expectEqual(dependencies.notices.count, Self.commands.count)
    presenter.select(row: 0)
    presenter.send(.note, .categorise)
    expectEqual(router.sheets.count, 5)
  }

  @Test func `one locked row among the marked ones is enough, wherever the selection is`() async {
    let dependencies = await launch()
    presenter.mark()
    presenter.select(row: 1)
    presenter.mark()
    presenter.send(.moveToAccount)
    expectEqual(router.sheets, [])
    expectEqual(dependencies.notices, [LedgerError.locked(1).phrase])
    presenter.select(row: 0)
    presenter.mark()
    presenter.send(.note)
    expectEqual(router.sheets, [.note("", of: presenter.model.listing.chosen)])
  }

  @Test func `an entry of SuperPay is not said to be unlocked first`() async {
    let locked = LedgerRow(
      id: 3, origin: .wallet, entry: entry(2026_10_01, -1, "슈퍼페이"),
      status: EntryStatus(.imports, lockedBy: 1))
    let other = LedgerRow(
      id: 2, origin: .imported, entry: entry(2026_09_02, -5_000, "잠긴 내역"),
      status: EntryStatus(.imports, lockedBy: 1))
    let dependencies = LedgerFixture([locked, other])
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    let (wallet, lock) = (LedgerError.walletFacts.phrase, LedgerError.locked(1).phrase)
    presenter.send(.delete, .moveToAccount)
    expectEqual(dependencies.notices, [wallet, wallet])
    presenter.select(row: 1)
    presenter.send(.delete)
    expectEqual(dependencies.notices, [wallet, wallet, lock])
    presenter.mark()
    presenter.select(row: 0)
    presenter.mark()
    presenter.send(.delete)
    expectEqual(dependencies.notices, [wallet, wallet, lock, wallet])
  }

  @Test func `an entry of SuperPay stays in its account`() async {
    let dependencies = await launch()
    presenter.select(row: 2)
    presenter.send(.moveToAccount)
    expectEqual(router.sheets, [])
    expectEqual(dependencies.notices, [LedgerError.walletAccount.phrase])
  }
}
