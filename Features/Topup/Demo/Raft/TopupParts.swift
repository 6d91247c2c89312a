public import Phrases
import RIBs
import Store
public import Time
public import TopupInterface
public import TopupPresentation
public import WalletDomain
public import WalletFixtures

/// Topping up with a wallet and a bank in memory, for this demo and for those of other features.
public final class TopupParts: TopupDependency {
  public let wallet: WalletUseCases
  public let clock: any WallClock
  public let notify: Notify

  private struct State {
    var wallet = WalletState()
  }

  public init(
    _ repository: InMemoryWallet = InMemoryWallet(cards: InMemoryWallet.sampleCards),
    clock: any WallClock, notify: @escaping Notify
  ) {
    self.clock = clock
    self.notify = notify
    let store = Store(State())
    let model = WalletModel(
      repository: repository, bank: InMemoryBank(clock: clock), clock: clock,
      writer: store.writer(\.wallet))
    wallet = WalletUseCases(model, state: store.stored(\.wallet))
  }

  public var topupBuilder: any TopupBuildable { TopupBuilder(dependency: self) }

  public var addPaymentMethodBuilder: any AddPaymentMethodBuildable {
    AddPaymentMethodBuilder(dependency: self)
  }
}
