import Expectations
import RIBs
import TerminalUI
import Testing

@testable import TerminalRIBs

@MainActor
struct ViewableRouterTests {
  @Test func `a router with a view has it among its parts, and is named after its interactor`() {
    let page = PageRouter("page")
    let parts: [AnyObject] = [page, page.interactor, page.view]
    expectEqual(page.parts.map(ObjectIdentifier.init), parts.map(ObjectIdentifier.init))
    #expect(page.isViewable)
    #expect(page.anyView === page.view)
    let plain = ViewableRouter(interactor: PageInteractor(), view: Page("plain"))
    expectEqual(plain.name, "Page")
    #expect(!HostRouter(on: StageSpy()).isViewable)
  }

  @Test func `what is remembered is that of the part that remembers`() {
    final class Draft: Restorable {
      var hasUnsaved: Bool { true }
    }
    let list = ListState()
    let shelf = ViewableRouter(
      interactor: PageInteractor(), view: Page("shelf"), segment: "shelf", restorable: list)
    expectEqual(shelf.segment, "shelf")
    shelf.restore(["row": "4", "above": "1"])
    expectEqual(list.position, ListPosition(row: 4, linesAbove: 1))
    expectEqual(shelf.restorationState, ["row": "4", "above": "1"])
    #expect(!shelf.hasUnsaved)
    let form = ViewableRouter(
      interactor: PageInteractor(), view: Page("form"), restorable: Draft())
    #expect(form.hasUnsaved && form.restorationState == nil)
    expectEqual(PageRouter("page").restorationState, nil)
    #expect(!PageRouter("page").hasUnsaved)
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
    expectEqual(leaks.leaks, ["Page"])
    kept = nil
    expectEqual(leaks.leaks, [])
    #expect(kept == nil)
  }
}
