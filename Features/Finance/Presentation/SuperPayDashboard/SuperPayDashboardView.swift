import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The balance and the button, one below the other in a narrow window.
final class SuperPayDashboardView: View<SuperPayDashboard> {
  private lazy var topUp = button(sends: .topUp)

  /// The columns of `20,000,000,000원`.
  private static let balanceColumns = 16
  private static let spacing = 3

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = [
      .fixed(1, Label(FinanceText.balance.text(language), Style(bold: true))),
      .intrinsic(
        balanceLine(
          { [self] in balance(language, $0) },
          Button(FinanceText.topUp.text(language), topUp, isEnabled: canTopUp))),
    ]
    if model.unsettled > 0 {
      let sentence = FinanceText.unsettled(model.unsettled).text(language)
      parts.append(.intrinsic(Paragraph(sentence, Style(.warning))))
    }
    return Rows(parts)
  }

  private func balanceLine(
    _ balance: @escaping (Alignment) -> any Widget, _ button: Button
  ) -> any Widget {
    Adaptive { size, environment in
      let buttonColumns = button.size(in: Size(columns: .max, rows: 1), environment).columns
      guard size.columns >= Self.balanceColumns + Self.spacing + buttonColumns else {
        return Rows(.fixed(1, balance(.leading)), .fixed(1, button))
      }
      return Columns(
        spacing: Self.spacing, .fixed(Self.balanceColumns, balance(.trailing)), .intrinsic(button),
        .gap)
    }
  }

  /// Also true while the wallet opens, so that the button has the focus from the beginning.
  private var canTopUp: Bool { model.condition == .ready || model.condition == .opening }

  /// If the wallet cannot be read, showing no figure is better than a wrong one.
  private func balance(_ language: Language, _ alignment: Alignment) -> any Widget {
    switch model.condition {
    case .opening: Waiting(FinanceText.opening.text(language), alignment: alignment)
    case .closed: Label(FinanceText.unknown.text(language), alignment: alignment)
    case .ready, .readOnly: Label(model.balance.text(language), alignment: alignment)
    }
  }
}
