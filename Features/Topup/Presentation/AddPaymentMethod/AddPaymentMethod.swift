import Phrases
import RIBs
import Secrets
import TerminalRIBs
import TopupInterface
import WalletDomain

/// The form that adds a card.
enum AddPaymentMethod: Riblet {
  struct Model: Equatable {
    enum Notice: Equatable {
      /// The bank is being asked; `phase` counts the steps of the progress bar, once it is shown.
      case adding(phase: Int?)
      /// Fields are invalid.
      case invalid
      /// Secrets were erased while the screen was locked.
      case erased
      case failed(WalletError)
    }

    let exit: FormExit
    /// Whether it is the first step of a top-up.
    var isForTopUp = false
    /// Why money is needed, if something else has asked for it.
    var reason: Phrase?
    var errors: [CardField: CardValidationError] = [:]
    /// The issuer and the last digits, once the number is complete and valid.
    var number: CardNumber?
    var notice: Notice?
    /// Whether the card was added: the view erases its fields.
    var isAdded = false
    var focus = ViewRequest<CardField>()
    /// Whether the form asks whether to discard what was typed.
    var isAsking = false

    var isAdding = false
  }

  enum Action {
    case editNumber(Secret), editExpiry(String), editCode(Secret)
    /// The focus has left a field.
    case leave(CardField)
    /// The secrets were erased.
    case erased
    case form(FormEvent)
  }
}

/// Builds the form that adds a card, for the top-up or alone.
struct AddPaymentMethodBuilder: AddPaymentMethodBuildable {
  let dependencies: TopupDependencies

  func build(exit: FormExit, listener: any AddPaymentMethodListener) -> any ViewableRouting {
    build(exit: exit, because: nil, isForTopUp: false, listener: listener)
  }

  /// `reason` is why money is needed.
  @MainActor func build(
    exit: FormExit, because reason: Phrase?, isForTopUp: Bool,
    listener: any AddPaymentMethodListener
  ) -> any ViewableRouting {
    let view = AddPaymentMethodView(
      AddPaymentMethod.Model(exit: exit, isForTopUp: isForTopUp, reason: reason))
    let interactor = AddPaymentMethodInteractor(
      wallet: dependencies.wallet, clock: dependencies.clock, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: .card, restorable: interactor)
  }
}
