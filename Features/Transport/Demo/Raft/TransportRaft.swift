public import Launch
import Store
import TopupRaft
import TransportDomain
import TransportFixtures
import TransportPresentation
import WalletDomain

/// The taxi alone: its wallet is empty and in memory, and three cards can top it up.
public final class TransportRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Transport") { stage, notify in
      let topup = TopupParts(clock: context.clock, notify: notify)
      Task { [wallet = topup.wallet] in await wallet.open() }
      let store = Store(TransportState())
      let transport = TransportUseCases(
        RouteModel(FixedRoute(), writer: store.writer(\.self)),
        RideModel(
          clock: context.clock, language: { context.appearance.language },
          pay: topup.wallet.pay, listReceipts: topup.wallet.listReceipts,
          writer: store.writer(\.self)), state: store.stored(\.self))
      return TransportHomeBuilder(
        transport: transport, wallet: topup.wallet.state, topup: topup.builder,
        clock: context.clock, notify: notify
      ).build(on: stage)
    }
  }
}
