import Editing
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card.
final class CardsView: View<Cards> {
  private(set) lazy var cards = ListControls<Listing<Card>>(
    FinanceText.cards, opens: Cards.setDefault.title, sender(Action.list),
    sender(Action.setDefault))

  override var title: Phrase { FinanceText.cards }

  override var backTitle: Phrase { FormText.close }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Cards.commands)
  }

  override func modelDidChange(from old: Model) {
    guard model.removal != old.removal, let card = model.removal.value else { return }
    ask(
      Question(
        title: FinanceText.removeCard, text: FinanceText.removal(of: card),
        answer: FinanceText.remove, action: sender(.remove(card))))
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
