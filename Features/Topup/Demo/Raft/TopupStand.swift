import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import TopupInterface
import WalletDomain

/// Stands in for a riblet that tops up: shows the balance, and a button.
final class TopupStandRouter: ViewableRouter<TopupStandInteractor, TopupStandView> {
  private let fixed: TopupParts
  private let stage: any Stage
  private lazy var topup = Slot(of: self, on: stage)

  init(_ fixed: TopupParts, on stage: any Stage) {
    self.fixed = fixed
    self.stage = stage
    super.init(
      interactor: TopupStandInteractor(fixed), view: TopupStandView(.zero))
    interactor.onBalance = { [weak view] in view?.show($0) }
    interactor.onEnd = { [weak self] in self?.topup.clear() }
    view.button.onPress = { [weak self] in self?.open() }
  }

  private func open() {
    topup.attach(fixed.topupBuilder.build(amount: nil, on: stage, listener: interactor))
  }
}

final class TopupStandInteractor: Interactor, TopupListener {
  var onBalance: (Won) -> Void = { _ in }
  var onEnd: () -> Void = {}
  private let fixed: TopupParts

  init(_ fixed: TopupParts) { self.fixed = fixed }

  override func didBecomeActive() {
    whileActive(fixed.wallet.map(\.balance).observe { [weak self] in self?.onBalance($0) })
    request("open wallet") { [model = fixed.model] in
      await makeOpenWallet(model)()
    }
  }

  func topupDidFinish() { onEnd() }

  func topupDidClose() { onEnd() }
}

final class TopupStandView: LegacyView<Won> {
  let button = ButtonState()

  override func title(in environment: Environment) -> String {
    TopupStandText.title.text(environment.language)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return Padding(
      columns: 2,
      Columns(
        spacing: 2, .intrinsic(Label(TopupStandText.balance.text(language), Style(.dim))),
        .intrinsic(Label(model.text(language))),
        .intrinsic(Button(TopupStandText.topUp.text(language), button))))
  }
}

/// What the demo says around the riblet.
enum TopupStandText: TextTable {
  case title, balance, topUp

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "본보기", en: "Demo")
    case .balance: Phrase(ko: "잔고", en: "Balance")
    case .topUp: Phrase(ko: "충전하기", en: "top up")
    }
  }
}
