import RIBs
import Store
import WalletDomain

/// The screen with all cards.
enum Cards: Riblet {
  typealias Model = [Card]

  enum Action {
    case add
  }
}

final class CardsInteractor: PresentableInteractor<Cards> {
  private weak let listener: (any CardsListener)?
  private let wallet: Stored<WalletState>

  init(
    wallet: Stored<WalletState>, on presenter: any Presentable<Cards>,
    listener: any CardsListener
  ) {
    self.wallet = wallet
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(wallet.map(\.cards).observe { [weak self] in self?.model = $0 })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .add: listener?.cardsDidPressAdd()
    }
  }
}
