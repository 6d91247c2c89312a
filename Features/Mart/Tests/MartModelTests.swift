import Expectations
import Headless
import MartDomain
import MartFixtures
import RIBsTesting
import Storage
import Store
import Testing
import WalletDomain
import WalletFixtures

/// Reading the shop, and placing orders with the money of the wallet or of a card.
@MainActor
struct MartModelTests {
  private let parts = ShopFixture()
  private let key = MovementKey(rawValue: "form")
  private let card = PaymentSource(InMemoryWallet.sampleCards[0])

  private var mart: MartUseCases { parts.mart }

  private var charges: [Won] { parts.charges.map(\.amount) }

  private var balance: Won {
    get async { await parts.books.readableContents().balance }
  }

  @Test func `the state has the cart, what was sold, and the orders under way`() async throws {
    expectEqual(parts.state.openOrders, nil)
    await parts.wallet.open()
    try await parts.order(["milk": 2])
    try await mart.read()
    expectEqual(parts.state.stock, ["milk": 58])
    expectEqual(parts.state.openOrders, 1)
    expectEqual(parts.state.revision, 1)
    await parts.clock.advance(by: .seconds(30 * 86_400))
    try await mart.read()
    expectEqual(parts.state.openOrders, 0)
  }

  @Test(arguments: [StorageError.gone, .cannotRead])
  func `what the books lack before the wallet is open is read after it`(
    error: StorageError
  ) async throws {
    parts.shop.failure = .storage(error)
    parts.onOpen = { parts.shop.failure = nil }
    try await mart.read()
    expectEqual(parts.state.openOrders, 0)
    expectEqual(parts.wallet.state.value.condition, .ready)
  }

  @Test func `another failure is thrown at once, and the state stays`() async throws {
    try await mart.setQuantity("milk", 1)
    let state = parts.state
    parts.shop.failure = .storage(.damaged)
    await #expect(throws: MartError.storage(.damaged)) { try await mart.read() }
    expectEqual(parts.state, state)
    expectEqual(parts.wallet.state.value.condition, .opening)
  }

  @Test func `an order opens the wallet, pays once, and empties the cart`() async throws {
    try await mart.setQuantity("milk", 3)
    let order = try await mart.perform(key, .place(.complete(["milk": 3])))
    expectEqual(order.paid, Won(8_700))
    #expect(parts.state.cart.isEmpty)
    expectEqual(parts.wallet.state.value.balance, Won(491_300))
    try await expectEqual(mart.perform(key, .place(.complete(["milk": 3]))), order)
    await expectEqual(balance, Won(491_300))
    await #expect(throws: MartError.keyUsed) {
      try await mart.perform(key, .place(.complete(["milk": 4])))
    }
    try await expectEqual(mart.placed(key), order)
  }

  @Test func `too little money is told with what is missing, and nothing has changed`()
    async throws
  {
    try await mart.setQuantity("short-ribs", 8)
    try await mart.setQuantity("tent", 1)
    let contents = OrderContents.complete(["short-ribs": 8, "tent": 1])
    await #expect(throws: MartError.wallet(.insufficient(missing: Won(88_200)))) {
      try await mart.perform(key, .place(contents))
    }
    expectEqual(parts.cart, ["short-ribs": 8, "tent": 1])
    expectEqual(parts.shop.orders, [])
  }

  @Test func `an order that has begun ends, though the caller is cancelled`() async throws {
    let checkpoint = Checkpoint()
    parts.onCharge = { await checkpoint.pass() }
    let task = Task { try await mart.perform(key, .place(.complete(["milk": 1], by: card))) }
    await checkpoint.reached()
    task.cancel()
    checkpoint.open()
    await mart.settled()
    expectEqual(parts.shop.orders.count, 1)
    expectEqual(charges, [Won(2_900)])
  }

  @Test func `a closed wallet, or one that can only be read, pays nothing`() async throws {
    for problem in [WalletError.storage(.damaged), .storage(.cannotWrite)] {
      parts.books.failure = problem
      await parts.wallet.open()
      parts.books.failure = nil
      await #expect(throws: MartError.wallet(problem)) {
        try await mart.perform(key, .place(.complete(["milk": 1], by: card)))
      }
    }
    expectEqual(parts.shop.orders, [])
    expectEqual(charges, [])
  }

  // -- cards

  @Test func `a card is charged for the whole order once, and the wallet keeps its balance`()
    async throws
  {
    let order = try await mart.perform(key, .place(.complete(["milk": 2], by: card)))
    expectEqual(charges, [Won(5_800)])
    await expectEqual(balance, Won(500_000))
    try await expectEqual(mart.perform(key, .place(order.contents)), order)
    expectEqual(charges, [Won(5_800)])
  }

  @Test func `a card pays the difference of a change, and refunds go to the wallet`()
    async throws
  {
    let order = try await mart.perform(key, .place(.complete(["milk": 2], by: card)))
    let more = MovementKey(rawValue: "more")
    let changed = try await mart.perform(
      more, .edit(order.id, version: order.version, .complete(["milk": 5], by: card)))
    expectEqual(charges, [Won(5_800), Won(8_700)])
    let less = MovementKey(rawValue: "less")
    _ = try await mart.perform(
      less, .edit(changed.id, version: changed.version, .complete(["milk": 1], by: card)))
    expectEqual(charges.count, 2)
    await expectEqual(balance, Won(511_600))
  }

  @Test func `an order that fails after the charge says where the money is, and charges no more`()
    async throws
  {
    parts.onCharge = { parts.shop.failure = .storage(.diskFull) }
    let contents = OrderContents.complete(["milk": 2], by: card)
    await #expect(throws: MartError.chargedNotOrdered(.storage(.diskFull))) {
      try await mart.perform(key, .place(contents))
    }
    await expectEqual(balance, Won(505_800))
    parts.shop.failure = nil
    _ = try await mart.perform(key, .place(contents))
    expectEqual(charges, [Won(5_800)])
    await expectEqual(balance, Won(500_000))
  }

  @Test func `an order that has become dearer after a failure charges only the rest`()
    async throws
  {
    parts.onCharge = { parts.shop.failure = .storage(.diskFull) }
    await #expect(throws: MartError.self) {
      try await mart.perform(key, .place(.complete(["milk": 2], by: card)))
    }
    parts.shop.failure = nil
    parts.onCharge = {}
    _ = try await mart.perform(key, .place(.complete(["milk": 3], by: card)))
    expectEqual(charges, [Won(5_800), Won(2_900)])
    expectEqual(Set(parts.charges.map(\.key)).count, 2)
    await expectEqual(balance, Won(500_000))
  }

  @Test func `what a card paid before a restart is not asked for again`() async throws {
    try await settle(try await begin(Won(5_800)), as: .charged)
    _ = try await mart.perform(key, .place(.complete(["milk": 3], by: card)))
    expectEqual(charges, [Won(2_900)])
    await expectEqual(balance, Won(500_000))
  }

  @Test func `an order that fails after a restart still says where the money is`() async throws {
    try await settle(try await begin(Won(189_000)), as: .charged)
    try await parts.order(["tent": 1])
    let contents = OrderContents.complete(["tent": 1], by: card)
    let shortage = MartError.Shortage(contents.lines[0].title, left: 0)
    await #expect(throws: MartError.chargedNotOrdered(.soldOut([shortage]))) {
      try await mart.perform(key, .place(contents))
    }
    expectEqual(charges, [])
  }

  @Test(arguments: [ChargeOutcome.charged, .cancelled, .refused])
  func `a late charge is settled before a changed order is charged`(
    outcome: ChargeOutcome
  ) async throws {
    // Which asks the bank, too.
    await parts.wallet.open()
    let late = try await begin(Won(5_800))
    let contents = OrderContents.complete(["milk": 3], by: card)
    await #expect(throws: MartError.wallet(.bankUncertain)) {
      try await mart.perform(key, .place(contents))
    }
    expectEqual(charges, [])
    parts.onAskBank = { [parts] in
      _ = try? await parts.books.settle(late, as: outcome, at: 0)
    }
    _ = try await mart.perform(key, .place(contents))
    expectEqual(charges, [outcome == .charged ? Won(2_900) : Won(8_700)])
    await expectEqual(balance, Won(500_000))
  }

  /// Begins the charge of a request, which an earlier launch has made.
  private func begin(_ amount: Won, _ key: String = "form-card0") async throws -> TopUpIntent {
    let request = TopUpRequest(key: MovementKey(rawValue: key), card: 1, amount: amount)
    guard case .charge(let intent) = try await parts.books.begin(request, at: 0) else {
      throw WalletError.keyUsed
    }
    return intent
  }

  private func settle(_ intent: TopUpIntent, as outcome: ChargeOutcome) async throws {
    _ = try await parts.books.settle(intent, as: outcome, at: 0)
  }

  @Test func `a card is not charged for what is sold out, for too much, or if it is gone`()
    async throws
  {
    await #expect(throws: MartError.self) {
      try await mart.perform(key, .place(.complete(["tent": 2], by: card)))
    }
    await #expect(throws: MartError.overCardLimit(Won(2_000_000))) {
      try await mart.perform(
        key, .place(.complete(["brown-rice": 40, "white-rice": 60], by: card)))
    }
    let gone = PaymentSource.card(issuer: "우리은행", lastFour: "9999")
    await #expect(throws: MartError.wallet(.missingCard)) {
      try await mart.perform(key, .place(.complete(["milk": 1], by: gone)))
    }
    expectEqual(charges, [])
    expectEqual(parts.shop.orders, [])
  }

  @Test func `when two want the last one, the second is told, and has its money in the wallet`()
    async throws
  {
    parts.onCharge = { _ = try? await parts.order(["tent": 1]) }
    let contents = OrderContents.complete(["tent": 1], by: card)
    let line = contents.lines[0]
    await #expect(throws: MartError.chargedNotOrdered(.soldOut([.init(line.title, left: 0)]))) {
      try await mart.perform(key, .place(contents))
    }
    expectEqual(parts.shop.orders.count, 1)
    expectEqual(parts.shop.stock, ["tent": 0])
  }

  @Test func `a wallet finds out what is wrong with the file before a card is charged`()
    async throws
  {
    await parts.wallet.open()
    parts.shop.failure = .storage(.damaged)
    parts.books.failure = .storage(.damaged)
    await #expect(throws: MartError.storage(.damaged)) {
      try await mart.perform(key, .place(.complete(["milk": 1], by: card)))
    }
    expectEqual(parts.wallet.state.value.condition, .closed(.storage(.damaged)))
  }
}
