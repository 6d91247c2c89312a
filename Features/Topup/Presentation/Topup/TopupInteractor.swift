import RIBs
import Store
import TopupInterface
import WalletDomain

protocol TopupNavigating: Routing {
  /// What stands in the form; nil where there is none.
  var draft: TopupDraft? { get }
  /// Makes the form for the amount the root, in place of what it was.
  func attachEnterAmount(_ draft: TopupDraft)
  /// Makes the form for a card the root.
  func attachFirstCard()
  func attachCardOnFile(_ list: [Card], selected: Card.ID)
  func attachAddPaymentMethod()
  func detachAddPaymentMethod()
  /// Detaches what lies over the root.
  func popToRoot()
  /// Has the form take the money from another card.
  func select(_ card: Card)
  /// Fills the form in.
  func enter(_ amount: Won)
}

/// Leads from the cards that there are when it starts to money in the wallet.
final class TopupInteractor: Interactor, EnterAmountListener, CardOnFileListener,
  AddPaymentMethodListener
{
  weak var router: (any TopupNavigating)?
  private weak let listener: (any TopupListener)?
  private let wallet: Stored<WalletState>
  /// To be filled in as soon as there is a form.
  private var amount: Won
  private var remembered: Memory = [:]
  private var cards: [Card] = []
  private var root: Root?

  private enum Root {
    case enterAmount, firstCard
  }

  init(amount: Won, wallet: Stored<WalletState>, listener: any TopupListener) {
    self.amount = amount
    self.wallet = wallet
    self.listener = listener
  }

  /// While the wallet is being opened nobody knows its cards.
  override func didBecomeActive() {
    whileActive(
      wallet.map { $0.condition == .opening }.observe { [weak self] isOpening in
        if !isOpening { self?.start() }
      })
  }

  var memory: Memory? {
    if let draft = router?.draft { return draft.memory }
    return amount == .zero ? nil : ["amount": "\(amount.amount)"]
  }

  func recall(_ memory: Memory) {
    remembered = memory
    if let amount = memory["amount"].flatMap({ Int64($0) }) { self.amount = Won(amount) }
    guard root == .enterAmount, let draft else { return }
    router?.popToRoot()
    router?.attachEnterAmount(draft)
  }

  func fill(in amount: Won) {
    self.amount = amount
    router?.enter(amount)
  }

  func enterAmountDidFinish() { listener?.topupDidFinish() }

  func enterAmountDidClose() { listener?.topupDidClose() }

  func enterAmountDidPressCard() {
    guard let card = router?.draft?.card else { return }
    router?.attachCardOnFile(cards, selected: card.id)
  }

  func cardOnFileDidChoose(_ card: Card) {
    router?.popToRoot()
    router?.select(card)
  }

  func cardOnFileDidPressAdd() { router?.attachAddPaymentMethod() }

  func addPaymentMethodDidAdd(_ card: Card) {
    cards.append(card)
    if root == .firstCard {
      root = .enterAmount
      router?.attachEnterAmount(proposal(from: card))
    } else {
      router?.popToRoot()
      router?.select(card)
    }
  }

  func addPaymentMethodDidClose() {
    if root == .firstCard {
      listener?.topupDidClose()
    } else {
      router?.detachAddPaymentMethod()
    }
  }

  private func start() {
    guard root == nil else { return }
    cards = wallet.value.cards
    if let draft {
      root = .enterAmount
      router?.attachEnterAmount(draft)
    } else {
      root = .firstCard
      router?.attachFirstCard()
    }
  }

  /// As the user has left it, or with the first card; nil without one.
  private var draft: TopupDraft? {
    TopupDraft(remembered, cards: cards) ?? cards.first.map(proposal)
  }

  private func proposal(from card: Card) -> TopupDraft {
    TopupDraft(amount: amount, card: card, isProposed: amount != .zero)
  }
}
