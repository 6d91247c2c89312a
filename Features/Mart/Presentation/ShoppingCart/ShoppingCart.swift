import Editing
import MartDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// Hears what the cart cannot do itself.
protocol ShoppingCartListener: Listener {
  /// The user wants to order the goods of the cart.
  func cartDidOrder()
}

/// The goods that the user is about to order, on a screen of their own or beside all goods.
enum ShoppingCart: Riblet {
  struct Model: Equatable {
    var shop: Shop { didSet { list.show(shop.lines) } }
    var list: Listing<CartLine>
    /// Whether the user is in the cart; else it only stands beside the goods.
    var isAtFront = false

    /// Whether there is room beside the goods: for the newest orders too.
    var isWide: Bool { shop.isWide }

    init(_ shop: Shop) {
      self.shop = shop
      list = Listing(shop.lines)
    }
  }

  enum Action {
    case list(Listing<CartLine>.Event)
    case edit(CartEdit)
    case removeAll
    case order
    case retry
  }
}

extension ShoppingCart {
  /// Those before sorting.
  static let ofLine: [KeyCommand<ShoppingCart>] = CartEdit.quantities(
    sends: Action.edit, when: { $0.list.count > 0 }, hinted: { _ in [.more, .less, .remove] })

  static let ofCart: [KeyCommand<ShoppingCart>] =
    [removeAll, KeyCommand("n", title: ShopText.order, sends: .order).unhinted]
    + KeyCommand.history(\.shop.state.history, sends: { .edit(.history($0)) })
    + [
      KeyCommand.refresh({ $0.shop.failure != nil }, sends: .retry)
    ]

  static let removeAll = KeyCommand<ShoppingCart>(
    "D", title: ShopText.removeAll, sends: .removeAll
  ).when { !$0.shop.lines.isEmpty }
    .elsewhere(words: ["empty the cart"], unless: ShopText.emptyCart)
}

struct ShoppingCartBuilder {
  static let segment: Segment = "cart"

  let dependencies: MartDependencies

  @MainActor func build(
    _ shop: Stored<Shop>, listener: any ShoppingCartListener
  ) -> ViewableRouter<ShoppingCartInteractor, ShoppingCartView> {
    let view = ShoppingCartView(ShoppingCart.Model(shop.value))
    let interactor = ShoppingCartInteractor(dependencies, shop, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, restorable: interactor)
  }
}
