import FinanceInterface
import Headless
import LedgerInterface
import Phrases
import RIBs
import Secrets
import Store
import TerminalRIBs
import TerminalUI
import Time
import TopupInterface
import TopupRaft
import WalletDomain

@testable import FinancePresentation

/// Remembers where the wallet's screen was asked to lead.
final class FinanceHomeRouterSpy: FinanceHomeNavigating {
  private(set) var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func attachTopup(_ amount: Won?) { calls.append("topup") }

  func attachLedger() { calls.append("ledger") }

  func attachCards() { calls.append("cards") }

  func attachRepair() { calls.append("repair") }

  func detachStep() { calls.append("detach") }

  func attachAddPaymentMethod() { calls.append("add") }

  func detachAddPaymentMethod() { calls.append("detach add") }
}

/// Remembers every model it was shown.
final class FinanceHomePresenterSpy: FinanceHomePresentable {
  weak var listener: (any FinanceHomePresentableListener)?
  private(set) var shown: [FinanceHomeViewModel] = []

  func show(_ model: FinanceHomeViewModel) { shown.append(model) }
}

/// Remembers every model it was shown.
final class RepairPresenterSpy: RepairPresentable {
  weak var listener: (any RepairPresentableListener)?
  private(set) var shown: [RepairViewModel] = []

  func show(_ model: RepairViewModel) { shown.append(model) }
}

/// Remembers what the repair came to.
final class RepairListenerSpy: RepairListener {
  private(set) var calls: [String] = []

  func repairDidFinish() { calls.append("finish") }

  func repairDidClose() { calls.append("close") }
}

/// A ledger that shows its name.
final class FakeLedgerBuilder: LedgerBuildable {
  func build(on stage: any Stage) -> any ViewableRouting {
    LedgerRouter(interactor: Interactor(), view: LedgerView())
  }

  final class LedgerRouter: ViewableRouter<Interactor, LedgerView> {
    override var segment: Segment? { "ledger" }
  }

  final class LedgerView: AnyView {
    override func title(in environment: Environment) -> String { "내역" }
  }
}

/// The surroundings of the wallet's screen: a wallet and a bank in memory, topping up as it is.
final class FinanceDependencies: FinanceHomeDependency, RepairDependency {
  /// What was said for a moment.
  @MainActor
  final class Said {
    var notices: [String] = []
  }

  let fixed: FixedWallet
  let said = Said()
  let clock: any WallClock
  let parts: TopupParts
  let ledgerBuilder: any LedgerBuildable = FakeLedgerBuilder()

  init(_ cards: [Card] = FixedWallet.cards, balance: Won = .zero) {
    fixed = FixedWallet(cards: cards, balance: balance)
    let clock = ManualClock(now: Fixed.time)
    self.clock = clock
    parts = TopupParts(fixed, clock: clock) { [said] in said.notices.append($0.text(.korean)) }
  }

  var wallet: Stored<WalletState> { parts.wallet }
  lazy var openWallet = makeOpenWallet(parts.model)
  lazy var repairWallet = makeRepairWallet(parts.model)
  lazy var walletCopyTime = makeWalletCopyTime(parts.model)
  var topupBuilder: any TopupBuildable { parts.topupBuilder }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable { parts.addPaymentMethodBuilder }

  var notify: Notify { { [said] in said.notices.append($0.text(.korean)) } }
}

enum Fixed {
  /// 2026-11-21, noon in UTC.
  static let time: Int64 = 1_795_262_400_000

  /// So many cards, after the three of the demos.
  static func cards(_ count: Int) -> [Card] {
    FixedWallet.cards
      + (4...max(count, 4)).prefix(max(count - 3, 0)).map {
        Card(id: Int64($0), issuer: "Visa", lastFour: "000\($0)", tint: $0 - 1)
      }
  }

  static func secret(_ text: String) -> Secret { Secret(Array(text.utf8)) }
}
