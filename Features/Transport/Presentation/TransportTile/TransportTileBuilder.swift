public import HomeInterface
public import RIBs
public import TerminalRIBs
public import TransportDomain

public protocol TransportTileDependency: Dependency {
  var transport: TransportUseCases { get }
  var transportHomeBuilder: TransportHomeBuilder { get }
}

/// Builds home's tile of the taxi.
public final class TransportTileBuilder: Builder<any TransportTileDependency>, HomeTileBuildable {
  public var link: String? { TransportHomeRouter.segment.name }

  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = TransportTileView(TransportTileViewModel())
    let interactor = TransportTileInteractor(presenter: view, dependency: dependency)
    return TransportTileRouter(
      interactor: interactor, view: view, homeBuilder: dependency.transportHomeBuilder,
      stage: stage)
  }
}
