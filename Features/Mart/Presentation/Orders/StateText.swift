import MartDomain
import Phrases
import TerminalUI

/// The state of an order as a word in its colour.
struct StateText: Equatable {
  let phrase: Phrase
  let role: Role

  init(_ state: OrderState) {
    phrase = state.phrase
    role =
      switch state {
      case .paid: .accent
      case .sent: .warning
      case .delivered: .positive
      case .cancelled: .dim
      }
  }
}
