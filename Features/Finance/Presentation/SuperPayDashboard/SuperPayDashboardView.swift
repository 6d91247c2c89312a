import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol SuperPayDashboardPresentableListener: PresentableListener {
  func didPressTopup()
}

/// The balance, with a button that tops it up.
final class SuperPayDashboardView: LegacyView<SuperPayDashboardViewModel>,
  SuperPayDashboardPresentable
{
  weak var listener: (any SuperPayDashboardPresentableListener)?
  private let topUp = ButtonState()

  override init(_ model: SuperPayDashboardViewModel) {
    super.init(model)
    topUp.onPress = { [weak self] in self?.listener?.didPressTopup() }
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = [
      .fixed(1, Label(FinanceText.balance.text(language), Style(bold: true))),
      .intrinsic(
        BalanceLine(
          balance(language),
          Button(FinanceText.topUp.text(language), topUp, isEnabled: model.canTopUp))),
    ]
    if model.unsettled > 0 {
      let sentence = FinanceText.unsettled(model.unsettled).text(language)
      parts.append(.intrinsic(Paragraph(sentence, Style(.warning))))
    }
    return Rows(parts)
  }

  private func balance(_ language: Language) -> String {
    switch model.balance {
    case .opening: FinanceText.opening.text(language)
    case .unknown: FinanceText.unknown.text(language)
    case .known(let won): won.text(language)
    }
  }
}
