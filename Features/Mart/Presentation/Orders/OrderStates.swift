import MartDomain
import Phrases
import RIBs
import TerminalUI
import Time

/// The state of an order as a word in its colour.
struct StateText: Equatable {
  let phrase: Phrase
  let role: Role

  init(_ state: OrderState) {
    phrase = state.phrase
    role =
      switch state {
      case .paid: .text
      case .sent: .warning
      case .delivered: .positive
      case .cancelled: .dim
      }
  }
}

/// The states of the shown orders, which change by themselves while they are shown.
@MainActor final class FollowedStates {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let onChange: @MainActor () -> Void
  private var waiting: Task<Void, Never>?

  /// `onChange` is called once when the first of the states changes, as work of `owner`.
  init(of owner: Interactor, clock: any WallClock, onChange: @escaping @MainActor () -> Void) {
    self.owner = owner
    self.clock = clock
    self.onChange = onChange
  }

  /// Waits for the next change of these orders after `now`, and for none of others.
  func follow(_ orders: some Sequence<OrderTimes>, now: Int64) {
    waiting?.cancel()
    waiting = nil
    guard let next = orders.compactMap({ $0.nextChange(after: now) }).min() else { return }
    waiting = owner?.whileActive { [clock, onChange] in
      try? await clock.sleep(for: .milliseconds(next - clock.now))
      if !Task.isCancelled { onChange() }
    }
  }
}
