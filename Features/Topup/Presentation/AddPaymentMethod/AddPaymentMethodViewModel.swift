import Phrases
import TopupInterface
import WalletDomain

/// All that the form for a card shows, which is nothing of what was typed but its end.
struct AddPaymentMethodViewModel: Equatable {
  enum Notice: Equatable {
    /// The bank is being asked; `phase` is how far a bar has moved, once there is one.
    case adding(phase: Int?)
    /// Some fields are as they cannot be.
    case faulty
    case failed(WalletError)
  }

  let leaving: Leaving
  var faults: [CardField: Phrase] = [:]
  /// Whose card it is, once the number is whole.
  var number: CardNumber?
  var notice: Notice?

  init(leaving: Leaving) {
    self.leaving = leaving
  }

  var isAdding: Bool {
    if case .adding = notice { true } else { false }
  }
}
