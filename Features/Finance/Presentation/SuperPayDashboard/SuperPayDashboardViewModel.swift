import WalletDomain

/// All that is shown of the balance.
struct SuperPayDashboardViewModel: Equatable {
  enum Balance: Equatable {
    case opening
    /// The wallet cannot be read: no figure is better than a wrong one.
    case unknown
    case known(Won)
  }

  var balance = Balance.opening
  /// Whether topping up is offered; while the wallet opens too, so that the focus finds it at once.
  var canTopUp = false
  /// How many top-ups there are of which the bank has not said what became of them.
  var unsettled = 0
}

extension SuperPayDashboardViewModel {
  init(_ wallet: WalletState) {
    balance =
      switch wallet.condition {
      case .opening: .opening
      case .closed: .unknown
      case .ready, .readOnly: .known(wallet.balance)
      }
    canTopUp = wallet.condition == .ready || wallet.condition == .opening
    unsettled = wallet.unsettled
  }
}
