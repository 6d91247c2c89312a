import Editing
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card.
final class CardsView: View<Cards> {
  private lazy var cards = ListControls<Listing<Card>>(
    FinanceText.cards.phrase, opens: FinanceText.setDefault.phrase, sender(Action.list),
    sender(Action.setDefault))

  override func title(in environment: Environment) -> String {
    FinanceText.cards.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let add = key(.character("a"), title: FinanceText.addCard.text(language), sends: .add)
    guard let card = model.list.selected else { return [add] }
    let remove = KeyBinding(
      .character("d"), title: FinanceText.removeCard.text(language)
    ) { [weak self] in
      self?.askToRemove(card)
    }
    return cards.bindings(of: model.list, [add, remove], in: environment)
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
      model.list, ListStatus(empty: FinanceText.noCard.phrase), in: environment
    ) { card in
      let chip = Chip(card.name, tint: card.tint)
      guard card == first else { return chip }
      let text = FinanceText.defaultCard.text(environment.language)
      return Columns(spacing: 2, .intrinsic(chip), .flexible(Label(text, Style(.dim))))
    }
  }
}
