public import MartDomain
import Phrases
import Search
public import WalletDomain
public import WalletFixtures

/// The shop in memory, which moves the money of a wallet in memory; for demos and tests.
@MainActor public final class InMemoryMart {
  /// Thrown by all further operations, as if the disk had failed.
  public var failure: MartError?
  public private(set) var stock: [Good.ID: Int] = [:]
  public private(set) var orders: [Order] = []
  private var cart = Cart()
  private var requests: [MovementKey: Order.ID] = [:]
  private let wallet: InMemoryWallet
  private let catalogue: Catalogue

  public init(_ wallet: InMemoryWallet, catalogue: Catalogue = .bundled) {
    self.wallet = wallet
    self.catalogue = catalogue
  }

  public func contents(at time: Int64) async throws(MartError) -> MartContents {
    try fail()
    let open = orders.count { [.paid, .sent].contains($0.times.state(at: time)) }
    return MartContents(stock: stock, cart: cart, openOrders: open)
  }

  public func apply(_ change: CartChange) async throws(MartError) {
    try fail()
    guard let changed = change.applied(to: cart) else { throw .cartChanged }
    cart = changed
  }

  public func orders(at range: Range<Int>) async throws(MartError) -> (count: Int, [OrderSummary]) {
    try fail()
    let newestFirst = orders.reversed().map(OrderSummary.init)
    return (orders.count, Array(newestFirst[range.clamped(to: newestFirst.indices)]))
  }

  public func find(
    _ query: OrderQuery, at time: Int64
  ) async throws(MartError) -> [Order.ID] {
    try fail()
    let search = HangulSearch(query.isSearch ? query.search : "")
    var words = OrderWords(query.search, at: time)
    let found = orders.reversed().filter {
      search.matches($0.searchKey) || words?.find($0.times, total: $0.contents.total) == true
    }
    let sort = query.sort
    return sort.sorted(found) { order, column in
      switch column {
      case .date: SortKey(order.id)
      case .goods: order.contents.lines.first.flatMap { sort.key($0.title) }
      case .total: SortKey(order.contents.total.amount)
      }
    }.map(\.id)
  }

  public func orders(_ ids: [Order.ID]) async throws(MartError) -> [OrderSummary] {
    try fail()
    return ids.compactMap(stored).map(OrderSummary.init)
  }

  public func order(_ id: Order.ID) async throws(MartError) -> Order? {
    try fail()
    return stored(id)
  }

  public func order(of key: MovementKey) async throws(MartError) -> Order? {
    try fail()
    return requests[key].flatMap(stored)
  }

  public func amount(
    of request: OrderRequest, at time: Int64
  ) async throws(MartError) -> Won {
    try fail()
    return try step(of: request, at: time)?.amount ?? .zero
  }

  public func charges(for key: MovementKey) async throws(MartError) -> CardCharges {
    try fail()
    return CardCharges(wallet.topUps(CardCharges.prefix(of: key)))
  }

  public func perform(
    _ request: OrderRequest, at time: Int64
  ) async throws(MartError) -> Order {
    try fail()
    if let id = requests[request.key], let order = stored(id) {
      guard request.isFulfilled(by: order) else { throw .keyUsed }
      return order
    }
    guard let step = try step(of: request, at: time) else { throw .keyUsed }
    let old = request.order.flatMap(stored)
    let id = old?.id ?? Order.ID(orders.count + 1)
    let movement = try move(step, for: id, request, at: time)
    let order = Order(
      id: id, version: (old?.version ?? 0) + 1, times: step.times, contents: step.contents,
      movements: (old?.movements ?? []) + (movement.map { [$0] } ?? []))
    for (good, quantity) in step.quantities { stock[good] = left(of: good) - quantity }
    requests[request.key] = id
    if old == nil {
      orders.append(order)
      for line in order.contents.lines { cart[line.good] = max(cart[line.good] - line.quantity, 0) }
    } else {
      orders[Int(id) - 1] = order
    }
    return order
  }

  /// Nil for a request that was carried out before.
  private func step(of request: OrderRequest, at time: Int64) throws(MartError) -> OrderStep? {
    if let order = requests[request.key].flatMap(stored) {
      guard request.isFulfilled(by: order) else { throw .keyUsed }
      return nil
    }
    guard !wallet.isTaken(request.key) else { throw .keyUsed }
    if let seen = request.cart, !cart.holds(seen) { throw .cartChangedElsewhere }
    let step = try request.step(from: request.order.flatMap(stored), at: time)
    try step.requireStock(left: left)
    return step
  }

  private func move(
    _ step: OrderStep, for id: Order.ID, _ request: OrderRequest, at time: Int64
  ) throws(MartError) -> OrderMovement? {
    guard step.amount != .zero else { return nil }
    let isRefund = step.amount < .zero
    let payment = Payment(
      key: request.key, payee: .mart, party: Payee.mart.phrase.text(request.language),
      amount: isRefund ? -step.amount : step.amount,
      text: step.contents.goods.text(request.language))
    do throws(WalletError) {
      let receipt =
        try isRefund ? wallet.refundNow(payment, at: time) : wallet.payNow(payment, at: time)
      return OrderMovement(id: receipt.id, time: time, amount: step.amount)
    } catch {
      throw .wallet(error)
    }
  }

  private func stored(_ id: Order.ID) -> Order? {
    orders.indices.contains(Int(id) - 1) ? orders[Int(id) - 1] : nil
  }

  private func left(of good: Good.ID) -> Int { stock[good] ?? catalogue[good]?.stock ?? 0 }

  private func fail() throws(MartError) {
    if let failure { throw failure }
  }
}

// A conformance on the class itself would make the methods nonisolated.
extension InMemoryMart: MartRepository {}
