import Expectations
import Launch
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@MainActor
struct TreeListingTests {
  private final class PlaceRouter: Router<Interactor> {
    private let own: String
    private let remembered: RestorationState?

    init(_ own: String, _ remembered: RestorationState? = nil) {
      self.own = own
      self.remembered = remembered
      super.init(interactor: Interactor())
    }

    override var name: String { "Place" }

    override var segment: Segment? { Segment(own) }

    override var restorationState: RestorationState? { remembered }
  }

  private final class LeafInteractor: Interactor {}

  private func tree() -> AnyRouter {
    let root = ViewableRouter(interactor: LeafInteractor(), view: AnyView())
    let (first, second) = (
      PlaceRouter("first"), PlaceRouter("a\"b\\c/한", ["row": "7", "q\"": "한\n"])
    )
    root.attach(first)
    root.attach(second)
    first.attach(PlaceRouter("inner"))
    for _ in 0..<2 { second.attach(Router(interactor: LeafInteractor())) }
    return root
  }

  @Test func `each riblet is a line, deeper ones further right`() {
    let root = tree()
    expectEqual(
      TreeListing(root).lines,
      [
        "Leaf  inactive  view", "  Place  inactive  viewless", "    Place  inactive  viewless",
        "  Place  inactive  viewless", "    Leaf  inactive  viewless",
        "    Leaf  inactive  viewless",
      ])
    let tree = Tree()
    root.launch(in: tree)
    expectEqual(TreeListing(root).lines[4], "    Leaf  active  viewless")
    root.shutDown()
  }

  @Test func `as JSON each riblet is an object with its children in it`() {
    expectEqual(
      TreeListing(tree()).json,
      #"{"name":"Leaf","segment":null,"restorationState":null,"isActive":false,"isViewable":true,"children":["#
        + #"{"name":"Place","segment":"first","restorationState":null,"isActive":false,"isViewable":false,"children":["#
        + #"{"name":"Place","segment":"inner","restorationState":null,"isActive":false,"isViewable":false,"children":[]}]},"#
        + #"{"name":"Place","segment":"a%22b%5Cc%2F한","restorationState":{"row":"7","q\"":"한\u000a"},"isActive":false,"isViewable":false,"#
        + #""children":[{"name":"Leaf","segment":null,"restorationState":null,"isActive":false,"isViewable":false,"#
        + #""children":[]},{"name":"Leaf","segment":null,"restorationState":null,"isActive":false,"isViewable":false,"#
        + #""children":[]}]}]}"#)
  }

  @Test func `a name that would break JSON is escaped`() {
    final class Strange: Router<Interactor> {
      override var name: String { "a\"b\\c\u{1B}\u{9B}" }
    }
    expectEqual(
      TreeListing(Strange(interactor: Interactor())).json,
      #"{"name":"a\"b\\c\u001b\u009b","segment":null,"restorationState":null,"isActive":false,"isViewable":false,"#
        + #""children":[]}"#)
  }

  @Test func `a very deep tree is written as well`() {
    let root = Router(interactor: Interactor())
    var last: AnyRouter = root
    for _ in 0..<50_000 {
      let next = Router(interactor: Interactor())
      last.attach(next)
      last = next
    }
    let ends = String(repeating: "]}", count: 50_001)
    #expect(TreeListing(root).json.utf8.suffix(100_003).elementsEqual("[\(ends)".utf8))
  }
}
