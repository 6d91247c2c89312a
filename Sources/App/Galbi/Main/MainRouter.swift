import RIBs
import TerminalRIBs

/// The tabs of the app; links pass through it.
final class MainRouter: ViewableRouter<Interactor, TabsView> {
  private let all: [Tab]
  private lazy var tabs = Tabs(of: self, in: view, all)

  init(
    interactor: Interactor, view: TabsView, tabs: [Tab], onMove: @escaping @MainActor () -> Void
  ) {
    all = tabs
    super.init(interactor: interactor, view: view)
    self.tabs.onMove = onMove
  }

  override func didLoad() { tabs.select(0) }

  override var front: AnyRouter? { tabs.front }

  override var restorationState: RestorationState? { tabs.restorationState }

  override func restore(_ restoration: RestorationState) {
    tabs.restore(restoration, by: interactor)
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let tab = tabs.open(segment) { return tab }
    return try await super.open(segment)
  }
}
