import RIBs
import WalletDomain

/// The balance, with a button that tops it up.
enum SuperPayDashboard: Riblet {
  struct Model: Equatable {
    enum Balance: Equatable {
      case opening
      /// The wallet cannot be read: showing no figure is better than a wrong one.
      case unknown
      case known(Won)
    }

    var balance = Balance.opening
    /// Also true while the wallet opens, so that the button has the focus from the beginning.
    var canTopUp = false
    /// The number of top-ups whose outcome the bank has not reported.
    var unsettled = 0
  }

  enum Action {
    case topUp
  }
}

extension SuperPayDashboard.Model {
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
