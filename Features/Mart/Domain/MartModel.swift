import Editing
public import Phrases
import RIBs
import Storage
public import Store
public import Time
public import WalletDomain

/// Sells goods: the cart, the orders, and what they do to the stock and the wallet.
///
/// `MartUseCases` documents what its functions do.
@MainActor public final class MartModel {
  let repository: any MartRepository
  let catalogue: Catalogue
  let clock: any WallClock
  private let wallet: WalletUseCases
  private let language: @MainActor () -> Language
  private let writer: Writer<MartState>
  private let queue = SerialTaskQueue()
  /// The orders that the latest query has found.
  private var found: (query: OrderQuery, revision: Int, ids: [Order.ID])?

  /// `language` is that of receipts.
  public init(
    repository: any MartRepository, catalogue: Catalogue = .bundled, clock: any WallClock,
    wallet: WalletUseCases, language: @escaping @MainActor () -> Language,
    writer: Writer<MartState>
  ) {
    self.repository = repository
    self.catalogue = catalogue
    self.clock = clock
    self.wallet = wallet
    self.language = language
    self.writer = writer
  }

  var state: MartState { writer.value }

  func show(_ history: HistoryState) { writer.update { $0.history = history } }

  /// Reads stock and cart into the state, and has every screen read the orders again.
  func read() async throws(MartError) {
    let contents = try await served { () throws(MartError) in
      try await repository.contents(at: clock.now)
    }
    writer.update { state in
      state.stock = contents.stock
      state.cart = contents.cart
      state.openOrders = contents.openOrders
      state.revision += 1
    }
  }

  func window(
    of query: OrderQuery, at range: Range<Int>
  ) async throws(MartError) -> OrderWindow {
    let revision = state.revision
    guard !query.isPlain else {
      let (count, orders) = try await served { () throws(MartError) in
        try await repository.orders(at: range)
      }
      return OrderWindow(
        count: count, start: range.clamped(to: 0..<count).lowerBound, rows: orders,
        revision: revision)
    }
    let ids = try await ids(of: query, revision)
    let range = range.clamped(to: 0..<ids.count)
    return OrderWindow(
      count: ids.count, start: range.lowerBound,
      rows: try await repository.orders(Array(ids[range])), revision: revision)
  }

  /// The position of an order in the list of a query; nil if the query does not find it.
  func position(
    of id: Order.ID, in query: OrderQuery
  ) async throws(MartError) -> Int? {
    guard query.isPlain else {
      return try await ids(of: query, state.revision).firstIndex(of: id)
    }
    let count = try await served { () throws(MartError) in
      try await repository.orders(at: 0..<0).count
    }
    // The ids are 1, 2, 3 and so on.
    return id > 0 && id <= count ? count - Int(id) : nil
  }

  private func ids(of query: OrderQuery, _ revision: Int) async throws(MartError) -> [Order.ID] {
    if let found, found.query == query, found.revision == revision { return found.ids }
    let ids = try await served { () throws(MartError) in
      try await repository.find(query, at: clock.now)
    }
    found = (query, revision, ids)
    return ids
  }

  func order(_ id: Order.ID) async throws(MartError) -> Order {
    let order = try await served { () throws(MartError) in try await repository.order(id) }
    guard let order else { throw .missing }
    return order
  }

  /// The cart as an order, with everything else as in the order before.
  func draft() async throws(MartError) -> OrderContents {
    var contents = OrderContents(lines: state.cart.orderLines(catalogue))
    let last = try await served { () throws(MartError) in try await repository.orders(at: 0..<1) }
    if let id = last.1.first?.id, let order = try await repository.order(id) {
      contents = order.contents.again(contents.lines)
    }
    // Its cards are unknown before.
    if wallet.state.value.condition == .opening { await wallet.open() }
    if contents.payment.card(in: wallet.state.value.cards) == nil { contents.payment = .wallet }
    return contents
  }

  func perform(
    _ key: MovementKey, _ change: OrderRequest.Change
  ) async throws(MartError) -> Order {
    let request = OrderRequest(key: key, change, language: language())
    // In a task of its own, so that it ends even if the caller is cancelled.
    let task = Task.immediate { [self] () -> Result<Order, MartError> in
      do throws(MartError) {
        return .success(
          try await queue.run { () throws(MartError) in try await carryOut(request) })
      } catch {
        return .failure(error)
      }
    }
    return try await task.value.get()
  }

  private func carryOut(_ request: OrderRequest) async throws(MartError) -> Order {
    if wallet.state.value.condition == .opening { await wallet.open() }
    if let problem = wallet.state.value.condition.problem { throw .wallet(problem) }
    guard Day.times.contains(clock.now) else { throw .wallet(.wrongClock) }
    var hasCharged = false
    let order: Order
    do throws(MartError) {
      try await charge(request, &hasCharged)
      order = try await repository.perform(request, at: clock.now)
    } catch {
      // The wallet finds out what is wrong with its file.
      if [.storage(.damaged), .storage(.gone)].contains(error) { await wallet.sync() }
      throw hasCharged ? .chargedNotOrdered(error) : error
    }
    await wallet.sync()
    // A failure is reported by the screen that reads next.
    try? await read()
    return order
  }

  /// Charges the card of a request for what the wallet lacks.
  ///
  /// `hasCharged` becomes whether it did, now or before; also if this throws.
  private func charge(
    _ request: OrderRequest, _ hasCharged: inout Bool
  ) async throws(MartError) {
    guard let payment = request.contents?.payment, payment != .wallet else { return }
    var charges = try await repository.charges(for: request.key)
    if charges.isUncertain {
      await wallet.askBank()
      charges = try await repository.charges(for: request.key)
    }
    hasCharged = charges.amount > .zero
    let amount = try await repository.amount(of: request, at: clock.now)
    guard amount > charges.amount else { return }
    guard !charges.isUncertain else { throw .wallet(.bankUncertain) }
    let rest = amount - charges.amount
    guard let card = payment.card(in: wallet.state.value.cards) else {
      throw .wallet(.missingCard)
    }
    guard TopUpRequest.amounts.contains(rest) else {
      throw .overCardLimit(TopUpRequest.amounts.upperBound)
    }
    do throws(WalletError) {
      _ = try await wallet.topUp(
        TopUpRequest(key: charges.nextKey(of: request.key), card: card.id, amount: rest))
    } catch {
      throw .wallet(error)
    }
    hasCharged = true
  }

  /// Returns when all requests that were begun have ended.
  func settled() async { await queue.run {} }

  /// Tries once more after `.gone` and `.cannotRead`, when the wallet is open: at the first launch the
  /// file does not exist until then, and where it cannot be made the wallet knows why.
  func served<Value: Sendable>(
    _ work: () async throws(MartError) -> Value
  ) async throws(MartError) -> Value {
    do throws(MartError) {
      return try await work()
    } catch {
      let unread: [MartError] = [.storage(.gone), .storage(.cannotRead)]
      guard unread.contains(error) else { throw error }
      if wallet.state.value.condition == .opening { await wallet.open() }
      let reason = wallet.state.value.condition.storageProblem
      do throws(MartError) {
        return try await work()
      } catch {
        throw unread.contains(error) ? reason.map(MartError.storage) ?? error : error
      }
    }
  }
}
