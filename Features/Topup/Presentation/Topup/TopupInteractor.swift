import RIBs
import Store
import TopupInterface
import WalletDomain

protocol TopupStepsRouting: Routing {
  /// Makes the form for the amount the root, in place of the previous root.
  func attachEnterAmount(_ draft: TopupDraft)
  /// Makes the form for a card the root.
  func attachFirstCard()
  func attachCardOnFile(_ cards: [Card], selected: Card.ID)
  func attachAddPaymentMethod()
  func detachAddPaymentMethod()
  /// Detaches all steps over the root.
  func popToRoot()
  /// Changes the card in the form for the amount.
  func select(_ card: Card)
}

/// Decides on the steps of the top-up: a wallet without a card first needs one.
final class TopupInteractor: Interactor, EnterAmountListener, CardOnFileListener,
  AddPaymentMethodListener
{
  weak var router: (any TopupStepsRouting)?
  private weak let listener: (any TopupListener)?
  private let wallet: Stored<WalletState>
  private let attempts: CardAttempts
  /// The amount that the form for the amount begins with.
  private var amount: Won
  private var remembered: RestorationState = [:]
  private(set) var cards: [Card] = []
  private var root: Root?

  private enum Root {
    case enterAmount, firstCard
  }

  init(
    amount: Won, wallet: Stored<WalletState>, attempts: CardAttempts, listener: any TopupListener
  ) {
    self.amount = amount
    self.wallet = wallet
    self.attempts = attempts
    self.listener = listener
  }

  /// Waits for the wallet to open, since its cards are unknown before.
  override func didBecomeActive() {
    whileActive(
      wallet.map { $0.condition == .opening }.observe { [weak self] isOpening in
        if !isOpening { self?.start() }
      })
  }

  /// What is remembered before there is a form for the amount.
  var restorationState: RestorationState? { amount == .zero ? nil : ["amount": "\(amount.amount)"] }

  func restore(_ restoration: RestorationState) {
    remembered = restoration
    if let amount = restoration["amount"].flatMap({ Int64($0) }) { self.amount = Won(amount) }
    guard root == .enterAmount, let draft = firstDraft else { return }
    router?.popToRoot()
    router?.attachEnterAmount(draft)
  }

  func fill(in amount: Won) { self.amount = amount }

  func enterAmountDidFinish() { listener?.topupDidFinish() }

  func enterAmountDidClose() { listener?.topupDidClose() }

  func enterAmountDidPressCard(_ selected: Card.ID) {
    router?.attachCardOnFile(cards, selected: selected)
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
      router?.attachEnterAmount(prefilledDraft(card))
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
    if let draft = firstDraft {
      root = .enterAmount
      router?.attachEnterAmount(draft)
    } else {
      root = .firstCard
      router?.attachFirstCard()
    }
  }

  /// The remembered draft, or one with the card that is used first; nil without a card.
  private var firstDraft: TopupDraft? {
    TopupDraft(remembered, cards: cards) ?? attempts.preferred(of: cards).map(prefilledDraft)
  }

  private func prefilledDraft(_ card: Card) -> TopupDraft {
    TopupDraft(amount: amount, card: card, isPrefilled: amount != .zero)
  }
}
