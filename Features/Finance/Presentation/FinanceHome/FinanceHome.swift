import RIBs
import Storage
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The wallet's screen.
enum FinanceHome: Riblet {
  enum Form {
    case topUp, addCard
  }

  /// What the screen shows besides its dashboards.
  struct Model: Equatable {
    var condition = WalletState.Condition.opening
    var hasCards = false
    /// The form that opens as soon as the wallet is open.
    var pendingForm: Form?

    /// Why money cannot be moved; nil if it can.
    var obstacle: WalletError? { condition == .opening ? .opening : problem }

    /// Why the wallet could not be opened.
    var problem: WalletError? { condition.problem }

    /// Whether the user can choose a repair.
    var canRepair: Bool { condition.isDamaged }

    /// Whether opening may succeed the next time.
    var canRetry: Bool { problem != nil && !canRepair }
  }

  enum Action {
    case open(Form)
    case cancelPendingForm
    case showCards, showLedger
    case repair, retry
  }
}

extension FinanceHome {
  static let commands: [KeyCommand<FinanceHome>] = [
    KeyCommand(.escape, title: FormText.cancel, sends: .cancelPendingForm)
      .when { $0.pendingForm != nil },
    KeyCommand("r", title: FinanceText.repair, sends: .repair).when(\.canRepair),
    KeyCommand("R", title: FinanceText.retry, sends: .retry).when(\.canRetry),
    KeyCommand("t", title: FinanceText.topUp, sends: .open(.topUp)).when { $0.problem == nil },
    KeyCommand("a", title: FinanceText.addCard, sends: .open(.addCard)).when { $0.problem == nil }
      .elsewhere(),
    KeyCommand("v", title: FinanceText.allCards, sends: .showCards).when(\.hasCards),
    KeyCommand("l", title: FinanceText.ledger, sends: .showLedger),
  ]
}
