import RIBs
import WalletDomain

protocol EnterAmountListener: Listener {
  /// The wallet has received the money.
  func enterAmountDidFinish()
  func enterAmountDidClose()
  func enterAmountDidPressCard()
}

struct EnterAmountBuilder {
  let dependency: any TopupDependency

  @MainActor func build(
    _ draft: TopupDraft, listener: any EnterAmountListener
  ) -> EnterAmountRouter {
    let view = EnterAmountView(EnterAmount.Model(draft))
    let interactor = EnterAmountInteractor(
      dependency, pending: draft.pending, on: view, listener: listener)
    return EnterAmountRouter(interactor: interactor, view: view)
  }
}
