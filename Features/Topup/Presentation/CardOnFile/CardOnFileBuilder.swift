import RIBs
import TerminalRIBs
import WalletDomain

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
    let interactor = CardOnFileInteractor(on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, segment: Self.segment)
  }
}
