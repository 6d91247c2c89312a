import Phrases
import RIBs
import Store
import TerminalRIBs
import Time
import WalletDomain

/// Builds the form for how much shall come from which card.
protocol EnterAmountBuildable: Buildable {
  func build(
    _ draft: TopupDraft, listener: any EnterAmountListener
  ) -> any EnterAmountRouting
}

/// The form, as whoever attached it sees it.
protocol EnterAmountRouting: ViewableRouting {
  var draft: TopupDraft { get }
  /// Takes the money from another card.
  func select(_ card: Card)
  func fill(in amount: Won)
}

protocol EnterAmountDependency: Dependency {
  var wallet: Stored<WalletState> { get }
  var topUp: TopUp { get }
  var topUpEnd: TopUpEnd { get }
  var makeMovementKey: @MainActor () -> MovementKey { get }
  var clock: any WallClock { get }
  var notify: Notify { get }
}

protocol EnterAmountListener: Listener {
  /// The money is in the wallet.
  func enterAmountDidFinish()
  func enterAmountDidClose()
  /// The user wants another card.
  func enterAmountDidPressCard()
}

final class EnterAmountBuilder: Builder<any EnterAmountDependency>, EnterAmountBuildable {
  func build(
    _ draft: TopupDraft, listener: any EnterAmountListener
  ) -> any EnterAmountRouting {
    let model = EnterAmountViewModel(draft)
    let view = EnterAmountView(model)
    let interactor = EnterAmountInteractor(
      model, asked: draft.asked, presenter: view, dependency: dependency, listener: listener)
    return EnterAmountRouter(interactor: interactor, view: view)
  }
}
