import Headless
import LedgerInterface
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Time
import TopupInterface
import TopupRaft
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

final class FinanceHomeRouterSpy: Spy, FinanceHomeRouting {
  func attachTopup(_ amount: Won?) { record("topup") }

  func attachLedger() { record("ledger") }

  func attachCards() { record("cards") }

  func attachRepair() { record("repair") }

  func detachStep() { record("detach") }

  func attachAddPaymentMethod() { record("add") }

  func detachAddPaymentMethod() { record("detach add") }
}

final class RepairListenerSpy: Spy, RepairListener {
  func repairDidFinish() { record("finish") }

  func repairDidClose() { record("close") }
}

/// A ledger that shows its name.
final class FakeLedgerBuilder: LedgerBuildable {
  func build(on stage: any Stage) -> any ViewableRouting {
    LedgerRouter(interactor: Interactor(), view: LedgerView(), segment: "ledger")
  }

  final class LedgerRouter: ViewableRouter<Interactor, LedgerView> {}

  final class LedgerView: AnyView {
    override func title(in environment: Environment) -> String { "내역" }
  }
}

/// A wallet and a bank in memory, the real top-up, and a fake ledger.
final class FinanceDependencies: FinanceHomeDependency {
  /// The notices, in Korean.
  @MainActor
  final class Said {
    var notices: [String] = []
  }

  let repository: InMemoryWallet
  let said = Said()
  let clock: any WallClock
  var wallet: WalletUseCases
  let ledgerBuilder: any LedgerBuildable = FakeLedgerBuilder()
  private let parts: TopupParts

  init(_ cards: [Card] = InMemoryWallet.sampleCards, balance: Won = .zero) {
    repository = InMemoryWallet(cards: cards, balance: balance)
    let clock = ManualClock(now: Fixed.time)
    self.clock = clock
    parts = TopupParts(repository, clock: clock) { [said] in
      said.notices.append($0.text(.korean))
    }
    wallet = parts.wallet
  }

  var notify: Notify { parts.notify }
  var topupBuilder: any TopupBuildable { parts.topupBuilder }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable { parts.addPaymentMethodBuilder }
}

enum Fixed {
  /// 2026-11-21, noon in UTC.
  static let time: Int64 = 1_795_262_400_000

  /// `count` cards, beginning with the sample cards.
  static func cards(_ count: Int) -> [Card] {
    InMemoryWallet.sampleCards
      + (4...max(count, 4)).prefix(max(count - 3, 0)).map {
        Card(id: Int64($0), issuer: "Visa", lastFour: "000\($0)", tint: $0 - 1)
      }
  }
}
