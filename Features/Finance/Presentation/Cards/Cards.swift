public import Editing
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
public import WalletDomain

/// The screen with all cards.
enum Cards: Riblet {
  struct Model: Equatable {
    /// The default first.
    var list: Listing<Card>
    /// Asks whether to remove a card.
    var removal = ViewRequest<Card>()
  }

  enum Action {
    case list(Listing<Card>.Event)
    case add
    case setDefault(Card.ID)
    case askToRemove(Card)
    /// The user has confirmed it.
    case remove(Card)
  }
}

extension Cards {
  static let commands: [KeyCommand<Cards>] = [
    KeyCommand("a", title: FinanceText.addCard, sends: .add).elsewhere(),
    KeyCommand("d", title: FinanceText.removeCard) { $0.list.selected.map(Action.askToRemove) }
      .elsewhere(needs: .row),
  ]

  /// The key is the list's.
  static let setDefault = ScreenCommand(
    .enter, FinanceText.setDefault, words: ["기본 카드"], needs: .row)
}

extension Card: ListRow {}

protocol CardsListener: Listener {
  func cardsDidPressAdd()
}

struct CardsBuilder {
  static let segment: Segment = "cards"

  let dependencies: FinanceDependencies

  @MainActor func build(listener: any CardsListener) -> any ViewableRouting {
    let view = CardsView(Cards.Model(list: Listing(dependencies.wallet.state.value.cards)))
    let interactor = CardsInteractor(
      dependencies.wallet, notify: dependencies.notify, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment,
      restorable: RestorableList(of: interactor, \.list, scroll: view.cards.state))
  }
}
