import Headless
import LedgerInterface
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Time
import TopupRaft
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

final class FinanceHomeRouterSpy: Spy, FinanceHomeRouting {
  func attachTopup(_ amount: Won?) { record("topup") }

  func attachLedger(at place: RestorationState?) {
    record("ledger" + (place.map { " \($0)" } ?? ""))
  }

  func attachCards() { record("cards") }

  func attachRepair() { record("repair") }

  func detachStep() { record("detach") }

  func attachAddPaymentMethod() { record("add") }

  func detachAddPaymentMethod() { record("detach add") }
}

final class RepairListenerSpy: Spy, RepairListener {
  func repairDidClose() { record("close") }
}

/// A ledger that shows its name, also in place of its parts.
final class FakeLedgerBuilder: LedgerBuildable {
  func build(on stage: any Stage) -> any ViewableRouting {
    LedgerRouter(interactor: Interactor(), view: LedgerView(), segment: "ledger")
  }

  func buildThisMonth() -> any ViewableRouting {
    ViewableRouter(interactor: Interactor(), view: NamedPart("이번 달"))
  }

  func buildRecent(listener: any RecentListener) -> any ViewableRouting {
    ViewableRouter(interactor: Interactor(), view: NamedPart("최근 내역"))
  }

  /// A part that shows its name.
  final class NamedPart: AnyView {
    private let name: String

    init(_ name: String) { self.name = name }

    override func body(in environment: Environment) -> any Widget { Label(name) }
  }

  /// Takes a query, as the ledger does.
  final class LedgerRouter: ViewableRouter<Interactor, LedgerView> {
    private(set) var queries: [String] = []

    override func open(_ segment: Segment) async throws -> AnyRouter {
      guard segment.name == "ledger", let query = segment["query"] else {
        return try await super.open(segment)
      }
      queries.append(query)
      return self
    }
  }

  final class LedgerView: AnyView {
    override var title: Phrase { Phrase("내역") }
  }
}

/// A wallet and a bank in memory, the real top-up, and a fake ledger.
@MainActor
final class FinanceFixture {
  /// The notices, in Korean.
  @MainActor
  final class Said {
    var notices: [String] = []
  }

  let repository: InMemoryWallet
  let said = Said()
  let clock = ManualClock(now: Fixed.time)
  var wallet: WalletUseCases
  var ledger: any LedgerBuildable = FakeLedgerBuilder()
  let notify: Notify
  private let parts: TopupParts

  init(_ cards: [Card] = InMemoryWallet.sampleCards, balance: Won = .zero) {
    repository = InMemoryWallet(cards: cards, balance: balance)
    notify = { [said] in said.notices.append($0.text(.korean)) }
    parts = TopupParts(repository, clock: clock, notify: notify)
    wallet = parts.wallet
  }

  var builder: FinanceHomeBuilder {
    FinanceHomeBuilder(
      wallet: wallet, topup: parts.builder, addPaymentMethod: parts.addPaymentMethod,
      ledger: ledger, clock: clock, notify: notify)
  }
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
