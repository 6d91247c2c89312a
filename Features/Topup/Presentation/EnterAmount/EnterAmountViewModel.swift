import WalletDomain

/// All that the form for the amount shows.
struct EnterAmountViewModel: Equatable {
  /// What is wrong with the amount.
  enum Fault: Equatable {
    case outside
    /// What was pasted is no amount.
    case notAnAmount
  }

  enum Notice: Equatable {
    /// The bank is being asked; `phase` is how far a bar has moved, once there is one.
    case charging(phase: Int?)
    case failed(WalletError)
    /// What the bank was late with is in the wallet.
    case arrived(Won)
  }

  var entry: AmountEntry
  var card: Card
  /// Nil until the wallet has said it.
  var balance: Won?
  var fault: Fault?
  var notice: Notice?
  /// Whether the bank may still charge the card: until it has said what it has done, nothing else
  /// can be asked of it.
  var isBound = false

  init(_ draft: TopupDraft) {
    entry = AmountEntry(draft.amount, isProposed: draft.isProposed)
    card = draft.card
    isBound = draft.asked != nil
    notice = isBound ? .failed(.bankUncertain) : nil
    fault = isTooLarge ? .outside : nil
  }

  var isCharging: Bool {
    if case .charging = notice { true } else { false }
  }

  var hasArrived: Bool {
    if case .arrived = notice { true } else { false }
  }

  var canEdit: Bool { !isCharging && !isBound }

  /// What is wrong even while the amount is being typed.
  var isTooLarge: Bool { entry.amount > TopUpRequest.amounts.upperBound }

  var canBeAsked: Bool { TopUpRequest.amounts.contains(entry.amount) }
}
