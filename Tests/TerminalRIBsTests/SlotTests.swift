import Expectations
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@MainActor
struct SlotTests {
  private let stage = StageSpy()
  private let tree = Tree()
  private let host: HostRouter

  init() {
    host = HostRouter(on: stage)
    host.launch(in: tree)
  }

  @Test func `a slot holds one child, and the next one takes its place`() {
    let first = PageRouter("first")
    let second = PageRouter("second")
    host.slot.show(first, as: .push)
    #expect(host.slot.child === first)
    host.slot.show(second, as: .sheet)
    #expect(host.slot.child === second)
    expectEqual(host.pages, ["second"])
    #expect(!first.isActive)
    host.slot.clear()
    host.slot.clear()
    #expect(host.slot.child == nil)
    expectEqual(host.pages, [])
    expectEqual(stage.journal, ["push first", "dismiss first", "sheet second", "dismiss second"])
  }

  @Test func `a child is shown before it is active, and taken off before it resigns`() {
    let page = PageRouter("page")
    page.interactor.onActive = { [stage] in stage.note("active") }
    page.interactor.onResign = { [stage] in stage.note("resign") }
    host.slot.show(page, as: .embed)
    host.slot.clear()
    expectEqual(stage.journal, ["embed page", "active", "dismiss page", "resign"])
  }

  @Test func `a child that ends in its own activation leaves nothing behind`() {
    let page = PageRouter("page")
    page.interactor.onActive = { [host] in host.slot.clear() }
    host.slot.show(page, as: .push)
    #expect(host.slot.child == nil)
    expectEqual(host.pages, [])
    expectEqual(stage.titles, [])
    host.slot.show(PageRouter("next"), as: .push)
    expectEqual(stage.titles, ["next"])
  }

  @Test func `a child that is replaced in its own activation gives way`() {
    let page = PageRouter("page")
    page.interactor.onActive = { [host] in host.slot.show(PageRouter("next"), as: .push) }
    host.slot.show(page, as: .push)
    expectEqual(host.pages, ["next"])
    expectEqual(stage.titles, ["next"])
  }

  @Test func `what somebody shows while the old child leaves gives way to the new one`() {
    let old = PageRouter("old")
    old.interactor.onResign = { [host] in host.slot.show(PageRouter("between"), as: .push) }
    host.slot.show(old, as: .push)
    host.slot.show(PageRouter("new"), as: .push)
    expectEqual(host.pages, ["new"])
    expectEqual(stage.titles, ["new"])
  }

  @Test
  func `escape clears the slot, does what it is told instead, and does not leave a first screen`() {
    let pages = ["plain", "told", "first", "told first"].map(PageRouter.init)
    var told = 0
    host.slot.show(pages[0], as: .sheet)
    pages[0].view.back?()
    #expect(host.slot.child == nil)
    host.slot.show(pages[1], as: .push) { told += 1 }
    pages[1].view.back?()
    expectEqual(told, 1)
    expectEqual(host.pages, ["told"])
    host.slot.show(pages[2], as: .embed)
    #expect(pages[2].view.back == nil)
    host.slot.show(pages[3], as: .embed) { told += 1 }
    pages[3].view.back?()
    expectEqual(told, 2)
  }

  @Test func `a child that is shown again as a first screen forgets its way back`() {
    let page = PageRouter("page")
    host.slot.show(page, as: .push)
    host.slot.show(page, as: .embed)
    #expect(page.view.back == nil)
    expectEqual(host.pages, ["page"])
  }

  @Test func `a child is shown another way without leaving the tree, and escape follows`() {
    let page = PageRouter("page")
    let list = Page("list")
    page.interactor.onActive = { [stage] in stage.note("active") }
    page.interactor.onResign = { [stage] in stage.note("resign") }
    host.slot.show(page, as: .beside(list))
    host.slot.present(as: .push) { [host] in host.slot.present(as: .beside(list)) }
    page.view.back?()
    #expect(host.slot.child === page)
    page.view.back?()
    #expect(host.slot.child == nil)
    host.slot.present(as: .push)
    expectEqual(
      stage.journal,
      [
        "beside list page", "active", "push page", "beside list page", "dismiss page", "resign",
      ])
  }

  @Test func `a child that something else detaches leaves the stage and the slot`() {
    let page = PageRouter("page")
    host.slot.show(page, as: .push)
    host.detach(page)
    #expect(host.slot.child == nil)
    expectEqual(stage.titles, [])
    host.slot.present(as: .sheet)
    host.slot.clear()
    host.slot.show(page, as: .push)
    expectEqual(host.pages, ["page"])
    expectEqual(stage.titles, ["page"])
  }

  @Test func `a child that is attached again is shown as it was before it was detached`() {
    let page = PageRouter("page")
    host.slot.show(page, as: .push)
    host.detach(page)
    host.slot.present(as: .sheet)
    host.attach(page)
    expectEqual(stage.journal, ["push page", "dismiss page", "push page"])
  }

  @Test func `a view whose riblet is gone holds nothing unsaved`() {
    let view: Page
    do {
      let page = PageRouter("page")
      view = page.view
      host.slot.show(page, as: .push)
    }
    expectEqual(view.holdsUnsaved?(), false)
    host.slot.clear()
    expectEqual(view.holdsUnsaved?(), false)
  }

  @Test func `a viewless child that something else detaches leaves the slot`() {
    let child = HostRouter(on: stage)
    host.viewless.attach(child)
    host.detach(child)
    #expect(host.viewless.child == nil)
    host.viewless.clear()
    host.viewless.attach(child)
    #expect(host.viewless.child === child)
  }

  @Test func `a view leaves the stage with a router that is held, and comes back as it was shown`()
  {
    let inner = HostRouter(on: stage)
    host.attach(inner)
    inner.slot.show(PageRouter("page"), as: .push)
    inner.slot.present(as: .sheet)
    host.detach(inner)
    inner.slot.present(as: .push)
    expectEqual(stage.titles, [])
    inner.slot.present(as: .sheet)
    host.attach(inner)
    expectEqual(stage.journal, ["push page", "sheet page", "dismiss page", "sheet page"])
    inner.slot.clear()
    expectEqual(stage.titles, [])
  }

  @Test func `a child that is attached elsewhere without a stage is not shown there`() {
    let (page, other) = (PageRouter("page"), HostRouter(on: stage))
    host.attach(other)
    host.slot.show(page, as: .push)
    host.detach(page)
    other.attach(page)
    #expect(page.isActive)
    expectEqual(stage.titles, [])
  }

  @Test func `a viewless child is attached and replaced, and the stage knows nothing of it`() {
    let first = HostRouter(on: stage)
    let second = HostRouter(on: stage)
    host.viewless.attach(first)
    host.viewless.attach(second)
    expectEqual(host.children.map(ObjectIdentifier.init), [ObjectIdentifier(second)])
    #expect(!first.isActive && second.isActive)
    host.viewless.clear()
    #expect(host.children.isEmpty)
    expectEqual(stage.journal, [])
  }

  @Test func `a viewless riblet that is detached leaves the stage as it found it`() {
    host.slot.show(PageRouter("page"), as: .embed)
    do {
      let child = HostRouter(on: stage)
      host.viewless.attach(child)
      child.slot.show(PageRouter("inner"), as: .push)
      child.deeper.show(PageRouter("deeper"), as: .push)
      expectEqual(stage.titles, ["page", "inner", "deeper"])
    }
    host.viewless.clear()
    expectEqual(stage.titles, ["page"])
  }

  @Test func `a child is freed with its place, and a router with its slot`() {
    weak var child: PageRouter?
    weak var view: Page?
    do {
      let page = PageRouter("page")
      (child, view) = (page, page.view)
      host.slot.show(page, as: .push)
    }
    #expect(child != nil)
    host.slot.clear()
    #expect(child == nil)
    #expect(view == nil)
    weak var router: HostRouter?
    do {
      let other = HostRouter(on: stage)
      other.slot.show(PageRouter("other"), as: .push)
      router = other
    }
    #expect(router == nil)
    expectEqual(stage.titles, [])
  }
}

/// A screen with a part of its own, and places for what lies over it.
private final class ScreenRouter: ViewableRouter<PageInteractor, Page> {
  private(set) lazy var over = Slot(of: self, on: stage)
  private(set) lazy var flow = Slot(of: self, on: stage)
  private(set) lazy var part = Slot(of: self, on: stage)
  private(set) lazy var viewless = Slot(of: self)
  private let stage: any Stage

  init(on stage: any Stage) {
    self.stage = stage
    super.init(interactor: PageInteractor(), view: Page("screen"))
  }
}

extension SlotTests {
  @Test func `a link to a screen clears what lies over it, and none of its parts`() {
    let screen = ScreenRouter(on: stage)
    screen.launch(in: Tree())
    let (part, viewless) = (PageRouter("part"), HostRouter(on: stage))
    screen.part.show(part, as: .embed)
    screen.viewless.attach(viewless)
    screen.over.show(PageRouter("over"), as: .push)
    screen.flow.attach(HostRouter(on: stage))
    screen.arrive()
    #expect(screen.over.child == nil && screen.flow.child == nil)
    #expect(screen.part.child === part && screen.viewless.child === viewless)
    expectEqual(stage.titles, ["part"])
  }

  @Test func `what is unsaved stays over the screen to which a link leads`() {
    final class Draft: Interactor, Restorable {
      var restorationState: RestorationState? { nil }
      let hasUnsaved = true
      func restore(_ restoration: RestorationState) {}
    }
    let draft = Draft()
    let screen = ScreenRouter(on: stage)
    screen.launch(in: Tree())
    screen.over.show(
      ViewableRouter(interactor: draft, view: Page("draft"), restorable: draft), as: .sheet)
    screen.flow.show(PageRouter("other"), as: .push)
    screen.arrive()
    #expect(screen.over.child != nil && screen.flow.child != nil)
  }
}
