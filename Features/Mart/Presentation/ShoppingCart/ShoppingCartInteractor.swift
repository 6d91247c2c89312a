import MartDomain
import RIBs
import Search
import Store

/// Shows and changes the cart, which the shop stores.
final class ShoppingCartInteractor: PresentableInteractor<ShoppingCart> {
  private let dependencies: MartDependencies
  private let shop: Stored<Shop>
  private weak let listener: (any ShoppingCartListener)?
  /// The good that is selected again as soon as it is in the cart.
  private var wanted: Good.ID?

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
    case .select(let row):
      model.selection = row
      wanted = model.selected?.good.id
    case .sort(let event):
      if wanted == nil { wanted = model.selected?.good.id }
      update { model in
        model.sort.take(event)
        model.follow(wanted)
      }
    case .edit(let edit): dependencies.perform(edit, of: model.selected?.good, in: self)
    case .removeAll: dependencies.run("empty the cart", in: self, dependencies.mart.clearCart)
    case .order: listener?.cartDidOrder()
    case .retry: dependencies.run("read the shop", in: self, dependencies.mart.read)
    }
  }

  /// Shows what has been read of the shop.
  private func show(_ shop: Shop) {
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
      model.follow(wanted)
    }
  }

  func didMove(toFront isAtFront: Bool) { model.isAtFront = isAtFront }
}

extension ShoppingCartInteractor: Remembering {
  /// The selected good and the order, if the user is in the cart.
  var memory: Memory? {
    var memory = Memory()
    memory["good"] = wanted
    memory["sort"] = model.sort.memory
    return model.isAtFront ? memory : nil
  }

  func recall(_ memory: Memory) {
    wanted = memory["good"]
    model.sort = Sort(memory: memory["sort"])
    show(model.shop)
  }
}

extension ShoppingCart.Model {
  /// Selects the wanted good, or else the one in its place.
  fileprivate mutating func follow(_ wanted: Good.ID?) {
    let lines = lines
    let place = wanted.flatMap { id in lines.firstIndex { $0.good.id == id } }
    selection = place ?? min(selection, max(lines.count - 1, 0))
  }
}
