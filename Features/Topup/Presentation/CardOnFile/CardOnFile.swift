import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The list from which a card is chosen.
enum CardOnFile: Riblet {
  struct Model: Equatable {
    let cards: [Card]
    let selected: Card.ID
  }

  enum Action {
    case choose(Card)
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
    let view = CardOnFileView(CardOnFile.Model(cards: cards, selected: selected))
    let interactor = LeafInteractor(on: view) { [weak listener] action in
      switch action {
      case .choose(let card): listener?.cardOnFileDidChoose(card)
      case .add: listener?.cardOnFileDidPressAdd()
      }
    }
    return ViewableRouter(interactor: interactor, view: view, segment: Self.segment)
  }
}
