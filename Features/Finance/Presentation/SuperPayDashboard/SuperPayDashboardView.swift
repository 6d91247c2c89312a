import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The balance, and below it the buttons.
final class SuperPayDashboardView: View<SuperPayDashboard> {
  private lazy var topUp = button(sends: .topUp)
  private lazy var ledger = button(sends: .showLedger)

  private static let spacing = 2

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let buttons = [
      Button(FinanceText.topUp.text(language), topUp, isEnabled: canTopUp),
      Button(FinanceText.ledger.text(language), ledger),
    ]
    var parts: [Part] = [.fixed(1, balance(language)), .intrinsic(Self.arranged(buttons))]
    if model.unsettled > 0 {
      let sentence = FinanceText.unsettled(model.unsettled).text(language)
      parts.append(.intrinsic(Paragraph(sentence, Style(.warning))))
    }
    return Group(FinanceText.balance.text(language), Rows(parts))
  }

  /// Side by side, or one below the other where there is no room for that.
  private static func arranged(_ buttons: [Button]) -> any Widget {
    Adaptive { size, environment in
      let room = Size(columns: .max, rows: 1)
      let columns = buttons.reduce(spacing * (buttons.count - 1)) {
        $0 + $1.size(in: room, environment).columns
      }
      return columns > size.columns
        ? Rows(buttons.map { .fixed(1, $0) })
        : Columns(spacing: spacing, buttons.map { .intrinsic($0) } + [.gap])
    }
  }

  /// Also true while the wallet opens, so that the button has the focus from the beginning.
  private var canTopUp: Bool { model.condition == .ready || model.condition == .opening }

  /// If the wallet cannot be read, showing no figure is better than a wrong one.
  private func balance(_ language: Language) -> any Widget {
    switch model.condition {
    case .opening: Waiting(FinanceText.opening.text(language))
    case .closed: Label(FinanceText.unknown.text(language))
    case .ready, .readOnly: Label(model.balance.text(language), Style(bold: true))
    }
  }
}
