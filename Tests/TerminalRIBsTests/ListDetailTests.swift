import Expectations
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing

/// A list whose detail is a page that is named after what is selected.
@MainActor
struct ListDetailTests {
  private let stage = StageSpy()
  private let tree = Tree()
  private let host: HostRouter
  private let list = Page("list")

  init() {
    host = HostRouter(on: stage)
    host.launch(in: tree)
  }

  private func detail(
    isOnlyBesideWhenWide: Bool = false, reuses: Bool = false
  ) -> ListDetail<String> {
    let detail = ListDetail<String>(
      of: host, beside: list, on: stage, isOnlyBesideWhenWide: isOnlyBesideWhenWide,
      reuse: { [stage] _, name in
        if reuses { stage.note("show \(name)") }
        return reuses
      },
      onMove: { [stage] child, isVisited in
        let name = (child as? PageRouter)?.view.name ?? "?"
        stage.note("\(isVisited ? "come to" : "leave") \(name)")
      },
      build: { name, isVisited in PageRouter(isVisited ? "\(name)!" : name) })
    detail.followWidth()
    return detail
  }

  private func take() -> [String] { stage.takeJournal() }

  private func pressEscape(in detail: ListDetail<String>) {
    (detail.child as? PageRouter)?.view.back?()
  }

  @Test func `on a narrow stage nothing is beside the list, and the detail lies over it`() {
    let detail = detail()
    detail.select("a")
    #expect(detail.child == nil && host.pages == [])
    detail.visit("a")
    #expect(detail.isVisited && detail.front === detail.child && detail.child != nil)
    expectEqual(take(), ["push a!"])
    pressEscape(in: detail)
    #expect(!detail.isVisited && detail.front == nil && detail.child == nil)
    expectEqual(take(), ["leave a!", "dismiss a!"])
    detail.leave()
    expectEqual(take(), [])
  }

  @Test func `on a wide stage the detail follows the selection, and is not where the user is`() {
    stage.isWide = true
    let detail = detail()
    #expect(detail.child == nil)
    detail.select("a")
    detail.select("a")
    #expect(detail.front == nil && host.pages == ["a"])
    detail.select("b")
    expectEqual(host.pages, ["b"])
    detail.select(nil)
    #expect(detail.child == nil)
    expectEqual(
      take(),
      [
        "beside list a", "dismiss a", "beside list b", "dismiss b",
      ])
  }

  @Test func `the detail beside the list comes to the front and goes back without being built`() {
    stage.isWide = true
    let detail = detail()
    detail.select("a")
    let child = detail.child
    detail.visit("a")
    #expect(detail.front === child)
    pressEscape(in: detail)
    #expect(detail.child === child && detail.front == nil)
    expectEqual(take(), ["beside list a", "push a", "come to a", "leave a", "beside list a"])
  }

  @Test func `who is at the list already does not leave the detail beside it`() {
    stage.isWide = true
    let detail = detail()
    detail.select("a")
    _ = take()
    detail.leave()
    expectEqual(take(), [])
  }

  @Test func `the tree is told that the user has moved to a detail that stays attached`() {
    let journal = TreeJournal()
    let host = HostRouter(on: stage)
    let tree = Tree(observers: [journal])
    host.launch(in: tree)
    stage.isWide = true
    let detail = ListDetail<String>(of: host, beside: list, on: stage) { name, _ in
      PageRouter(name)
    }
    detail.followWidth()
    detail.select("a")
    _ = journal.take()
    detail.visit("a")
    expectEqual(journal.take(), ["Host moved"])
    detail.leave()
    expectEqual(journal.take(), ["Host moved"])
    withExtendedLifetime(tree) {}
  }

  @Test func `a sole detail is visited on a wide stage too, unless something else is said`() {
    stage.isWide = true
    let detail = ListDetail<SoleItem>(of: host, beside: list, on: stage) { _ in
      PageRouter("sole")
    }
    detail.followWidth()
    detail.visit()
    #expect(detail.isVisited && take() == ["beside list sole", "push sole"])
  }

  @Test func `a visit outlives another selection and another width, and ends at what is selected`()
  {
    stage.isWide = true
    let detail = detail()
    detail.select("a")
    detail.visit("b")
    expectEqual(take(), ["beside list a", "dismiss a", "push b!"])
    detail.select("c")
    stage.isWide = false
    stage.isWide = true
    #expect(take() == [] && host.pages == ["b!"])
    detail.leave()
    expectEqual(take(), ["leave b!", "dismiss b!", "beside list c"])
    stage.isWide = false
    #expect(detail.child == nil && take() == ["dismiss c"])
    stage.isWide = true
    expectEqual(host.pages, ["c"])
  }

  @Test func `a detail that can show another item stays attached`() {
    stage.isWide = true
    let detail = detail(reuses: true)
    detail.select("a")
    detail.select("b")
    expectEqual(host.pages, ["a"])
    expectEqual(take(), ["beside list a", "show b", "beside list a"])
    detail.visit("b")
    expectEqual(take(), ["push a", "come to a"])
    detail.select("c")
    detail.leave()
    expectEqual(take(), ["leave a", "show c", "beside list a"])
  }

  @Test func `a detail that is only beside the list is not visited there`() {
    let detail = detail(isOnlyBesideWhenWide: true)
    detail.select("a")
    detail.visit("a")
    #expect(detail.isVisited && take() == ["push a!"])
    stage.isWide = true
    #expect(!detail.isVisited && take() == ["beside list a!"])
    detail.visit("a")
    #expect(!detail.isVisited && take() == [])
    stage.isWide = false
    #expect(detail.child == nil && take() == ["dismiss a!"])
  }

  @Test func `a detail that something else detaches is built again`() {
    stage.isWide = true
    let detail = detail()
    detail.select("a")
    host.detach(host.children[0])
    #expect(detail.child == nil)
    detail.select("a")
    expectEqual(host.pages, ["a"])
    expectEqual(take(), ["beside list a", "dismiss a", "beside list a"])
  }

  @Test func `the width is told at once, and before the detail follows it`() {
    stage.isWide = true
    let detail = ListDetail<SoleItem>(of: host, beside: list, on: stage) { _ in
      PageRouter("sole")
    }
    detail.followWidth { [stage] in stage.note("wide \($0)") }
    stage.isWide = false
    detail.visit()
    expectEqual(
      take(), ["wide true", "beside list sole", "wide false", "dismiss sole", "push sole"])
  }

  @Test func `a detail is freed with its router's part`() {
    weak var child: AnyRouter?
    do {
      let detail = detail()
      detail.visit("a")
      child = detail.child
      #expect(child != nil)
      detail.leave()
    }
    #expect(child == nil)
  }
}

/// Builds a page for a city.
private struct CityBuilder {
  @MainActor func build(_ name: String) -> PageRouter { PageRouter(name) }
}

/// A list of cities with a detail, as the documentation shows it.
private final class CitiesRouter: ViewableRouter<PageInteractor, Page> {
  private let stage: any Stage

  init(on stage: any Stage) {
    self.stage = stage
    super.init(interactor: PageInteractor(), view: Page("cities"))
  }

  private lazy var city = ListDetail<String>(of: self, beside: view, on: stage) { name, _ in
    CityBuilder().build(name)
  }

  override func didLoad() { city.followWidth() }

  override var front: AnyRouter? { city.front }

  func didSelect(_ name: String?) { city.select(name) }

  func routeToCity(_ name: String) { city.visit(name) }
}

extension ListDetailTests {
  @Test func `a router names the detail that the user is at, and leaves it on arrival`() {
    stage.isWide = true
    let cities = CitiesRouter(on: stage)
    cities.launch(in: Tree())
    cities.didSelect("Seoul")
    #expect(cities.front == nil && take() == ["beside cities Seoul"])
    cities.routeToCity("Busan")
    expectEqual((cities.front as? PageRouter)?.view.name, "Busan")
    cities.arrive()
    #expect(cities.front == nil && stage.titles == ["Seoul"])
  }
}
