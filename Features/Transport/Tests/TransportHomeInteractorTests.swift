import Editing
import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import Testing
import Time
import TransportDomain
import TransportFixtures
import WalletDomain

@testable import TransportPresentation

@MainActor
struct TransportHomeInteractorTests {
  private let tree = Tree()
  private let presenter = PresenterSpy<TransportHome>(
    TransportHome.Model(today: Day(milliseconds: 0)))
  private let router = TransportRouterSpy()

  @discardableResult
  private func launch(_ fixture: TransportFixture) async -> TransportHomeInteractor {
    let interactor = TransportHomeInteractor(
      transport: fixture.transport, wallet: fixture.wallet, clock: fixture.clock,
      notify: fixture.notify, on: presenter)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    return interactor
  }

  /// Asks for a taxi, and agrees if there is a question.
  private func call() async {
    let before = presenter.model.question
    presenter.send(.call)
    if presenter.model.question != before { agree() }
    await tree.settle()
  }

  private var offer: TransportHome.Offer? { presenter.model.question.value?.offer }

  /// Answers the last question.
  private func agree() { offer.map { presenter.send(.confirm($0)) } }

  @Test func `nothing is paid before the user has agreed`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    await launch(fixture)
    for _ in 1...3 { presenter.send(.call) }
    await tree.settle()
    expectEqual(fixture.payments, [])
    expectEqual(offer, .init(ride: Ride(Route()), balance: Won(20_000)))
    agree()
    await tree.settle()
    expectEqual(fixture.payments.count, 1)
  }

  @Test func `what is not what was asked about is asked again`() async {
    let fixture = TransportFixture(balance: Won(40_000))
    await launch(fixture)
    var route = Route()
    route[.origin] = "서울역"
    let changes: [@MainActor () -> Void] = [
      { presenter.send(.type("서울역", at: .origin)) }, { fixture.put(Won(20_000)) },
    ]
    for change in changes {
      presenter.send(.call)
      expectEqual(presenter.model.question.value?.isRepeated, false)
      change()
      agree()
      await tree.settle()
      expectEqual(fixture.payments, [])
      expectEqual(presenter.model.question.value?.isRepeated, true)
    }
    expectEqual(offer, .init(ride: Ride(route), balance: Won(20_000)))
    // As a fare that was another one.
    presenter.send(.confirm(.init(ride: Ride(route, metres: 1_000), balance: Won(20_000))))
    await tree.settle()
    expectEqual(fixture.payments, [])
    agree()
    await tree.settle()
    expectEqual(fixture.payments.map(\.text), ["서울역 → 회사"])
    expectEqual(fixture.payments.map(\.amount), [Won(18_000)])
  }

  @Test func `a ride between known places costs by its length`() async {
    let fixture = TransportFixture(balance: Won(50_000))
    fixture.lengths["서울역 → 강남역"] = 9_980
    await launch(fixture)
    for (end, text) in [(RouteEnd.origin, " 서울역"), (.destination, "강남역 ")] {
      presenter.send(.type(text, at: end))
    }
    await tree.settle()
    await call()
    expectEqual(fixture.payments.map(\.amount), [Won(11_100)])
    expectEqual(fixture.payments.map(\.text), ["서울역 → 강남역"])
    // What is not known costs as much as ever.
    presenter.send(.type("어딘가", at: .destination))
    await tree.settle()
    expectEqual(presenter.model.ride?.fare, Won(18_000))
    presenter.send(.type("", at: .destination))
    expectEqual(presenter.model.ride?.fare, Won(18_000))
  }

  @Test(arguments: [
    RouteFault.samePlace, .noRoad, .unclear(.destination, ["서울특별시", "부산광역시"]),
  ])
  func `a route without a ride has no fare, says why, and calls no taxi`(fault: RouteFault) async {
    let fixture = TransportFixture(balance: Won(50_000), route: Route())
    fixture.faults["서울역 → 중구"] = fault
    await launch(fixture)
    presenter.send(.type("서울역", at: .origin), .type("중구", at: .destination))
    await tree.settle()
    expectEqual(presenter.model.fault, fault)
    expectEqual(presenter.model.ride, nil)
    presenter.send(.call)
    expectEqual(offer, nil)
    presenter.send(.type("어딘가", at: .destination))
    await tree.settle()
    expectEqual(presenter.model.fault, nil)
    expectEqual(presenter.model.ride?.fare, Won(18_000))
  }

  @Test func `no taxi is called for a fare that is not known yet`() async {
    let fixture = TransportFixture(balance: Won(50_000))
    fixture.lengths = ["서울역 → 강남": 8_000, "서울역 → 강남역": 9_980]
    await launch(fixture)
    presenter.send(.type("서울역", at: .origin))
    let measuring = Checkpoint()
    fixture.measuring = measuring
    presenter.send(.type("강남", at: .destination))
    await measuring.reached()
    presenter.send(.call)
    expectEqual(offer, nil)
    // A length that comes after the route has changed is not that of the new one.
    presenter.send(.type("강남역", at: .destination))
    await measuring.reached(by: 2)
    measuring.open()
    await tree.settle()
    expectEqual(presenter.model.ride?.metres, 9_980)
    presenter.send(.call)
    expectEqual(offer?.ride.fare, Won(11_100))
  }

  @Test func `a ride that waits for money is asked about again only if it is another one`() async {
    let fixture = TransportFixture()
    let interactor = await launch(fixture)
    await call()
    presenter.send(.type("서울역", at: .destination))
    fixture.put(Won(50_000))
    interactor.topupDidFinish()
    await tree.settle()
    expectEqual(fixture.payments.map(\.text), ["우리집 → 회사"])
    expectEqual(presenter.model.question.value?.isRepeated, true)
    agree()
    await tree.settle()
    expectEqual(fixture.payments.map(\.text), ["우리집 → 회사", "우리집 → 서울역"])
    expectEqual(router.calls, ["top up 18000", "end the top-up", "receipt 1"])
  }

  @Test func `a wallet that was closed meanwhile is not asked to pay`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    await launch(fixture)
    presenter.send(.call)
    fixture.set(.readOnly(.storage(.diskFull)))
    agree()
    presenter.send(.call)
    await tree.settle()
    expectEqual(fixture.payments, [])
    expectEqual(presenter.model.trouble, .storage(.diskFull))
  }

  @Test func `a call charges the fare once and shows the receipt`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    let interactor = await launch(fixture)
    presenter.send(.call)
    agree()
    agree()
    await call()
    expectEqual(router.calls, ["receipt 1"])
    expectEqual(fixture.payments.count, 1)
    expectEqual(fixture.payments.first?.amount, Won(18_000))
    expectEqual(fixture.payments.first?.text, "우리집 → 회사")
    expectEqual(presenter.model.balance, Won(2_000))
    expectEqual(presenter.model.rides.rows.map(\.id), [1])
    interactor.receiptSheetDidClose()
    expectEqual(router.calls, ["receipt 1", "close the receipt"])
    expectEqual(presenter.model.focus.value, .rides)
  }

  @Test func `no ride is called to where it begins`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    await launch(fixture)
    presenter.send(.type("회사", at: .origin))
    await call()
    #expect(fixture.payments.isEmpty)
    presenter.send(.type("서울역", at: .origin))
    await call()
    expectEqual(fixture.payments.count, 1)
  }

  @Test func `a ride is listed before the rides are read again`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    fixture.listFailure = .storage(.busy)
    await launch(fixture)
    await call()
    expectEqual(router.calls, ["receipt 1"])
    expectEqual(presenter.model.rides.rows.map(\.id), [1])
  }

  @Test func `too small a balance leads to the top-up, after which the ride is called again`() async
  {
    let fixture = TransportFixture(balance: Won(5_000))
    let interactor = await launch(fixture)
    await call()
    expectEqual(router.calls, ["top up 13000"])
    let question = presenter.model.question
    presenter.send(.call)
    fixture.put(Won(50_000))
    interactor.topupDidFinish()
    await tree.settle()
    expectEqual(router.calls, ["top up 13000", "end the top-up", "receipt 1"])
    // It was asked about before the top-up.
    expectEqual(presenter.model.question, question)
    expectEqual(Set(fixture.payments.map(\.key)).count, 1)
    expectEqual(presenter.model.balance, Won(32_000))
  }

  @Test func `the top-up takes the place of a receipt that was opened meanwhile`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    let interactor = await launch(fixture)
    await call()
    interactor.receiptSheetDidClose()
    let checkpoint = Checkpoint()
    fixture.checkpoint = checkpoint
    presenter.send(.call)
    agree()
    await checkpoint.reached()
    presenter.send(.openRide(1))
    checkpoint.open()
    await tree.settle()
    expectEqual(
      router.calls,
      [
        "receipt 1", "close the receipt", "receipt 1", "close the receipt", "top up 16000",
      ])
  }

  @Test func `a top-up that is still too small leads to another one`() async {
    let fixture = TransportFixture()
    let interactor = await launch(fixture)
    await call()
    fixture.put(Won(17_999))
    interactor.topupDidFinish()
    await tree.settle()
    expectEqual(router.calls, ["top up 18000", "end the top-up", "top up 1"])
  }

  @Test func `a top-up that is closed calls no taxi, and another call is possible`() async {
    let fixture = TransportFixture()
    let interactor = await launch(fixture)
    await call()
    interactor.topupDidClose()
    fixture.put(Won(18_000))
    await tree.settle()
    expectEqual(router.calls, ["top up 18000", "end the top-up"])
    await call()
    expectEqual(router.calls.last, "receipt 1")
  }

  @Test func `a top-up that was opened by a link calls no taxi`() async {
    let interactor = await launch(TransportFixture(balance: Won(20_000)))
    interactor.topupDidFinish()
    await tree.settle()
    expectEqual(router.calls, ["end the top-up"])
  }

  @Test func `why rides could not be read is shown until they are`() async {
    let fixture = TransportFixture(balance: Won(40_000))
    fixture.listFailure = .storage(.busy)
    await launch(fixture)
    expectEqual(presenter.model.failure, .storage(.busy))
    fixture.listFailure = nil
    fixture.put(Won(20_000))
    await tree.settle()
    expectEqual(presenter.model.failure, nil)
    // Why a call failed stays.
    fixture.failure = .storage(.diskFull)
    await call()
    fixture.put(Won(30_000))
    await tree.settle()
    expectEqual(presenter.model.failure, .storage(.diskFull))
  }

  @Test func `a failure is shown, and the next call is for the same ride`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    fixture.failure = .storage(.diskFull)
    let interactor = await launch(fixture)
    await call()
    expectEqual(presenter.model.failure, .storage(.diskFull))
    #expect(!presenter.model.isCalling)
    fixture.failure = nil
    await call()
    expectEqual(presenter.model.failure, nil)
    expectEqual(Set(fixture.payments.map(\.key)).count, 1)
    interactor.receiptSheetDidClose()
    await call()
    expectEqual(Set(fixture.payments.map(\.key)).count, 2)
  }

  @Test func `a ride that was called elsewhere is listed at once`() async {
    let fixture = TransportFixture(balance: Won(40_000))
    await launch(fixture)
    fixture.language = .english
    _ = try? await fixture.transport.callTaxi(.random(), Ride(Route()))
    await tree.settle()
    expectEqual(presenter.model.rides.rows.map(\.text), ["Home → Office"])
  }

  @Test func `what is typed is shown everywhere at once, and kept`() async {
    let fixture = TransportFixture()
    await launch(fixture)
    presenter.send(.type("서울역", at: .origin))
    expectEqual(fixture.route, "서울역 → 회사")
    await tree.settle()
    await expectEqual(fixture.repository.kept[.origin], "서울역")
  }

  @Test func `a route that cannot be kept is reported`() async {
    let fixture = TransportFixture()
    await launch(fixture)
    await fixture.repository.fail(.diskFull)
    presenter.send(.type("서울역", at: .destination))
    await tree.settle()
    expectEqual(fixture.notices, [TransportError.diskFull.phrase])
  }

  @Test func `no taxi is called before the wallet is open`() async {
    let fixture = TransportFixture(balance: Won(20_000))
    fixture.set(.opening)
    await launch(fixture)
    await call()
    expectEqual(fixture.payments, [])
    fixture.set(.ready)
    await call()
    expectEqual(fixture.payments.count, 1)
  }

  @Test func `a wallet that is not open says why`() async {
    let fixture = TransportFixture()
    fixture.set(.closed(.storage(.damaged)))
    fixture.listFailure = .storage(.damaged)
    await launch(fixture)
    expectEqual(presenter.model.trouble, .storage(.damaged))
    // It is not known that there are no rides.
    expectEqual(presenter.model.sums, nil)
  }
}
