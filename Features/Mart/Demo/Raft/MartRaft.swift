public import Launch
import MartDomain
import MartFixtures
import MartPresentation
import Store
import TopupRaft
import WalletDomain
import WalletFixtures

/// The shop alone: its wallet is empty and in memory, and three cards can top it up.
public final class MartRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Mart") { stage, notify in
      let books = InMemoryWallet(cards: InMemoryWallet.sampleCards)
      let topup = TopupParts(books, clock: context.clock, notify: notify)
      Task { [wallet = topup.wallet] in await wallet.open() }
      let store = Store(MartState())
      let model = MartModel(
        repository: InMemoryMart(books), clock: context.clock, wallet: topup.wallet,
        language: { context.appearance.language }, writer: store.writer(\.self))
      return MartBuilder(
        mart: MartUseCases(model, state: store.stored(\.self), wallet: topup.wallet.state),
        topup: topup.builder, clock: context.clock, notify: notify
      ).build(on: stage)
    }
  }
}
