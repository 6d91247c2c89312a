import Phrases
import RIBs
import TerminalRIBs
import Time
import WalletDomain

protocol EnterAmountListener: Listener {
  /// The wallet has received the money.
  func enterAmountDidFinish()
  func enterAmountDidClose()
  func enterAmountDidPressCard(_ selected: Card.ID)
}

struct EnterAmountBuilder {
  let wallet: WalletUseCases
  let clock: any WallClock
  let notify: Notify

  @MainActor func build(
    _ draft: TopupDraft, listener: any EnterAmountListener
  ) -> ViewableRouter<EnterAmountInteractor, EnterAmountView> {
    let view = EnterAmountView(EnterAmount.Model(draft))
    let interactor = EnterAmountInteractor(
      wallet: wallet, clock: clock, notify: notify, pending: draft.pending, on: view,
      listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
