import Editing
public import HomeInterface
public import MartDomain
public import Phrases
import RIBs
import Search
import Store
public import TerminalRIBs
import TerminalUI
public import Time
public import TopupInterface

/// The goods, and how many of each are in the cart.
enum Mart: Riblet {
  struct Model: Equatable {
    var listing: GoodListing
    var shop = Shop()
  }

  enum Action {
    case list(Listing<GoodListing.Row>.Event)
    /// Adds one more of a good to the cart.
    case add(Good.ID)
    case edit(CartEdit)
    case showNextGroup, showAllGroups
    case openCart, openOrders, order
    case retry
  }
}

extension Mart {
  static let commands = ofOrder + ofGoods

  /// Those before the search; reading again comes first where it is needed, else last.
  static let ofOrder: [KeyCommand<Mart>] = [
    retry.when { $0.shop.failure != nil },
    KeyCommand("n", .control("n"), title: ShopText.order, sends: .order)
      .yielding { $0.listing.list.isSearched }.hinted { !$0.shop.state.cart.isEmpty },
    KeyCommand("c", title: ShopText.openCart, sends: .openCart)
      .hinted { !$0.shop.state.cart.isEmpty }
      .elsewhere(
        words: ["장바구니", "카트", "cart", "basket"],
        opening: [ShoppingCart.removeAll].elsewhere()),
  ]

  static let ofGoods: [KeyCommand<Mart>] =
    CartEdit.quantities(
      sends: Action.edit, when: { $0.listing.selected != nil },
      hinted: { $0.isInCart ? [.less] : [] })
    + ofGroups
    + KeyCommand.history(\.shop.state.history, sends: { .edit(.history($0)) })
    + [retry.when { $0.shop.failure == nil }]

  private static let ofGroups: [KeyCommand<Mart>] = [
    KeyCommand("o", title: ShopText.orders, sends: .openOrders),
    KeyCommand("f", title: ShopText.group, sends: .showNextGroup)
      .elsewhere(words: ["상품군", "kind of product"]),
    KeyCommand(.escape, title: ListText.showAll, sends: .showAllGroups)
      .when { $0.listing.group != nil && !$0.listing.list.isSearched },
  ]

  private static let retry = KeyCommand<Mart>.refresh({ $0.shop.failure != nil }, sends: .retry)
}

extension Mart.Model {
  /// Whether the selected good is in the cart.
  fileprivate var isInCart: Bool {
    listing.selected.map { shop.state.cart[$0.id] > 0 } ?? false
  }
}

/// Builds the shop, which shows the cart, the orders and the form over itself.
@MainActor public struct MartBuilder {
  static let segment: Segment = "mart"

  let dependencies: MartDependencies

  public init(
    mart: MartUseCases, topup: any TopupBuildable, clock: any WallClock,
    notify: @escaping Notify
  ) {
    dependencies = MartDependencies(mart: mart, topup: topup, clock: clock, notify: notify)
  }

  var mart: MartUseCases { dependencies.mart }

  /// `stage` is where what comes over the shop is shown.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = MartView(Mart.Model(listing: GoodListing(mart.catalogue)))
    let interactor = MartInteractor(dependencies, on: view)
    return MartRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What all riblets of the shop need.
struct MartDependencies {
  let mart: MartUseCases
  let topup: any TopupBuildable
  let clock: any WallClock
  let notify: Notify
}

extension HomeTile {
  /// The shop; its line is what is in the cart, or how many orders are under way.
  @MainActor public static func mart(_ builder: MartBuilder) -> HomeTile {
    let mart = builder.mart
    return HomeTile(
      MartBuilder.segment.name, title: MartText.mart, line: mart.state.map(MartText.line),
      // What cannot be read is reported by the shop's screen.
      load: { try? await mart.read() }, build: builder.build)
  }
}
