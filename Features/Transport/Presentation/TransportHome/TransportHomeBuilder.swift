public import Phrases
import RIBs
public import Store
public import TerminalRIBs
public import Time
public import TopupInterface
public import TransportDomain
public import WalletDomain

/// Builds the riblet that calls a taxi and lists the rides.
@MainActor public struct TransportHomeBuilder {
  let transport: TransportUseCases
  private let wallet: Stored<WalletState>
  private let topupBuilder: any TopupBuildable
  private let clock: any WallClock
  private let notify: Notify

  public init(
    transport: TransportUseCases, wallet: Stored<WalletState>, topupBuilder: any TopupBuildable,
    clock: any WallClock, notify: @escaping Notify
  ) {
    self.transport = transport
    self.wallet = wallet
    self.topupBuilder = topupBuilder
    self.clock = clock
    self.notify = notify
  }

  /// What comes over the riblet is shown on `stage`; the caller shows the riblet there too.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = TransportHomeView(
      TransportHome.Model(today: Day(milliseconds: clock.now)))
    let interactor = TransportHomeInteractor(
      transport: transport, wallet: wallet, clock: clock, notify: notify, on: view)
    return TransportHomeRouter(
      interactor: interactor, view: view, topupBuilder: topupBuilder, stage: stage)
  }
}
