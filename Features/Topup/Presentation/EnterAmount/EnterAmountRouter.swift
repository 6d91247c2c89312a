import RIBs
import TerminalRIBs
import WalletDomain

/// A leaf whose card its parent changes.
final class EnterAmountRouter: ViewableRouter<EnterAmountInteractor, EnterAmountView>,
  EnterAmountRouting
{
  var draft: TopupDraft { interactor.draft }

  func select(_ card: Card) { interactor.select(card) }

  func fill(in amount: Won) { interactor.fill(in: amount) }
}
