import Editing
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A row for each card, and a last row that adds one.
final class CardOnFileView: View<CardOnFile> {
  private lazy var list = ListControls<Listing<CardOnFile.Row>>(
    TopupText.cards, opens: TopupText.choose, sender(Action.list), sender(Action.choose))

  override var title: Phrase { TopupText.cards }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: CardOnFile.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    TopupPage(
      list.list(model.list) { [chosen = model.chosen] row in
        guard let card = row.card else {
          return Label([Phrase("+"), TopupText.addCard].joined)
        }
        return CardRow(card: card, isChosen: card.id == chosen)
      })
  }
}

/// A card, whose mark is only seen.
private struct CardRow: CompositeWidget {
  let card: Card
  let isChosen: Bool

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let marked = [Phrase("\(environment.symbols.mark)"), TopupText.chosen].joined
    return Columns(
      spacing: 2, .flexible(Chip(card.name, tint: card.tint)),
      .intrinsic(Label(isChosen ? marked : Phrase(""), Style(.dim))))
  }

  func describe(to speech: Speech) {
    let words = [Phrase(card.name)] + (isChosen ? [TopupText.chosen] : [])
    speech.say(words.joined.text(speech.environment.language))
  }
}
