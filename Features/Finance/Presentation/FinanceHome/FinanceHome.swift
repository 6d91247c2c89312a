public import LedgerInterface
public import Phrases
import RIBs
import Storage
public import TerminalRIBs
import TerminalUI
public import Time
public import TopupInterface
public import WalletDomain

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
    // Opens the wallet, of which there is nothing to refresh before.
    KeyCommand("R", title: FormText.tryAgain, sends: .retry).when(\.canRetry),
    KeyCommand("t", title: FinanceText.topUp, sends: .open(.topUp)).when { $0.problem == nil },
    KeyCommand("a", title: FinanceText.addCard, sends: .open(.addCard)).when { $0.problem == nil }
      .elsewhere(),
    KeyCommand("v", title: FinanceText.showCards, sends: .showCards).when(\.hasCards),
    KeyCommand("l", title: FinanceText.ledger, sends: .showLedger),
  ]
}

/// Builds the wallet's screen: its balance, its cards, and what can be done with them.
@MainActor public struct FinanceHomeBuilder {
  let dependencies: FinanceDependencies

  public init(
    wallet: WalletUseCases, topup: any TopupBuildable,
    addPaymentMethod: any AddPaymentMethodBuildable, ledger: any LedgerBuildable,
    clock: any WallClock, notify: @escaping Notify
  ) {
    dependencies = FinanceDependencies(
      wallet: wallet, topup: topup, addPaymentMethod: addPaymentMethod, ledger: ledger,
      clock: clock, notify: notify)
  }

  /// The riblet shows further screens on `stage`, where the caller shows the riblet itself.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = FinanceHomeView(FinanceHome.Model())
    let interactor = FinanceHomeInteractor(
      wallet: dependencies.wallet, notify: dependencies.notify, on: view)
    return FinanceHomeRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What the riblets of the wallet's screen need.
struct FinanceDependencies {
  let wallet: WalletUseCases
  let topup: any TopupBuildable
  let addPaymentMethod: any AddPaymentMethodBuildable
  let ledger: any LedgerBuildable
  let clock: any WallClock
  let notify: Notify
}
