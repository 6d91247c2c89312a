import Editing
import MartDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// Shows and changes the cart, which the shop stores.
final class ShoppingCartInteractor: PresentableInteractor<ShoppingCart> {
  private let dependencies: MartDependencies
  private let shop: Stored<Shop>
  private weak let listener: (any ShoppingCartListener)?

  init(
    _ dependencies: MartDependencies, _ shop: Stored<Shop>,
    on presenter: any Presentable<ShoppingCart>, listener: any ShoppingCartListener
  ) {
    self.dependencies = dependencies
    self.shop = shop
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(shop.observe { [weak self] in self?.show($0) })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .edit(let edit): dependencies.perform(edit, of: model.list.selected?.good, in: self)
    case .removeAll: dependencies.run("empty the cart", in: self, dependencies.mart.clearCart)
    case .order: listener?.cartDidOrder()
    case .retry:
      request("read the shop", notify: dependencies.notify) {
        [mart = dependencies.mart] () throws(MartError) in
        try await mart.read()
        return ListText.refreshed
      }
    }
  }

  /// Shows what has been read of the shop.
  private func show(_ shop: Shop) {
    let old = model.shop
    // Beside the goods, the line that the user has changed there is kept in sight.
    if old.isRead, !model.isAtFront,
      let changed = shop.lines.first(where: { line in
        !old.lines.contains { $0.id == line.id && $0.quantity == line.quantity }
      })
    {
      model.list.select(changed.id)
    }
    model.shop = shop
  }

  func didMove(toFront isAtFront: Bool) { model.isAtFront = isAtFront }
}

extension ShoppingCartInteractor: Restorable {
  /// Beside the goods it is not part of the place.
  var restorationState: RestorationState? { model.isAtFront ? model.list.restorationState : nil }

  func restore(_ restoration: RestorationState) { update { $0.list.restore(restoration) } }
}
