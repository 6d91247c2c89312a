import MartDomain
import RIBs
import Search
import Store
import TerminalRIBs
import WalletDomain

protocol MartRouting: Routing {
  func routeToCart()
  /// Shows the list of orders, and one of them over it; nil for the list alone.
  func routeToOrders(showing order: Order.ID?)
  func routeToForm()
  func detachForm()
  /// Updates the cart, beside the goods or over them.
  func update(_ shop: Shop)
}

/// Reads the shop, changes the cart, and leads to an order of it.
final class MartInteractor: PresentableInteractor<Mart>, ShoppingCartListener, OrdersListener,
  OrderFormListener
{
  weak var router: (any MartRouting)?
  private let dependencies: MartDependencies
  private lazy var reading = LatestRequest("read the shop", of: self)
  private lazy var patience = Patience(of: self, clock: dependencies.clock, step: nil) {
    [weak self] phase in self?.change { $0.isSlow = phase != nil }
  }

  init(_ dependencies: MartDependencies, on presenter: any Presentable<Mart>) {
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var mart: MartUseCases { dependencies.mart }

  override func didBecomeActive() {
    whileActive(mart.state.observe { [weak self] in self?.take($0) })
    // A wallet that was repaired has the books of the shop again.
    whileActive(
      mart.wallet.map(\.condition).observe { [weak self] condition in
        self?.change { $0.problem = condition.problem }
        self?.read()
      })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .select(let row): model.listing.select(row: row)
    case .add(let row):
      model.listing.select(row: row)
      edit(.more)
    case .edit(let edit): self.edit(edit)
    case .search(let event): model.listing.take(event)
    case .sort(let event): model.listing.take(event)
    case .showNextGroup: model.listing.showNextGroup()
    case .showAllGroups: model.listing.show(nil)
    case .openCart: router?.routeToCart()
    case .openOrders: router?.routeToOrders(showing: nil)
    case .order: order()
    case .retry: read()
    }
  }

  func didChange(isWide: Bool) { model.hasCartBeside = isWide }

  func cartDidOrder() { order() }

  func ordersDidOrderAgain() { order() }

  func orderFormDidEnd(_ order: Order) { router?.routeToOrders(showing: order.id) }

  func orderFormDidClose() { router?.detachForm() }

  /// Says what to do where the cart is empty.
  private func order() {
    if !model.shop.lines.isEmpty {
      router?.routeToForm()
    } else if model.shop.isRead {
      dependencies.notify(ShopText.emptyCart.phrase)
    }
  }

  private func edit(_ edit: CartEdit) {
    dependencies.perform(edit, of: model.listing.selected, in: self)
  }

  private func read() {
    if !model.shop.isRead { patience.begin() }
    reading.ask(mart.read) { [weak self] result in
      self?.patience.end()
      if case .failure(let error) = result { self?.change { $0.failure = error } }
    }
  }

  private func take(_ state: MartState) {
    change { [mart] in $0.take(state, mart.catalogue) }
    model.listing.take(stock: state.stock)
  }

  private func change(_ body: (inout Shop) -> Void) {
    update { body(&$0.shop) }
    router?.update(model.shop)
  }
}

extension MartInteractor: Remembering {
  var memory: Memory? { model.listing.memory }

  func recall(_ memory: Memory) { model.listing.recall(memory) }
}
