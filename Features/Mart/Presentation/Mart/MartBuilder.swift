public import MartDomain
public import Phrases
import RIBs
public import TerminalRIBs
public import Time
public import TopupInterface

/// Builds the shop, which shows the cart, the orders and the form over itself.
@MainActor public struct MartBuilder {
  static let segment: Segment = "mart"

  let dependencies: MartDependencies

  public init(
    _ mart: MartUseCases, topup: any TopupBuildable, clock: any WallClock,
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
      interactor: interactor, view: view, stage: stage,
      cart: ShoppingCartBuilder(dependencies: dependencies),
      orders: OrdersBuilder(dependencies: dependencies),
      form: OrderFormBuilder(dependencies: dependencies))
  }
}
