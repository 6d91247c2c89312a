import MartDomain
import RIBs

/// Changes the cart; the shop tells it what is in it.
final class ShoppingCartInteractor: PresentableInteractor<ShoppingCart> {
  private let dependencies: MartDependencies
  private weak let listener: (any ShoppingCartListener)?
  /// The good that is selected again as soon as it is in the cart.
  private var wanted: Good.ID?

  init(
    _ dependencies: MartDependencies, on presenter: any Presentable<ShoppingCart>,
    listener: any ShoppingCartListener
  ) {
    self.dependencies = dependencies
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .select(let row):
      model.selection = row
      wanted = model.selected?.good.id
    case .edit(let edit): dependencies.perform(edit, of: model.selected?.good, in: self)
    case .removeAll: dependencies.run("empty the cart", in: self, dependencies.mart.clearCart)
    case .order: listener?.cartDidOrder()
    case .retry: dependencies.run("read the shop", in: self, dependencies.mart.read)
    }
  }

  /// Shows what has been read of the shop.
  func show(_ shop: Shop) {
    let old = model.shop
    // Beside the goods, the line that the user has changed there is kept in sight.
    if old.isRead, !model.isAtFront,
      let changed = shop.lines.first(where: { line in
        !old.lines.contains { $0.good.id == line.good.id && $0.quantity == line.quantity }
      })
    {
      wanted = changed.good.id
    }
    update { model in
      model.shop = shop
      let place = wanted.flatMap { id in shop.lines.firstIndex { $0.good.id == id } }
      model.selection = place ?? min(model.selection, max(shop.lines.count - 1, 0))
    }
  }

  func didChange(isWide: Bool) { model.isWide = isWide }

  func didMove(toFront isAtFront: Bool) { model.isAtFront = isAtFront }
}

extension ShoppingCartInteractor: Remembering {
  /// The selected good, if the user is in the cart.
  var memory: Memory? {
    var memory = Memory()
    memory["good"] = wanted
    return model.isAtFront ? memory : nil
  }

  func recall(_ memory: Memory) {
    wanted = memory["good"]
    show(model.shop)
  }
}
