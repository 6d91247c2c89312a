import Expectations
import Headless
import Platform
import RIBs
import RIBsTesting
import Storage
import Testing
import Time
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// Repairs are performed after a choice and a confirmation.
@MainActor
struct RepairInteractorTests {
  private let tree = Tree()
  private let presenter = PresenterSpy<Repair>(.init())
  private let listener = RepairListenerSpy()
  private let fixture = FinanceFixture()

  private func launch(backup: Int64? = nil) async {
    fixture.wallet.backupTime = { backup }
    let interactor = RepairInteractor(
      wallet: fixture.wallet, clock: fixture.clock, notify: fixture.notify,
      on: presenter, listener: listener)
    Router(interactor: interactor).launch(in: tree)
    await tree.activity.settled()
  }

  private func model(
    _ repair: WalletRepair? = nil, _ notice: Repair.Model.Notice? = nil
  ) -> Repair.Model {
    Repair.Model(repair: repair, backup: .missing, notice: notice)
  }

  @Test func `the backup is offered with its time`() async {
    await launch(backup: Fixed.time - 3 * 3_600_000)
    expectEqual(
      presenter.model.backup, .made(Day(milliseconds: Fixed.time - 3 * 3_600_000), .hours(3)))
    presenter.send(.choose(.restoreBackup))
    expectEqual(presenter.model.repair, .restoreBackup)
  }

  @Test func `a missing backup cannot be restored`() async {
    await launch()
    presenter.send(.choose(.restoreBackup))
    expectEqual(presenter.model, model(nil, .failed(.noBackup)))
  }

  @Test(arguments: [WalletRepair.viewOnly, .restoreBackup])
  func `a confirmed repair is performed once`(repair: WalletRepair) async {
    var repairs: [WalletRepair] = []
    fixture.wallet.repair = { repair throws(WalletError) in
      repairs.append(repair)
      return "wallet.sqlite.corrupt-7"
    }
    await launch(backup: 0)
    presenter.send(.confirm(word: ""), .choose(repair))
    expectEqual(repairs, [])
    presenter.send(.confirm(word: ""), .confirm(word: ""))
    await tree.activity.settled()
    expectEqual(repairs, [repair])
    expectEqual(listener.calls, ["close"])
    expectEqual(fixture.said.notices, ["손상된 파일: wallet.sqlite.corrupt-7"])
  }

  @Test(arguments: [
    ("새로 시작", true), (" 새로  시작 ", true), ("START", true), ("start", false), ("", false),
    ("네", false),
  ])
  func `starting over requires the word`(word: String, isPerformed: Bool) async {
    var repairs: [WalletRepair] = []
    fixture.wallet.repair = { repair throws(WalletError) in
      repairs.append(repair)
      return nil
    }
    await launch()
    presenter.send(.choose(.startOver), .confirm(word: word))
    await tree.activity.settled()
    expectEqual(repairs, (isPerformed ? [.startOver] : []))
    expectEqual(presenter.model, model(.startOver, isPerformed ? .working : .wrongWord))
  }

  @Test func `after a failure another repair can be chosen`() async {
    fixture.wallet.repair = { _ throws(WalletError) in throw .storage(.diskFull) }
    await launch()
    presenter.send(.choose(.viewOnly), .confirm(word: ""))
    await tree.activity.settled()
    expectEqual(presenter.model, model(.viewOnly, .failed(.storage(.diskFull))))
    presenter.send(.back)
    expectEqual(presenter.model, model())
    presenter.send(.back)
    expectEqual(listener.calls, ["close"])
  }

  @Test func `the screen closes if another process has repaired the wallet`() async {
    fixture.repository.failure = .storage(.damaged)
    await fixture.wallet.open()
    await launch()
    expectEqual(listener.calls, [])
    fixture.repository.failure = nil
    await fixture.wallet.open()
    expectEqual(listener.calls, ["close"])
  }

  @Test(arguments: [(WalletRepair.viewOnly, ""), (.startOver, "START")])
  func `a repair in progress is not begun again, nor left`(
    repair: WalletRepair, word: String
  ) async {
    let checkpoint = Checkpoint()
    fixture.wallet.repair = { _ throws(WalletError) in
      await checkpoint.pass()
      return "wallet.sqlite.corrupt-7"
    }
    await launch()
    presenter.send(.choose(repair), .confirm(word: word))
    await checkpoint.reached()
    let shown = presenter.model
    presenter.send(.confirm(word: word), .confirm(word: ""), .back, .back, .choose(.keep))
    await MainThreadTasks.drain()
    expectEqual(presenter.model, shown)
    expectEqual(listener.calls, [])
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(listener.calls, ["close"])
    expectEqual(fixture.said.notices, ["손상된 파일: wallet.sqlite.corrupt-7"])
  }
}
