import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A line for each of the first cards, and two buttons.
final class CardOnFileDashboardView: View<CardOnFileDashboard> {
  private lazy var add = button(sends: .add)
  private lazy var all = button(sends: .showAll)

  private static let mostCards = 5

  override func body(in environment: Environment) -> any Widget {
    let isReady = model.condition == .ready
    var buttons: [LayoutItem] = [
      .intrinsic(Button(FinanceText.addCard, add, isEnabled: isReady))
    ]
    if !model.cards.isEmpty {
      buttons.append(.intrinsic(Button(ListText.showAll, all)))
    }
    var parts: [LayoutItem] = model.cards.prefix(Self.mostCards).map {
      .fixed(1, Chip($0.name, tint: $0.tint))
    }
    if model.cards.isEmpty, isReady {
      parts.append(.intrinsic(Paragraph(FinanceText.noCard, Style(.dim))))
    } else if model.condition == .opening {
      parts.append(.fixed(1, Label("–", Style(.dim))))
    }
    return Group(
      FinanceText.cards,
      detail: model.cards.isEmpty ? "" : model.cards.count.grouped,
      Rows(parts + [.fixed(1, Columns(spacing: 2, buttons + [.gap]))]))
  }
}
