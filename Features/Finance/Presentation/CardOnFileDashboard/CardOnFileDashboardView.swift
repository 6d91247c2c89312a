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
    let language = environment.language
    let isReady = model.condition == .ready
    var title: [Part] = [.intrinsic(Label(FinanceText.cards.text(language), Style(bold: true)))]
    var buttons: [Part] = [
      .intrinsic(Button(FinanceText.addCard.text(language), add, isEnabled: isReady))
    ]
    if !model.cards.isEmpty {
      title.append(.intrinsic(Label(model.cards.count.grouped, Style(.dim))))
      buttons.append(.intrinsic(Button(FinanceText.allCards.text(language), all)))
    }
    var parts: [Part] = [.fixed(1, Columns(spacing: 2, title + [.gap]))]
    parts += model.cards.prefix(Self.mostCards).map { .fixed(1, Chip($0.name, tint: $0.tint)) }
    if model.cards.isEmpty, isReady {
      parts.append(.intrinsic(Paragraph(FinanceText.noCard.text(language), Style(.dim))))
    }
    return Rows(parts + [.fixed(1, Columns(spacing: 2, buttons + [.gap]))])
  }
}
