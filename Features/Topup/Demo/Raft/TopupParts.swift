public import Phrases
import Store
public import Time
public import TopupPresentation
public import WalletDomain
public import WalletFixtures

/// Topping up with a wallet and a bank in memory, for this demo and for those of other features.
@MainActor public struct TopupParts {
  public let wallet: WalletUseCases
  public let builder: TopupBuilder

  public init(
    _ repository: InMemoryWallet = InMemoryWallet(cards: InMemoryWallet.sampleCards),
    clock: any WallClock, notify: @escaping Notify
  ) {
    let store = Store(WalletState())
    let model = WalletModel(
      repository: repository, bank: InMemoryBank(clock: clock), clock: clock,
      writer: store.writer(\.self))
    wallet = WalletUseCases(model, state: store.stored(\.self))
    builder = TopupBuilder(wallet: wallet, clock: clock, notify: notify)
  }
}
