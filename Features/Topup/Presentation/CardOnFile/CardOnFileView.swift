import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card, and a last row that adds one.
final class CardOnFileView: View<CardOnFile> {
  // The cards stay as they are while one is chosen, so that their positions are enough.
  private let list = ListState(activation: TopupText.choose.phrase)

  override init(_ model: Model) {
    super.init(model)
    list.select(model.cards.firstIndex { $0.id == model.selected } ?? 0)
    list.onActivate = { [weak self] row in
      guard let self else { return }
      send(self.model.cards.indices.contains(row) ? .choose(self.model.cards[row]) : .add)
    }
  }

  override var title: Phrase { TopupText.cards.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: CardOnFile.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    TopupPage(
      List(TopupText.cards, list, count: model.cards.count + 1) {
        [model] row -> any Widget in
        guard model.cards.indices.contains(row) else {
          return Label([Phrase("+"), TopupText.addCard.phrase].joined)
        }
        let card = model.cards[row]
        return CardRow(card: card, isChosen: card.id == model.selected)
      })
  }
}

/// A card, whose mark is only seen.
private struct CardRow: CompositeWidget {
  let card: Card
  let isChosen: Bool

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let marked = [Phrase("\(environment.symbols.mark)"), TopupText.chosen.phrase].joined
    return Columns(
      spacing: 2, .flexible(Chip(card.name, tint: card.tint)),
      .intrinsic(Label(isChosen ? marked : Phrase(""), Style(.dim))))
  }

  func describe(to speech: Speech) {
    let words = [Phrase(card.name)] + (isChosen ? [TopupText.chosen.phrase] : [])
    speech.say(words.joined.text(speech.environment.language))
  }
}
