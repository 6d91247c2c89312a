import Headless
import Phrases
import RIBs
import Store
import Testing
import TransportDomain
import WalletDomain

@testable import TransportPresentation

@MainActor
struct TransportHomeInteractorTests {
  private let tree = Tree()
  private let presenter = TransportPresenterSpy()
  private let router = TransportRouterSpy()

  private func launch(_ dependencies: TransportDependencies) async -> TransportHomeInteractor {
    let interactor = TransportHomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    await quiesce()
    return interactor
  }

  @Test func `a call charges the fare once and shows the receipt`() async {
    let dependencies = TransportDependencies(balance: Won(20_000))
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    interactor.didPressCall()
    await quiesce()
    #expect(router.calls == ["receipt 1"])
    #expect(dependencies.payments.count == 1)
    #expect(dependencies.payments.first?.amount == Won(18_000))
    #expect(dependencies.payments.first?.text == "우리집 → 회사")
    #expect(presenter.shown.last?.balance == Won(2_000))
    #expect(presenter.shown.last?.rides?.map(\.id) == [1])
    interactor.receiptDidClose()
    #expect(router.calls == ["receipt 1", "close the receipt"])
    #expect(presenter.focusedRides == 1)
  }

  @Test func `a ride stands among the others before they are read anew`() async {
    let dependencies = TransportDependencies(balance: Won(20_000))
    dependencies.listReceipts = { _ throws(WalletError) in throw .busy }
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    #expect(router.calls == ["receipt 1"])
    #expect(presenter.shown.last?.rides?.map(\.id) == [1])
  }

  @Test func `too small a balance leads to the top-up, and the ride goes on by itself`() async {
    let dependencies = TransportDependencies(balance: Won(5_000))
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    #expect(router.calls == ["top up 13000"])
    interactor.didPressCall()
    dependencies.put(Won(50_000))
    interactor.topupDidFinish()
    await quiesce()
    #expect(router.calls == ["top up 13000", "end the top-up", "receipt 1"])
    #expect(Set(dependencies.payments.map(\.key)).count == 1)
    #expect(presenter.shown.last?.balance == Won(32_000))
  }

  @Test func `a receipt that is looked at meanwhile makes room for the top-up`() async {
    let dependencies = TransportDependencies(balance: Won(20_000))
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    interactor.receiptDidClose()
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    dependencies.gate = stream
    interactor.didPressCall()
    interactor.didChooseRide(at: 0)
    gate.yield()
    await quiesce()
    #expect(
      router.calls == [
        "receipt 1", "close the receipt", "receipt 1", "close the receipt", "top up 16000",
      ])
  }

  @Test func `a top-up that is still too small leads to another one`() async {
    let dependencies = TransportDependencies()
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    dependencies.put(Won(17_999))
    interactor.topupDidFinish()
    await quiesce()
    #expect(router.calls == ["top up 18000", "end the top-up", "top up 1"])
  }

  @Test func `who leaves the top-up does not ride, and may call again`() async {
    let dependencies = TransportDependencies()
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    interactor.topupDidClose()
    dependencies.put(Won(18_000))
    await quiesce()
    #expect(router.calls == ["top up 18000", "end the top-up"])
    interactor.didPressCall()
    await quiesce()
    #expect(router.calls.last == "receipt 1")
  }

  @Test func `a top-up that came by a link is followed by no ride`() async {
    let interactor = await launch(TransportDependencies(balance: Won(20_000)))
    interactor.topupDidFinish()
    await quiesce()
    #expect(router.calls == ["end the top-up"])
  }

  @Test func `a failure is said, and the same ride is asked for again`() async {
    let dependencies = TransportDependencies(balance: Won(20_000))
    dependencies.failure = .diskFull
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    #expect(presenter.shown.last?.failure == .diskFull)
    #expect(presenter.shown.last?.isCalling == false)
    dependencies.failure = nil
    interactor.didPressCall()
    await quiesce()
    #expect(presenter.shown.last?.failure == nil)
    #expect(Set(dependencies.payments.map(\.key)).count == 1)
    interactor.receiptDidClose()
    interactor.didPressCall()
    await quiesce()
    #expect(Set(dependencies.payments.map(\.key)).count == 2)
  }

  @Test func `a ride that was taken elsewhere is listed at once`() async {
    let dependencies = TransportDependencies(balance: Won(40_000))
    _ = await launch(dependencies)
    _ = try? await dependencies.callTaxi(.random(), Route(), .english)
    await quiesce()
    #expect(presenter.shown.last?.rides?.map(\.text) == ["Home → Office"])
  }

  @Test func `what is typed is shown everywhere at once, and kept`() async {
    let dependencies = TransportDependencies()
    let interactor = await launch(dependencies)
    interactor.didType("서울역", at: .origin)
    #expect(dependencies.store.state.transport.route.phrase.text(.korean) == "서울역 → 회사")
    await quiesce()
    #expect(await dependencies.fixedRoute.kept[.origin] == "서울역")
  }

  @Test func `what cannot be kept is said`() async {
    let dependencies = TransportDependencies()
    let interactor = await launch(dependencies)
    await dependencies.fixedRoute.fail(.diskFull)
    interactor.didType("서울역", at: .destination)
    await quiesce()
    #expect(dependencies.notices == [TransportError.diskFull.phrase])
  }

  @Test func `nothing is called while the wallet is being opened`() async {
    let dependencies = TransportDependencies(balance: Won(20_000))
    dependencies.store.update { $0.wallet.condition = .opening }
    let interactor = await launch(dependencies)
    interactor.didPressCall()
    await quiesce()
    #expect(dependencies.payments == [])
    dependencies.store.update { $0.wallet.condition = .ready }
    interactor.didPressCall()
    await quiesce()
    #expect(dependencies.payments.count == 1)
  }

  @Test func `a wallet that is not open says why`() async {
    let dependencies = TransportDependencies()
    dependencies.store.update { $0.wallet.condition = .closed(.damaged) }
    dependencies.listReceipts = { _ throws(WalletError) in throw .damaged }
    _ = await launch(dependencies)
    #expect(presenter.shown.last?.trouble == .damaged)
    // Nor are there no rides, as long as nobody knows.
    #expect(presenter.shown.last?.rides == nil)
  }
}
