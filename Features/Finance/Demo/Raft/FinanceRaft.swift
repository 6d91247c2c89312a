import FinancePresentation
public import Launch
import LedgerRaft
import TopupRaft
import WalletDomain

/// The wallet alone, with three cards, a balance of zero, and a ledger in memory.
public final class FinanceRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Finance") { stage, notify in
      let clock = context.clock
      let topup = TopupParts(clock: clock, notify: notify)
      let ledger = LedgerRaft.builder(
        clock: clock, language: context.appearance.language, notify: notify)
      Task.immediate { [wallet = topup.wallet] in await wallet.open() }
      return FinanceHomeBuilder(
        wallet: topup.wallet, topup: topup.builder,
        addPaymentMethod: topup.addPaymentMethod, ledger: ledger, clock: clock, notify: notify
      ).build(on: stage)
    }
  }
}
