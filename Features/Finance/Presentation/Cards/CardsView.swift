import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol CardsPresentableListener: PresentableListener {
  func didPressAdd()
}

/// A line for each card, however many there are.
final class CardsView: LegacyView<CardsViewModel>, CardsPresentable {
  weak var listener: (any CardsPresentableListener)?
  let list = ListState()

  override func title(in environment: Environment) -> String {
    FinanceText.cards.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.character("a"), title: FinanceText.addCard.text(environment.language)) {
        [weak listener] in listener?.didPressAdd()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard !model.cards.isEmpty else {
      return Padding(columns: 3, Paragraph(FinanceText.noCard.text(language), Style(.dim)))
    }
    return Padding(
      left: 1,
      List(FinanceText.cards.text(language), list, count: model.cards.count) { [model] row in
        Chip(model.cards[row].name, tint: model.cards[row].tint)
      })
  }
}
