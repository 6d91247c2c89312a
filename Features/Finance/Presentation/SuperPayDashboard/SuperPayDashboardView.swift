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
    let buttons = [
      Button(FinanceText.topUp, topUp, isEnabled: canTopUp),
      Button(FinanceText.ledger, ledger),
    ]
    var parts: [LayoutItem] = [.fixed(1, balance), .intrinsic(Self.arranged(buttons))]
    if model.unsettled > 0 {
      let sentence = FinanceText.unsettled(model.unsettled)
      parts.append(.intrinsic(Paragraph(sentence, Style(.warning))))
    }
    return Group(FinanceText.balance, Rows(parts))
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
  private var balance: any Widget {
    switch model.condition {
    case .opening: LoadingText(FinanceText.opening)
    case .closed: Label(FinanceText.unknown)
    case .ready, .readOnly: Label(model.balance, Style(bold: true))
    }
  }
}
