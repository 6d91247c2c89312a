public import Phrases
public import RIBs
import Store
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

/// Builds the top-up.
@MainActor public struct TopupBuilder: TopupBuildable {
  let dependencies: TopupDependencies

  public init(wallet: WalletUseCases, clock: any WallClock, notify: @escaping Notify) {
    dependencies = TopupDependencies(wallet: wallet, clock: clock, notify: notify)
  }

  /// The form for a card alone.
  public var addPaymentMethod: any AddPaymentMethodBuildable {
    AddPaymentMethodBuilder(dependencies: dependencies)
  }

  /// Says in notices how top-ups end whose forms were left, while `session` is active.
  public func start(in session: Interactor) { dependencies.left.start(in: session) }

  public func build(
    amount: Won?, because reason: TopupReason?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting {
    let interactor = TopupInteractor(
      amount: amount ?? .zero, wallet: dependencies.wallet.state, attempts: dependencies.attempts,
      listener: listener)
    return TopupRouter(
      interactor: interactor, stage: stage, dependencies: dependencies, reason: reason)
  }

  public func tell(_ fault: LinkedAmount.Fault) {
    switch fault {
    case .notANumber(let text): dependencies.notify(TopupText.notANumber(text))
    case .outOfRange: dependencies.notify(WalletError.invalidAmount.phrase)
    // The form for the amount says it; before there is a card, another form is shown.
    case .tooLarge:
      if dependencies.wallet.state.value.cards.isEmpty {
        dependencies.notify(WalletError.invalidAmount.phrase)
      }
    }
  }
}

/// What the steps of the top-up need.
struct TopupDependencies {
  let wallet: WalletUseCases
  let clock: any WallClock
  let notify: Notify
  let attempts: CardAttempts
  let left: LeftTopUps

  @MainActor init(wallet: WalletUseCases, clock: any WallClock, notify: @escaping Notify) {
    (self.wallet, self.clock, self.notify) = (wallet, clock, notify)
    attempts = CardAttempts()
    left = LeftTopUps(wallet, attempts: attempts, notify: notify)
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
