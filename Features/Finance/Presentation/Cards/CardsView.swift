import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card.
final class CardsView: View<Cards> {
  let list = ListState()

  override func title(in environment: Environment) -> String {
    FinanceText.cards.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [key(.character("a"), title: FinanceText.addCard.text(environment.language), sends: .add)]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard !model.isEmpty else {
      return Padding(columns: 3, Paragraph(FinanceText.noCard.text(language), Style(.dim)))
    }
    return Padding(
      left: 1,
      List(FinanceText.cards.text(language), list, count: model.count) { [model] row in
        Chip(model[row].name, tint: model[row].tint)
      })
  }
}
