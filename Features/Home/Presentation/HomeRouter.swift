import DetailInterface
import RIBs
import TerminalRIBs

/// Shows one person over the list.
final class HomeRouter: ViewableRouter<HomeInteractor, HomeView>, HomeRouting {
  private let detailBuilder: any DetailBuildable
  private let stage: any Stage
  private lazy var detail = Slot(of: self, on: stage)

  init(
    interactor: HomeInteractor, view: HomeView, stage: any Stage,
    detailBuilder: any DetailBuildable
  ) {
    self.stage = stage
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  override var segment: Segment? { "home" }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    attachDetail(of: segment.name)
  }

  func routeToDetail(of person: String) { _ = attachDetail(of: person) }

  private func attachDetail(of person: String) -> AnyRouter {
    let child = detailBuilder.build(person: person, on: stage, as: .visit)
    detail.show(child, as: .push)
    return child
  }
}
