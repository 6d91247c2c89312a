import Editing
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card.
final class CardsView: View<Cards> {
  private(set) lazy var cards = ListControls<Listing<Card>>(
    FinanceText.cards, opens: FinanceText.setDefault, sender(Action.list),
    sender(Action.setDefault))

  override var title: Phrase { FinanceText.cards.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let remove = model.list.selected.map { card in
      KeyBinding("d", title: FinanceText.removeCard) { [weak self] in self?.askToRemove(card) }
    }
    return bindings(of: Cards.commands) + [remove].compactMap(\.self)
  }

  private func askToRemove(_ card: Card) {
    ask(
      Question(
        title: FinanceText.removeCard.phrase, text: FinanceText.removal(of: card),
        answer: FinanceText.remove.phrase, action: sender(.remove(card))))
  }

  override func body(in environment: Environment) -> any Widget {
    let first = model.list.count > 1 ? model.list.row(at: 0) : nil
    return cards.list(
      model.list, ListStatus(empty: FinanceText.noCard)
    ) { card in
      let chip = Chip(card.name, tint: card.tint)
      guard card == first else { return chip }
      return Columns(
        spacing: 2, .intrinsic(chip), .flexible(Label(FinanceText.defaultCard, Style(.dim))))
    }
  }
}
