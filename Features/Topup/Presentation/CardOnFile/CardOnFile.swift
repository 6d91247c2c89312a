import Editing
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The list from which a card is chosen.
enum CardOnFile: Riblet {
  /// A card, or the last row, which adds one.
  struct Row: ListRow {
    let card: Card?
    var id: Card.ID? { card?.id }
  }

  struct Model: Equatable {
    var list: Listing<Row>
    /// The one that is chosen now.
    let chosen: Card.ID

    init(_ cards: [Card], chosen: Card.ID) {
      self.chosen = chosen
      list = Listing(cards.map(Row.init) + [Row(card: nil)])
      if list.rows.contains(where: { $0.id == chosen }) { list.select(chosen) }
    }
  }

  enum Action {
    case list(Listing<Row>.Event), choose(Row.ID)
    case add
  }
}

extension CardOnFile {
  static let commands: [KeyCommand<CardOnFile>] = [
    KeyCommand("a", title: TopupText.addCard, sends: .add)
  ]
}

protocol CardOnFileListener: Listener {
  func cardOnFileDidChoose(_ card: Card)
  func cardOnFileDidPressAdd()
}

struct CardOnFileBuilder {
  static let segment: Segment = "cards"

  @MainActor func build(
    _ cards: [Card], selected: Card.ID, listener: any CardOnFileListener
  ) -> any ViewableRouting {
    let view = CardOnFileView(CardOnFile.Model(cards, chosen: selected))
    return ViewableRouter(
      interactor: CardOnFileInteractor(on: view, listener: listener), view: view,
      segment: Self.segment)
  }
}
