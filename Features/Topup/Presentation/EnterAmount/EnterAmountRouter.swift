import RIBs
import TerminalRIBs
import WalletDomain

/// A leaf whose card and amount its parent can change.
final class EnterAmountRouter: ViewableRouter<EnterAmountInteractor, EnterAmountView> {
  var draft: TopupDraft { interactor.draft }

  func select(_ card: Card) { interactor.select(card) }

  func fill(in amount: Won) { interactor.fill(in: amount) }
}
