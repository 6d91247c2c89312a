import Editing
import MartDomain
import RIBs
import Search
import Store
import TerminalRIBs
import Time
import WalletDomain

protocol MartRouting: Routing {
  func routeToCart()
  /// Shows the list of orders, and one of them over it; nil for the list alone.
  func routeToOrders(showing order: Order.ID?)
  func routeToForm()
  func detachForm()
}

/// Reads the shop, changes the cart, and leads to an order of it.
final class MartInteractor: PresentableInteractor<Mart>, ShoppingCartListener, OrdersListener,
  OrderFormListener
{
  weak var router: (any MartRouting)?
  private let dependencies: MartDependencies
  private let shopStore: Store<Shop>
  private lazy var reading = LatestRequest("read the shop", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: dependencies.clock, step: nil) {
    [weak self] phase in self?.change { $0.isSlow = phase != nil }
  }

  private lazy var readingOrders = LatestRequest("read the newest orders", of: self)
  private lazy var states = FollowedStates(of: self, clock: dependencies.clock) { [weak self] in
    self?.showOrders()
  }

  init(_ dependencies: MartDependencies, on presenter: any Presentable<Mart>) {
    self.dependencies = dependencies
    shopStore = Store(presenter.model.shop)
    super.init(on: presenter)
  }

  /// What is known of the shop, for the cart too.
  var shop: Stored<Shop> { shopStore.stored(\.self) }

  private var mart: MartUseCases { dependencies.mart }

  override func didBecomeActive() {
    whileActive(mart.state.observe { [weak self] in self?.receive($0) })
    whileActive(mart.state.map(\.revision).observe { [weak self] _ in self?.readOrders() })
    whileActive(
      mart.wallet.map(\.knownBalance).observe { [weak self] balance in
        self?.change { $0.balance = balance }
      })
    // A wallet that was repaired has the books of the shop again.
    whileActive(
      mart.wallet.map(\.condition).observe { [weak self] condition in
        self?.change { $0.problem = condition.problem }
        self?.read()
      })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.listing.list.apply(event) }
    case .add: edit(.more)
    case .edit(let edit): self.edit(edit)
    case .showNextGroup: model.listing.showNextGroup()
    case .showAllGroups: model.listing.show(nil)
    case .openCart: router?.routeToCart()
    case .openOrders: router?.routeToOrders(showing: nil)
    case .order: order()
    case .retry:
      read()
      sayRefreshed(after: reading, notify: dependencies.notify) { $0.shop.failure != nil }
    }
  }

  func didChange(isWide: Bool) {
    guard isWide != model.shop.isWide else { return }
    change { $0.isWide = isWide }
    readOrders()
  }

  func cartDidOrder() { order() }

  func ordersDidOrderAgain() { order() }

  func orderFormDidEnd(_ order: Order) { router?.routeToOrders(showing: order.id) }

  func orderFormDidClose() { router?.detachForm() }

  /// Says what to do where the cart is empty.
  private func order() {
    if !model.shop.lines.isEmpty {
      router?.routeToForm()
    } else if model.shop.isRead {
      dependencies.notify(ShopText.emptyCart)
    }
  }

  private func edit(_ edit: CartEdit) {
    dependencies.perform(edit, of: model.listing.selected, in: self)
  }

  private func read() {
    if !model.shop.isRead { delay.begin() }
    reading.ask(mart.read) { [weak self] result in
      self?.delay.end()
      if case .failure(let error) = result { self?.change { $0.failure = error } }
    }
  }

  /// Reads the newest orders, which are shown beside the goods.
  private func readOrders() {
    guard model.shop.isWide else { return }
    readingOrders.ask { [mart] () throws(MartError) in
      try await mart.list(OrderQuery(), 0..<RecentOrders.count)
    } then: { [weak self] (result: Result<OrderWindow, MartError>) in
      self?.change { $0.orders.content.receive(result.map(\.rows)) }
      self?.showOrders()
    }
  }

  /// Shows the states that the orders have now, and again when the next of them changes.
  private func showOrders() {
    let now = dependencies.clock.now
    change { $0.orders.now = now }
    states.follow(model.shop.orders.rows.map(\.times), now: now)
  }

  private func receive(_ state: MartState) {
    change { [mart] in $0.receive(state, mart.catalogue) }
    let quantities = model.shop.lines.map { ($0.good.id, $0.quantity) }
    update { model in
      model.listing.receive(
        stock: state.stock, quantities: Dictionary(quantities) { first, _ in first })
    }
  }

  private func change(_ body: (inout Shop) -> Void) {
    update { body(&$0.shop) }
    shopStore.update { [model] in $0 = model.shop }
  }
}

extension MartInteractor: Restorable {
  var restorationState: RestorationState? { model.listing.restorationState }

  func restore(_ restoration: RestorationState) { model.listing.restore(restoration) }
}

extension WalletState {
  /// The balance; nil while the wallet is not open.
  fileprivate var knownBalance: Won? {
    switch condition {
    case .opening, .closed: nil
    case .ready, .readOnly: balance
    }
  }
}
