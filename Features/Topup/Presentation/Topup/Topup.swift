public import Phrases
import RIBs
import Store
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

/// Builds the top-up, and the form for a card alone.
@MainActor public struct TopupBuilder: TopupBuildable, AddPaymentMethodBuildable {
  private let wallet: WalletUseCases
  private let clock: any WallClock
  private let notify: Notify
  private let attempts = CardAttempts()

  public init(wallet: WalletUseCases, clock: any WallClock, notify: @escaping Notify) {
    self.wallet = wallet
    self.clock = clock
    self.notify = notify
  }

  public func build(
    amount: Won?, because reason: TopupReason?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting {
    let interactor = TopupInteractor(
      amount: amount ?? .zero, wallet: wallet.state, attempts: attempts, listener: listener)
    return TopupRouter(
      interactor: interactor, stage: stage,
      cardForm: { [self] exit, listener in
        // Who has no card yet is not told by the form for the amount why money is missing.
        let isFirst = exit == .close
        return cardForm(
          exit, because: isFirst ? reason?.text ?? TopupText.needsCard : nil, isForTopUp: isFirst,
          listener)
      },
      amountForm: EnterAmountBuilder(
        wallet: wallet, attempts: attempts, clock: clock, notify: notify, reason: reason))
  }

  public func tell(_ fault: LinkedAmount.Fault) {
    switch fault {
    case .notANumber(let text): notify(TopupText.notANumber(text))
    case .outOfRange: notify(WalletError.invalidAmount.phrase)
    // The form for the amount says it; before there is a card, another form is shown.
    case .tooLarge: if wallet.state.value.cards.isEmpty { notify(WalletError.invalidAmount.phrase) }
    }
  }

  public func build(
    exit: FormExit, listener: any AddPaymentMethodListener
  ) -> any ViewableRouting { cardForm(exit, because: nil, isForTopUp: false, listener) }

  private func cardForm(
    _ exit: FormExit, because reason: Phrase?, isForTopUp: Bool,
    _ listener: any AddPaymentMethodListener
  ) -> any ViewableRouting {
    let view = AddPaymentMethodView(
      AddPaymentMethod.Model(exit: exit, isForTopUp: isForTopUp, reason: reason))
    let interactor = AddPaymentMethodInteractor(
      wallet: wallet, clock: clock, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: .card, restorable: interactor)
  }
}

/// How the cards were charged last, of which each top-up of a session begins with one.
@MainActor final class CardAttempts {
  private var refused: Set<Card.ID> = []
  private var lastCharged: Card.ID?

  func didCharge(_ card: Card.ID) {
    refused.remove(card)
    lastCharged = card
  }

  func didRefuse(_ card: Card.ID) { refused.insert(card) }

  /// The first of the cards; if it was refused last, the one that was charged last, or another one.
  func preferred(of cards: [Card]) -> Card? {
    let good = cards.filter { !refused.contains($0.id) }
    guard let first = cards.first, first != good.first else { return cards.first }
    return good.first { $0.id == lastCharged } ?? good.first ?? first
  }
}
