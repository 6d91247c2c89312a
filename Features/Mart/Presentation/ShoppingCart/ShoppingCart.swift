import MartDomain
import RIBs
import Search
import Store
import TerminalRIBs

/// Hears what the cart cannot do itself.
protocol ShoppingCartListener: Listener {
  /// The user wants to order the goods of the cart.
  func cartDidOrder()
}

/// The goods that the user is about to order, on a screen of their own or beside all goods.
enum ShoppingCart: Riblet {
  struct Model: Equatable {
    var shop: Shop
    var sort = CartColumn.initial
    /// The index of the selected line; 0 in an empty cart.
    var selection = 0
    /// Whether the user is in the cart; else it only stands beside the goods.
    var isAtFront = false

    /// Whether there is room beside the goods: for the newest orders too.
    var isWide: Bool { shop.isWide }

    /// Sorted.
    var lines: [CartLine] { sort.sorted(shop.lines) }

    var selected: CartLine? {
      let lines = lines
      return lines.indices.contains(selection) ? lines[selection] : nil
    }
  }

  enum Action {
    case select(row: Int)
    case sort(SortEvent<CartColumn>)
    case edit(CartEdit)
    case removeAll
    case order
    case retry
  }
}

struct ShoppingCartBuilder {
  static let segment: Segment = "cart"

  let dependencies: MartDependencies

  @MainActor func build(
    _ shop: Stored<Shop>, listener: any ShoppingCartListener
  ) -> ViewableRouter<ShoppingCartInteractor, ShoppingCartView> {
    let view = ShoppingCartView(ShoppingCart.Model(shop: shop.value))
    let interactor = ShoppingCartInteractor(dependencies, shop, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
