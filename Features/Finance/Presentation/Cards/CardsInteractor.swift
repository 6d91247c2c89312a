import Editing
import Phrases
import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// Shows the cards, removes one, and has one offered first.
final class CardsInteractor: PresentableInteractor<Cards> {
  private weak let listener: (any CardsListener)?
  private let wallet: WalletUseCases
  private let notify: Notify

  init(
    _ wallet: WalletUseCases, notify: @escaping Notify, on presenter: any Presentable<Cards>,
    listener: any CardsListener
  ) {
    self.wallet = wallet
    self.notify = notify
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(
      wallet.state.map(\.cards).observe { [weak self] cards in self?.update { $0.list.show(cards) }
      })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .add: listener?.cardsDidPressAdd()
    case .setDefault(let id):
      guard let card = model.list.all.first(where: { $0.id == id }) else { return }
      guard card != model.list.all.first else { return notify(FinanceText.isDefault(card)) }
      request("set default card", on: [card.id], notify: notify) {
        [wallet] () throws(WalletError) in
        try await wallet.setDefaultCard(card)
        return FinanceText.isDefault(card)
      }
    case .askToRemove(let card): update { $0.removal.ask(for: card) }
    case .remove(let card):
      request("remove card", on: [card.id], notify: notify) { [wallet] () throws(WalletError) in
        try await wallet.removeCard(card)
        return FinanceText.removed(card)
      }
    }
  }
}
