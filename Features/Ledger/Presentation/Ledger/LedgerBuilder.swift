public import LedgerDomain
public import LedgerInterface
public import Phrases
import RIBs
public import StatementsInterface
public import TerminalRIBs
public import Time

/// What the ledger and its sheets need.
@MainActor public protocol LedgerDependency: AnyObject {
  var ledger: LedgerUseCases { get }
  var importBuilder: any ImportBuildable { get }
  var notify: Notify { get }
  var clock: any WallClock { get }
  /// The language of exported files.
  var language: Language { get }
  /// Shows the shop's order with a number.
  var openOrder: @MainActor (Int64) -> Void { get }
}

@MainActor public struct LedgerBuilder: LedgerBuildable {
  private let dependency: any LedgerDependency

  public init(_ dependency: any LedgerDependency) { self.dependency = dependency }

  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = LedgerView(Ledger.Model(today: Day(milliseconds: dependency.clock.now)))
    return LedgerRouter(
      interactor: LedgerInteractor(dependency, on: view), view: view, stage: stage,
      dependency: dependency)
  }

  public func buildThisMonth() -> any ViewableRouting {
    ThisMonthBuilder(ledger: dependency.ledger, clock: dependency.clock).build()
  }

  public func buildRecent(listener: any RecentListener) -> any ViewableRouting {
    RecentBuilder(ledger: dependency.ledger, clock: dependency.clock).build(listener: listener)
  }
}
