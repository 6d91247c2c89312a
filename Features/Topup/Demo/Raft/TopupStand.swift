import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import TopupInterface
import TopupPresentation
import WalletDomain

/// A parent of the top-up: the balance, and a button that opens the top-up.
enum TopupStand: Riblet {
  /// The balance.
  typealias Model = Won

  enum Action {
    case topUp
  }
}

final class TopupStandRouter: ViewableRouter<TopupStandInteractor, TopupStandView> {
  private let topupParts: TopupParts
  private let stage: any Stage
  private lazy var topup = Slot(of: self, on: stage)

  init(_ parts: TopupParts, on stage: any Stage) {
    topupParts = parts
    self.stage = stage
    let view = TopupStandView(.zero)
    super.init(interactor: TopupStandInteractor(parts.wallet, on: view), view: view)
    interactor.router = self
  }

  func attachTopup() {
    topup.attach(topupParts.builder.build(amount: nil, on: stage, listener: interactor))
  }

  func detachTopup() { topup.clear() }
}

final class TopupStandInteractor: PresentableInteractor<TopupStand>, TopupListener {
  weak var router: TopupStandRouter?
  private let wallet: WalletUseCases

  init(_ wallet: WalletUseCases, on presenter: any Presentable<TopupStand>) {
    self.wallet = wallet
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(wallet.state.map(\.balance).observe { [weak self] in self?.model = $0 })
    request("open wallet", wallet.open)
  }

  override func didReceive(_ action: Action) { router?.attachTopup() }

  func topupDidFinish() { router?.detachTopup() }

  func topupDidClose() { router?.detachTopup() }
}

final class TopupStandView: View<TopupStand> {
  private lazy var topUp = button(sends: .topUp)

  override var title: Phrase { TopupStandText.title.phrase }

  override func body(in environment: Environment) -> any Widget {
    Padding(
      columns: 2,
      Columns(
        spacing: 2, .intrinsic(Label(TopupStandText.balance, Style(.dim))),
        .intrinsic(Label(model)),
        .intrinsic(Button(TopupStandText.topUp, topUp))))
  }
}

enum TopupStandText: TextTable {
  case title, balance, topUp

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "데모", en: "Demo")
    case .balance: Phrase(ko: "잔액", en: "Balance")
    case .topUp: Phrase(ko: "충전하기", en: "top up")
    }
  }
}
