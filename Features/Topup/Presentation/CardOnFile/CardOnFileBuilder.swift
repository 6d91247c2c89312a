import RIBs
import TerminalRIBs
import WalletDomain

/// Builds the list from which a card is chosen.
protocol CardOnFileBuildable: Buildable {
  func build(
    _ cards: [Card], selected: Card.ID, listener: any CardOnFileListener
  ) -> any ViewableRouting
}

protocol CardOnFileListener: Listener {
  func cardOnFileDidChoose(_ card: Card)
  /// The user wants to add a card.
  func cardOnFileDidPressAdd()
}

final class CardOnFileBuilder: CardOnFileBuildable {
  func build(
    _ cards: [Card], selected: Card.ID, listener: any CardOnFileListener
  ) -> any ViewableRouting {
    let view = CardOnFileView(CardOnFileViewModel(cards: cards, selected: selected))
    let interactor = CardOnFileInteractor(cards, presenter: view, listener: listener)
    return CardOnFileRouter(interactor: interactor, view: view)
  }
}
