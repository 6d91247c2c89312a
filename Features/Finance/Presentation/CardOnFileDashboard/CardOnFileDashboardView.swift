import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A line for each of the first cards, and two buttons.
final class CardOnFileDashboardView: View<CardOnFileDashboard> {
  private lazy var add = button(sends: .add)
  private lazy var all = button(sends: .showAll)

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = [
      .fixed(
        1,
        Columns(
          spacing: 2, .intrinsic(Label(FinanceText.cards.text(language), Style(bold: true))),
          .intrinsic(Label(model.count > 0 ? model.count.grouped : "", Style(.dim))), .gap))
    ]
    parts += model.cards.map { .fixed(1, Chip($0.name, tint: $0.tint)) }
    if model.isEmpty {
      parts.append(.intrinsic(Paragraph(FinanceText.noCard.text(language), Style(.dim))))
    }
    let addButton = Button(FinanceText.addCard.text(language), add, isEnabled: model.canAdd)
    var buttons: [Part] = [.intrinsic(addButton)]
    if model.count > 0 {
      buttons.append(.intrinsic(Button(FinanceText.allCards.text(language), all)))
    }
    parts.append(.fixed(1, Columns(spacing: 2, buttons + [.gap])))
    return Rows(parts)
  }
}
