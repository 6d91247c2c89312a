import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@MainActor
struct StackTests {
  private let stage = StageSpy()
  private let tree = Tree()
  private let host: HostRouter

  init() {
    host = HostRouter(on: stage)
    host.launch(in: tree)
  }

  private func push(_ names: String...) -> [PageRouter] {
    let pages = names.map(PageRouter.init)
    for page in pages { host.stack.push(page) }
    return pages
  }

  @Test func `children lie over each other and leave from the top`() {
    let pages = push("one", "two", "three")
    #expect(host.stack.top === pages[2])
    #expect(host.stack.count == 3)
    #expect(host.pages == ["one", "two", "three"])
    #expect(pages.map(\.isActive) == [true, true, true])
    host.stack.pop()
    #expect(host.stack.top === pages[1])
    #expect(host.pages == ["one", "two"])
    host.stack.pop()
    host.stack.pop()
    host.stack.pop()
    #expect(host.stack.top == nil)
    #expect(host.stack.count == 0)
    #expect(host.pages == [])
    #expect(
      stage.journal == [
        "push one", "push two", "push three", "dismiss three", "dismiss two", "dismiss one",
      ])
  }

  @Test func `several children leave at once, the last one first`() {
    _ = push("one", "two", "three")
    host.stack.pop(to: 5)
    host.stack.pop(to: 3)
    #expect(host.stack.count == 3)
    host.stack.pop(to: 1)
    #expect(host.pages == ["one"])
    #expect(stage.journal.suffix(2) == ["dismiss three", "dismiss two"])
    host.stack.pop(to: -1)
    #expect(host.pages == [])
  }

  @Test func `escape takes a child off with all that lies over it`() {
    let pages = push("one", "two", "three")
    pages[2].view.back?()
    #expect(host.pages == ["one", "two"])
    pages[0].view.back?()
    #expect(host.pages == [])
    #expect(stage.titles == [])
  }

  @Test func `escape does what it is told instead`() {
    var told = 0
    let page = PageRouter("page")
    host.stack.push(page) { told += 1 }
    page.view.back?()
    #expect(told == 1)
    #expect(host.pages == ["page"])
  }

  @Test func `a child that ends in its own activation leaves the others`() {
    _ = push("one")
    let page = PageRouter("page")
    page.interactor.onActive = { [host] in host.stack.pop() }
    host.stack.push(page)
    #expect(host.pages == ["one"])
    #expect(stage.titles == ["one"])
    #expect(host.stack.count == 1)
  }

  @Test func `a child that something else detaches leaves the stage and the stack`() {
    let pages = push("one", "two", "three")
    host.detach(pages[1])
    #expect(stage.titles == ["one", "three"])
    #expect(host.stack.count == 2)
    host.stack.pop()
    #expect(host.stack.top === pages[0])
    host.detach(pages[0])
    #expect(host.stack.top == nil && host.stack.count == 0)
    host.stack.pop()
    #expect(host.pages == [] && stage.titles == [])
  }

  @Test func `escape at a child below which another one has left detaches it alone`() {
    let pages = push("one", "two", "three")
    host.detach(pages[0])
    pages[2].view.back?()
    #expect(host.pages == ["two"])
    #expect(stage.titles == ["two"])
    pages[0].view.back?()
    #expect(host.pages == ["two"])
  }

  @Test func `a child that was attached elsewhere meanwhile stays there`() {
    let (page, other) = (PageRouter("page"), HostRouter(on: StageSpy()))
    host.attach(other)
    host.stack.push(page)
    host.detach(page)
    other.stack.push(page)
    host.stack.pop()
    #expect(other.stack.top === page && page.isActive)
    #expect(stage.titles == [])
  }

  @Test func `the pile of a router that is detached and held leaves the stage, and comes back`() {
    let (top, inner) = (PageRouter("top"), HostRouter(on: stage))
    host.slot.show(top, as: .embed)
    top.attach(inner)
    inner.stack.push(PageRouter("one"))
    inner.stack.push(PageRouter("two"))
    top.detach(inner)
    #expect(stage.titles == ["top"])
    #expect(inner.stack.count == 2)
    top.attach(inner)
    #expect(stage.titles == ["top", "one", "two"])
    inner.stack.pop()
    host.slot.clear()
    #expect(stage.titles == [])
  }

  @Test func `a router that is freed takes its pile off the stage, the last one first`() {
    do {
      let other = HostRouter(on: stage)
      other.stack.push(PageRouter("one"))
      other.stack.push(PageRouter("two"))
    }
    #expect(stage.journal == ["push one", "push two", "dismiss two", "dismiss one"])
  }
}
