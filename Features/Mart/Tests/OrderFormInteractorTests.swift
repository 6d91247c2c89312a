import Expectations
import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain
import WalletFixtures

@testable import MartPresentation

/// Records what the interactor responds.
final class OrderFormResponses: Presenter<OrderForm> {
  private(set) var snapshots: [OrderForm.Snapshot] = []
  private var others: [String] = []

  override func present(_ response: OrderForm.Response) {
    switch response {
    case .updated(let snapshot), .edited(let snapshot): snapshots.append(snapshot)
    case .invalid(let fields):
      others.append("invalid \(fields.map(\.name).sorted().joined(separator: " "))")
    case .asksToDiscard(let asks): others.append(asks ? "asks" : "stays")
    case .saving(let payment, let phase):
      others.append("saving\(payment == .wallet ? "" : " by card")\(phase.map { " \($0)" } ?? "")")
    case .failed(let error): others.append("failed: \(error)")
    case .insufficient(let missing): others.append("lacks \(missing.amount)")
    case .ended(let order): others.append("ended \(order.contents.total.amount)")
    case .endedBefore(let order): others.append("ended before \(order.contents.total.amount)")
    case .cannotRead(let error): others.append("cannot read: \(error)")
    case .reading, .nothingToOrder, .topupEnded, .closed, .charged: others.append("\(response)")
    }
  }

  /// Returns the responses without snapshots, and forgets them.
  func take() -> [String] {
    defer { others = [] }
    return others
  }
}

@MainActor final class OrderFormInteractorTests {
  private var tree = Tree()
  private var root: AnyRouter?
  private let fixture: OrderFormFixture
  private let view = PresenterSpy<OrderForm>(OrderForm.ViewModel(.new))
  private let responses: OrderFormResponses

  init() {
    fixture = OrderFormFixture()
    responses = OrderFormResponses(on: view)
  }

  private init(_ fixture: OrderFormFixture) {
    self.fixture = fixture
    responses = OrderFormResponses(on: view)
  }

  @discardableResult
  private func launch(
    _ purpose: OrderForm.Purpose = .new, recalling restoration: RestorationState? = nil
  ) async -> OrderFormInteractor {
    let interactor = OrderFormInteractor(
      purpose, mart: fixture.mart, clock: fixture.clock, presenter: responses)
    // As if Galbi was killed: the form before is gone.
    root?.shutDown()
    let router = Router(interactor: interactor)
    (root, tree) = (router, Tree())
    router.launch(in: tree)
    if let restoration { interactor.restore(restoration) }
    await tree.settle()
    return interactor
  }

  private func send(_ requests: OrderForm.Request...) async {
    for request in requests { view.onAction?(request) }
    await tree.settle()
  }

  /// Fills all fields in.
  private func fillIn() async {
    for (field, text) in OrderFormFixture.texts { await send(.type(text, in: field)) }
  }

  private var contents: OrderContents? { responses.snapshots.last?.draft.contents }

  private var errors: [OrderField: OrderValidationError] { responses.snapshots.last?.errors ?? [:] }

  @Test func `a new order begins with the cart`() async throws {
    try await fixture.fill()
    let interactor = await launch()
    expectEqual(responses.take(), ["reading"])
    expectEqual(contents?.lines.map(\.quantity), [2, 1])
    expectEqual(contents?.total, Won(72_700))
    #expect(!interactor.hasUnsaved)
  }

  @Test func `the next order begins with the contact and the addresses of the order before`()
    async throws
  {
    _ = try await fixture.order()
    try await fixture.mart.setQuantity("milk", 3)
    await launch()
    expectEqual(contents?.contact.name, "김하늘")
    expectEqual(contents?.shipping.zip, "04524")
    expectEqual(contents?.lines.map(\.good), ["milk"])
  }

  @Test func `an empty cart is no order`() async {
    await launch()
    expectEqual(responses.take(), ["reading", "nothingToOrder"])
  }

  @Test func `a draft that cannot be read can be read again`() async throws {
    try await fixture.fill()
    fixture.shop.failure = .storage(.busy)
    await launch()
    expectEqual(responses.take(), ["reading", "cannot read: storage(busy)"])
    fixture.shop.failure = nil
    await send(.retry)
    expectEqual(responses.take(), ["reading"])
    expectEqual(contents?.lines.count, 2)
  }

  @Test func `an order is placed once, however often it is saved`() async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    await send(.save, .save, .save)
    expectEqual(responses.take(), ["reading", "saving", "ended 72700"])
    expectEqual(fixture.requests.map(\.key.rawValue), ["key 1"])
    expectEqual(fixture.shop.orders.count, 1)
    expectEqual(fixture.balance, Won(500_000 - 72_700))
  }

  @Test func `missing input is an error once the field was left`() async throws {
    try await fixture.fill()
    await launch()
    await send(.type("김", in: .contact(.name)), .type("", in: .contact(.name)))
    #expect(errors.isEmpty)
    await send(.finish(.contact(.name)))
    expectEqual(errors, [.contact(.name): .empty])
    await send(.type("010x", in: .contact(.telephone)), .type("a b", in: .contact(.email)))
    expectEqual(errors[.contact(.telephone)], .notATelephone)
    expectEqual(errors[.contact(.email)], .notAnEmail)
  }

  @Test func `saved too soon, all invalid fields are named, and nothing is placed`()
    async throws
  {
    try await fixture.fill()
    await launch()
    await send(.save)
    expectEqual(
      responses.take(),
      [
        "reading",
        "invalid email name shipping.city shipping.state shipping.street1 "
          + "shipping.zip telephone",
      ])
    // All but the second line of the street; the billing address is the shipping address.
    expectEqual(errors.count, 7)
    await fillIn()
    await send(.type("x", in: .shipping(.zip)), .save)
    expectEqual(responses.take(), ["invalid shipping.zip"])
    #expect(fixture.requests.isEmpty)
  }

  @Test func `the billing address follows the shipping address until it is edited`() async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    await send(.type("강남구", in: .shipping(.city)))
    expectEqual(contents?.billing.city, "강남구")
    await send(.switchBilling, .type("마포구", in: .billing(.city)))
    await send(.type("종로구", in: .shipping(.city)))
    expectEqual(contents?.billing.city, "마포구")
    await send(.switchBilling)
    expectEqual(contents?.billing.city, "종로구")
    // What was typed before is there again.
    await send(.switchBilling)
    expectEqual(contents?.billing.city, "마포구")
  }

  @Test func `goods are taken out with a quantity of 0, but for the last one`() async throws {
    try await fixture.fill()
    await launch()
    await send(.stepQuantity("milk", -1))
    expectEqual(contents?.lines.map(\.good), ["brown-rice"])
    expectEqual(responses.snapshots.last?.draft.goods.map(\.quantity), [2, 0])
    await send(.stepQuantity("brown-rice", -1), .stepQuantity("brown-rice", -1))
    expectEqual(contents?.lines.map(\.quantity), [1])
    await send(.stepQuantity("milk", 1))
    expectEqual(contents?.lines.map(\.good), ["brown-rice", "milk"])
    for _ in 1...120 { await send(.stepQuantity("milk", 1)) }
    expectEqual(contents?.quantities["milk"], 99)
  }

  @Test func `goods with too little stock are marked with what is left`() async throws {
    let tests = OrderFormInteractorTests(OrderFormFixture(balance: Won(2_000_000)))
    try await tests.sellOut()
  }

  private func sellOut() async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    // Another Galbi buys all the rice but for one bag.
    var others = try await fixture.contents()
    others.lines = [OrderLine(try #require(fixture.mart.catalogue["brown-rice"]), 39)]
    let request = OrderRequest(
      key: MovementKey(rawValue: "other"), .place(others), language: .korean)
    _ = try await fixture.shop.perform(request, at: 0)
    // It has left what is in the cart.
    try await fixture.shop.apply(CartChange([.init("brown-rice", before: 0, after: 2)]))
    await send(.save)
    expectEqual(responses.take().last?.hasPrefix("failed: soldOut"), true)
    expectEqual(responses.snapshots.last?.shortages, ["brown-rice": 1])
    expectEqual(contents?.quantities["brown-rice"], 2)
    await send(.stepQuantity("brown-rice", -1), .save)
    expectEqual(responses.snapshots.last?.shortages, [:])
    expectEqual(responses.take(), ["saving", "ended 37800"])
  }

  @Test func `what was ordered elsewhere from the same cart is not ordered again`() async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    let request = OrderRequest(
      key: MovementKey(rawValue: "other"), .place(try await fixture.contents()), language: .korean)
    _ = try await fixture.shop.perform(request, at: 0)
    _ = responses.take()
    await send(.save)
    expectEqual(responses.take().prefix(2), ["saving", "failed: cartChangedElsewhere"])
    try await expectEqual(fixture.shop.orders(at: 0..<9).count, 1)
  }

  @Test func `that something of the cart was ordered elsewhere is said at once`() async throws {
    try await fixture.fill()
    await launch()
    _ = responses.take()
    try await fixture.mart.setQuantity("milk", 3)
    await tree.settle()
    expectEqual(responses.take(), [])
    try await fixture.mart.setQuantity("milk", 0)
    await tree.settle()
    expectEqual(responses.take(), ["failed: cartChangedElsewhere"])
  }

  @Test func `changes are discarded only after a question`() async throws {
    try await fixture.fill()
    let interactor = await launch()
    await send(.leave)
    expectEqual(responses.take(), ["reading", "closed"])
    await send(.stepSpeed(1))
    #expect(interactor.hasUnsaved)
    await send(.leave, .save, .leave, .leave)
    expectEqual(responses.take(), ["asks", "stays", "asks"])
    await send(.stay, .stepSpeed(1), .leave, .stay, .leave, .discard)
    expectEqual(responses.take(), ["stays", "asks", "stays", "asks", "closed"])
    #expect(fixture.requests.isEmpty)
  }

  @Test func `too small a balance leads to the top-up, after which the request is repeated`()
    async throws
  {
    let tests = OrderFormInteractorTests(OrderFormFixture(balance: Won(70_000)))
    try await tests.topUpAndGoOn()
  }

  private func topUpAndGoOn() async throws {
    try await fixture.fill()
    let interactor = await launch()
    await fillIn()
    await send(.save)
    expectEqual(responses.take(), ["reading", "saving", "lacks 2700"])
    // The form waits.
    await send(.stepSpeed(1), .leave, .save)
    expectEqual(responses.take(), [])
    #expect(interactor.hasUnsaved)
    interactor.topupDidClose()
    await tree.settle()
    expectEqual(
      responses.take(),
      [
        "topupEnded", "failed: \(MartError.wallet(.insufficient(missing: Won(2_700))))",
      ])
    await send(.save)
    _ = try await fixture.wallet.topUp(
      TopUpRequest(key: MovementKey(rawValue: "top-up"), card: 1, amount: Won(2_700)))
    interactor.topupDidFinish()
    await tree.settle()
    expectEqual(responses.take(), ["saving", "lacks 2700", "topupEnded", "saving", "ended 72700"])
    expectEqual(Set(fixture.requests.map(\.key.rawValue)), ["key 1"])
    expectEqual(fixture.balance, .zero)
  }

  @Test func `a top-up that the user has opened places nothing`() async throws {
    try await fixture.fill()
    let interactor = await launch()
    await fillIn()
    interactor.topupDidFinish()
    await tree.settle()
    expectEqual(responses.take(), ["reading", "topupEnded"])
    #expect(fixture.requests.isEmpty)
  }

  @Test func `a card is charged for the order, and a slow bank shows progress`() async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    fixture.checkpoint = Checkpoint()
    view.send(.stepPayment(1), .save)
    await fixture.checkpoint?.reached()
    // Nothing can be changed or left meanwhile.
    view.send(.type("x", in: .contact(.name)), .leave, .save)
    await fixture.clock.advance(by: .milliseconds(199))
    expectEqual(responses.take(), ["reading", "saving by card"])
    await fixture.clock.advance(by: .milliseconds(101))
    expectEqual(responses.take(), ["saving by card 0", "saving by card 1"])
    fixture.checkpoint?.open()
    await tree.settle()
    expectEqual(responses.take(), ["ended 72700"])
    expectEqual(fixture.shop.orders.first?.contents.contact.name, "김하늘")
    // The card has paid.
    expectEqual(fixture.balance, Won(500_000))
  }

  @Test(arguments: [
    ("0002", WalletError.cardRefused), ("0003", .bankSilent), ("0004", .bankUncertain),
  ])
  func `a card that fails changes nothing, and the form stays`(
    digits: String, error: WalletError
  ) async throws {
    let cards = [Card(id: 1, issuer: "우리은행", lastFour: digits, tint: 0)]
    let tests = OrderFormInteractorTests(OrderFormFixture(cards: cards))
    try await tests.pay(failing: error)
  }

  private func pay(failing error: WalletError) async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    await send(.stepPayment(1), .save)
    expectEqual(
      responses.take(), ["reading", "saving by card", "failed: \(MartError.wallet(error))"])
    expectEqual(contents?.payment, .card(issuer: "우리은행", lastFour: cards))
    #expect(fixture.shop.orders.isEmpty)
    if error == .bankUncertain {
      // The wallet asks the bank again, and the form hears of it.
      await fixture.wallet.askBank()
      await tree.settle()
      expectEqual(responses.take(), ["charged"])
      await send(.save)
      expectEqual(responses.take(), ["saving by card", "ended 72700"])
      return expectEqual(fixture.balance, Won(500_000))
    }
    // Paid from the wallet, it goes on.
    await send(.stepPayment(1), .save)
    expectEqual(responses.take(), ["saving", "ended 72700"])
  }

  private var cards: String { fixture.wallet.state.value.cards.first?.lastFour ?? "" }

  @Test func `after a charge without an order the payment is the wallet`() async throws {
    try await fixture.fill()
    await launch()
    await fillIn()
    fixture.failure = .chargedNotOrdered(.storage(.diskFull))
    await send(.stepPayment(1), .save)
    expectEqual(contents?.payment, .wallet)
    expectEqual(
      responses.take().last, "failed: \(MartError.chargedNotOrdered(.storage(.diskFull)))")
    fixture.failure = nil
    await send(.save)
    expectEqual(responses.take(), ["saving", "ended 72700"])
  }

  @Test func `without a card only the wallet can pay`() async throws {
    let tests = OrderFormInteractorTests(OrderFormFixture(cards: []))
    try await tests.stepThroughPayments(count: 1)
    try await stepThroughPayments(count: 4)
  }

  private func stepThroughPayments(count: Int) async throws {
    try await fixture.fill()
    await launch()
    var payments: Set<PaymentSource> = []
    for _ in 1...5 {
      await send(.stepPayment(1))
      if let payment = contents?.payment { payments.insert(payment) }
    }
    expectEqual(payments.count, count)
  }

  @Test func `failures keep what was typed`() async throws {
    try await fixture.fill()
    let interactor = await launch()
    await fillIn()
    fixture.failure = .keyUsed
    await send(.save)
    expectEqual(responses.take(), ["reading", "saving", "failed: keyUsed"])
    expectEqual(contents?.contact.name, "김하늘")
    #expect(interactor.hasUnsaved)
  }

  @Test func `an unchanged order is only closed`() async throws {
    let order = try await fixture.order()
    await launch(.edit(order))
    await send(.type("김하늘 ", in: .contact(.name)), .save)
    expectEqual(responses.take(), ["reading", "closed"])
    #expect(fixture.requests.isEmpty)
  }

  @Test func `a change charges or refunds the difference`() async throws {
    let order = try await fixture.order()
    let balance = fixture.balance
    await launch(.edit(order))
    await send(.stepSpeed(1), .stepQuantity("milk", 1), .save)
    expectEqual(responses.take(), ["reading", "saving", "ended 80600"])
    expectEqual(fixture.balance, balance - Won(7_900))
    let changed = try await fixture.mart.order(order.id)
    expectEqual(changed.movements.map(\.amount.amount), [72_700, 7_900])
    await launch(.edit(changed))
    await send(.stepQuantity("brown-rice", -1), .save)
    expectEqual(responses.take(), ["reading", "saving", "ended 45700"])
    expectEqual(fixture.balance, balance + Won(27_000))
  }

  @Test func `what an order has already is not lacking`() async throws {
    let order = try await fixture.order()
    await launch(.edit(order))
    for _ in 1...38 { await send(.stepQuantity("brown-rice", 1)) }
    expectEqual(responses.snapshots.last?.shortages, [:])
    await send(.stepQuantity("brown-rice", 1))
    expectEqual(responses.snapshots.last?.shortages, ["brown-rice": 40])
  }

  @Test func `an order that has been sent stays as it is`() async throws {
    let order = try await fixture.order()
    await launch(.edit(order))
    await fixture.clock.advance(by: .seconds(660))
    await send(.stepSpeed(1), .save)
    expectEqual(responses.take().last, "failed: \(MartError.tooLate(.sent))")
  }

  @Test func `the key is remembered from the beginning`() {
    let interactor = OrderFormInteractor(
      .new, mart: fixture.mart, clock: fixture.clock, presenter: responses)
    expectEqual(interactor.restorationState, ["key": "key 1"])
  }

  @Test func `everything that was entered is remembered`() async throws {
    try await fixture.fill()
    let interactor = await launch()
    expectEqual(interactor.restorationState, ["key": "key 1"])
    await fillIn()
    await send(
      .stepQuantity("milk", -1), .stepSpeed(1), .stepPayment(2), .switchBilling,
      .type("마포구", in: .billing(.city)))
    let (restoration, before) = (interactor.restorationState, contents)
    let restored = await launch(
      recalling: RestorationState(parsing: restoration?.description ?? ""))
    expectEqual(contents, before)
    expectEqual(restored.restorationState, restoration)
    #expect(restored.hasUnsaved)
    await send(.save)
    expectEqual(fixture.requests.map(\.key.rawValue), ["key 1"])
  }

  @Test func `a restored form whose order was placed ends with it`() async throws {
    try await fixture.fill()
    let interactor = await launch()
    await fillIn()
    let restoration = interactor.restorationState
    await send(.save)
    expectEqual(responses.take(), ["reading", "saving", "ended 72700"])
    // Galbi was killed before it has kept that the form ended.
    await launch(recalling: restoration)
    expectEqual(responses.take(), ["reading", "nothingToOrder", "reading", "ended before 72700"])
    expectEqual(fixture.shop.orders.count, 1)
    expectEqual(fixture.balance, Won(500_000 - 72_700))
  }

  @Test func `a restored change of an order that was changed meanwhile is refused`() async throws {
    let order = try await fixture.order()
    let interactor = await launch(.edit(order))
    await send(.stepSpeed(1))
    let restoration = interactor.restorationState
    var contents = order.contents
    contents.contact.name = "바다"
    let changed = try await fixture.mart.perform(
      MovementKey(rawValue: "other"), .edit(order.id, version: order.version, contents))
    await launch(.edit(changed), recalling: restoration)
    await send(.save)
    expectEqual(responses.take().last, "failed: \(MartError.changedElsewhere)")
  }
}
