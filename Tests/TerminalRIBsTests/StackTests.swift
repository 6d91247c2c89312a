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

  @Test func `a child that somebody else detached leaves the stage in its turn`() {
    let view = pushAndDetach()
    #expect(stage.titles == ["page"])
    host.stack.pop()
    #expect(stage.titles == [])
    #expect(view.name == "page")
  }

  private func pushAndDetach() -> Page {
    let page = PageRouter("page")
    host.stack.push(page)
    host.detach(page)
    return page.view
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
