import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card, and a last row that adds one.
final class CardOnFileView: View<CardOnFile> {
  private let list = ListState(activation: TopupText.choose.phrase)

  override init(_ model: Model) {
    super.init(model)
    list.select(model.cards.firstIndex { $0.id == model.selected } ?? 0)
    list.onActivate = { [weak self] row in
      guard let self else { return }
      send(self.model.cards.indices.contains(row) ? .choose(self.model.cards[row]) : .add)
    }
  }

  override func title(in environment: Environment) -> String {
    TopupText.cards.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [key(.character("a"), title: TopupText.addCard.text(environment.language), sends: .add)]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let marked = "\(environment.symbols.mark) \(TopupText.chosen.text(language))"
    return TopupPage(
      List(TopupText.cards.text(language), list, count: model.cards.count + 1) {
        [model] row -> any Widget in
        guard model.cards.indices.contains(row) else {
          return Label("+ \(TopupText.addCard.text(language))")
        }
        let card = model.cards[row]
        return Columns(
          spacing: 2, .flexible(Chip(card.name, tint: card.tint)),
          .intrinsic(Label(card.id == model.selected ? marked : "", Style(.dim))))
      })
  }
}
