import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

@testable import TopupPresentation

/// Builds a form that ends as soon as it begins.
final class EndingEnterAmountBuilder: EnterAmountBuildable {
  func build(
    _ draft: TopupDraft, listener: any EnterAmountListener
  ) -> any EnterAmountRouting {
    EndingEnterAmountRouter(
      interactor: EndingEnterAmountInteractor(listener), view: AnyView(), draft: draft)
  }
}

private final class EndingEnterAmountRouter: ViewableRouter<EndingEnterAmountInteractor, AnyView>,
  EnterAmountRouting
{
  let draft: TopupDraft

  init(interactor: EndingEnterAmountInteractor, view: AnyView, draft: TopupDraft) {
    self.draft = draft
    super.init(interactor: interactor, view: view)
  }

  func select(_ card: Card) {}

  func fill(in amount: Won) {}
}

private final class EndingEnterAmountInteractor: Interactor {
  private weak let listener: (any EnterAmountListener)?

  init(_ listener: any EnterAmountListener) { self.listener = listener }

  override func didBecomeActive() { listener?.enterAmountDidFinish() }
}
