public import Phrases
public import RIBs
public import Store
public import TerminalRIBs
public import TopupInterface
public import TransportDomain
public import TransportInterface
public import WalletDomain

public protocol TransportHomeDependency: Dependency {
  var transport: Stored<TransportState> { get }
  var wallet: Stored<WalletState> { get }
  var readRoute: ReadRoute { get }
  var changeRoute: ChangeRoute { get }
  var callTaxi: CallTaxi { get }
  var listReceipts: @MainActor (Payee) async throws(WalletError) -> [Receipt] { get }
  var topupBuilder: any TopupBuildable { get }
  /// What the user speaks: a receipt keeps the words in which it was made.
  var language: Language { get }
  var notify: Notify { get }
}

public final class TransportHomeBuilder: Builder<any TransportHomeDependency>,
  TransportHomeBuildable
{
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = TransportHomeView(TransportHomeViewModel())
    let interactor = TransportHomeInteractor(presenter: view, dependency: dependency)
    return TransportHomeRouter(
      interactor: interactor, view: view, topupBuilder: dependency.topupBuilder,
      receiptBuilder: ReceiptBuilder(), stage: stage)
  }
}
