import RIBs
import Testing

@testable import TerminalRIBs

@MainActor
struct ViewableRouterTests {
  @Test func `a router with a view has it among its parts, and is named after its interactor`() {
    let page = PageRouter("page")
    let parts: [AnyObject] = [page, page.interactor, page.view]
    #expect(page.parts.map(ObjectIdentifier.init) == parts.map(ObjectIdentifier.init))
    #expect(page.isViewable)
    #expect(page.anyView === page.view)
    let plain = ViewableRouter(interactor: PageInteractor(), view: Page("plain"))
    #expect(plain.name == "Page")
    #expect(!HostRouter(on: StageSpy()).isViewable)
  }

  @Test func `a view that somebody keeps is a leak`() {
    let leaks = LeakCheck()
    let tree = Tree(observers: [leaks])
    let host = HostRouter(on: StageSpy())
    host.launch(in: tree)
    var kept: Page?
    do {
      let page = PageRouter("page")
      kept = page.view
      host.slot.show(page, as: .push)
    }
    host.slot.clear()
    #expect(leaks.leaks == ["Page"])
    kept = nil
    #expect(leaks.leaks == [])
    #expect(kept == nil)
  }
}
