public import Phrases
import RIBs
public import Store
public import Time
public import TopupInterface
import TopupPresentation
public import WalletDomain

/// Topping up with a wallet in memory, for this demo and for those of the features that attach it.
@MainActor
public final class TopupParts {
  private let component: TopupRaftComponent

  /// The wallet is the one that is given, or has the three cards of the demos and nothing in it.
  public init(
    _ wallet: FixedWallet = FixedWallet(cards: FixedWallet.cards), clock: any WallClock,
    notify: @escaping Notify
  ) {
    component = TopupRaftComponent(wallet, clock: clock, notify: notify)
  }

  public var wallet: Stored<WalletState> { component.wallet }

  /// What the wallet's other use cases are made of.
  public var model: WalletModel { component.model }

  public var topupBuilder: any TopupBuildable { TopupBuilder(dependency: component) }

  public var addPaymentMethodBuilder: any AddPaymentMethodBuildable {
    AddPaymentMethodBuilder(dependency: component)
  }
}
