import Headless
import RIBs
import Testing
import Time
import WalletDomain

@testable import FinancePresentation

/// What is done with a damaged wallet, and only after the user has been asked twice.
@MainActor
struct RepairInteractorTests {
  private let tree = Tree()
  private let presenter = RepairPresenterSpy()
  private let listener = RepairListenerSpy()
  private let dependencies = FinanceDependencies()

  private func launch(copy: Int64? = nil) async {
    dependencies.walletCopyTime = { copy }
    let interactor = RepairInteractor(
      presenter: presenter, dependency: dependencies, listener: listener)
    Router(interactor: interactor).launch(in: tree)
    await tree.activity.settled()
  }

  private func model(
    _ change: (inout RepairViewModel) -> Void
  ) -> RepairViewModel {
    var model = RepairViewModel()
    model.copy = .missing
    change(&model)
    return model
  }

  @Test func `the copy is offered with its time`() async {
    await launch(copy: Fixed.time - 3 * 3_600_000)
    #expect(
      presenter.shown.last?.copy
        == .made(Day(milliseconds: Fixed.time - 3 * 3_600_000), .hours(3)))
    presenter.listener?.didChoose(.bringBackCopy)
    #expect(presenter.shown.last?.page == .confirm(.bringBackCopy))
  }

  @Test func `without a copy none can be brought back`() async {
    await launch()
    presenter.listener?.didChoose(.bringBackCopy)
    #expect(presenter.shown.last == model { $0.notice = .failed(.noBackup) })
  }

  @Test(arguments: [WalletRepair.lookOnly, .bringBackCopy])
  func `what is confirmed is done once`(repair: WalletRepair) async {
    var done: [WalletRepair] = []
    dependencies.repairWallet = { repair throws(WalletError) in
      done.append(repair)
      return "wallet.sqlite.corrupt-7"
    }
    await launch(copy: 0)
    presenter.listener?.didConfirm("")
    presenter.listener?.didChoose(repair)
    #expect(done == [])
    presenter.listener?.didConfirm("")
    presenter.listener?.didConfirm("")
    await tree.activity.settled()
    #expect(done == [repair])
    #expect(listener.calls == ["finish"])
    #expect(dependencies.said.notices == ["손상된 파일은 wallet.sqlite.corrupt-7입니다."])
  }

  @Test(arguments: [
    ("새로 시작", true), (" 새로  시작 ", true), ("START", true), ("start", false), ("", false),
    ("네", false),
  ])
  func `a new start needs the word`(word: String, isDone: Bool) async {
    var done: [WalletRepair] = []
    dependencies.repairWallet = { repair throws(WalletError) in
      done.append(repair)
      return nil
    }
    await launch()
    presenter.listener?.didChoose(.startAnew)
    presenter.listener?.didConfirm(word)
    await tree.activity.settled()
    #expect(done == (isDone ? [.startAnew] : []))
    #expect(presenter.shown.last?.notice == (isDone ? .working : .wrongWord))
  }

  @Test func `a failure is said, and something else can be chosen`() async {
    dependencies.repairWallet = { _ throws(WalletError) in throw .diskFull }
    await launch()
    presenter.listener?.didChoose(.lookOnly)
    presenter.listener?.didConfirm("")
    await tree.activity.settled()
    #expect(
      presenter.shown.last
        == model {
          $0.page = .confirm(.lookOnly)
          $0.notice = .failed(.diskFull)
        })
    presenter.listener?.didPressEscape()
    #expect(presenter.shown.last == model { _ in })
    presenter.listener?.didPressEscape()
    #expect(listener.calls == ["close"])
  }

  @Test func `what another Galbi has repaired needs no choice any more`() async {
    dependencies.fixed.failure = .damaged
    await dependencies.openWallet()
    await launch()
    #expect(listener.calls == [])
    dependencies.fixed.failure = nil
    await dependencies.openWallet()
    #expect(listener.calls == ["finish"])
  }

  @Test func `what was begun is waited for`() async {
    var gate: CheckedContinuation<Void, Never>?
    dependencies.repairWallet = { _ throws(WalletError) in
      await withCheckedContinuation { gate = $0 }
      return nil
    }
    await launch()
    presenter.listener?.didChoose(.lookOnly)
    presenter.listener?.didConfirm("")
    await quiesce()
    presenter.listener?.didPressEscape()
    #expect(listener.calls == [])
    gate?.resume()
    await tree.activity.settled()
    #expect(listener.calls == ["finish"])
  }
}
