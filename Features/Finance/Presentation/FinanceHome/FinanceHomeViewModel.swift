import WalletDomain

/// All that the wallet's screen shows besides its dashboards.
struct FinanceHomeViewModel: Equatable {
  var condition = WalletState.Condition.opening
  var hasCards = false
  /// Whether a form opens as soon as the wallet is open.
  var isFormDue = false

  /// Why no money can be moved; nil where it can.
  var obstacle: WalletError? {
    switch condition {
    case .opening: .opening
    case .ready: nil
    case .readOnly(let error), .closed(let error): error
    }
  }

  /// What is wrong with the wallet.
  var problem: WalletError? {
    if case .opening = condition { nil } else { obstacle }
  }

  /// Whether the user can choose what to do about it.
  var canRepair: Bool { problem == .damaged }

  /// Whether it may open another time.
  var canRetry: Bool { problem != nil && !canRepair }
}

extension FinanceHomeViewModel {
  init(_ wallet: WalletState) {
    condition = wallet.condition
    hasCards = !wallet.cards.isEmpty
  }
}
