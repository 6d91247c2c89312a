import Editing
import Expectations
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing

/// What a riblet remembers of a list.
@MainActor
struct RestorableListTests {
  private let list = ListState()

  @Test func `a list is remembered by its row, its scroll and the name of the row`() {
    list.comeBack(to: ListPosition(row: 4, linesAbove: 1))
    var restoration: RestorationState = ["scope": "all"]
    restoration.remember(list, id: "ada")
    expectEqual(restoration.description, "scope=all&row=4&above=1&id=ada")
    expectEqual(restoration.selectedID, "ada")
    let other = ListState()
    restoration.restore(other)
    expectEqual(other.position, list.position)
  }

  @Test func `a row without its scroll comes back to the top`() throws {
    try #require(RestorationState(parsing: "row=2")).restore(list)
    expectEqual(list.position, ListPosition(row: 2, linesAbove: 0))
  }

  private enum Rows: Riblet {
    struct Row: ListRow { let id: Int }

    struct Model: Equatable { var list = Listing([4, 5, 6].map { Row(id: $0) }) }

    enum Action {}
  }

  private func interactor() -> PresentableInteractor<Rows> {
    PresentableInteractor(on: PresenterSpy<Rows>(Rows.Model()))
  }

  @Test func `a list in a model is remembered by its row, and where that stands on the screen`() {
    let first = interactor()
    let restoration = RestorableList(of: first, \.list, scroll: list)
    expectEqual(restoration.restorationState?.isEmpty, true)
    first.update { $0.list.select(6) }
    list.comeBack(to: ListPosition(row: 2, linesAbove: 1))
    expectEqual(restoration.restorationState, ["id": "6", "above": "1"])
    expectEqual(RestorableList(of: first, \.list).restorationState, ["id": "6"])
    let (later, scroll) = (interactor(), ListState())
    RestorableList(of: later, \.list, scroll: scroll).restore(["id": "6", "above": "1"])
    expectEqual(later.model.list.selected?.id, 6)
    expectEqual(scroll.position, ListPosition(row: 2, linesAbove: 1))
    RestorableList(of: later, \.list, scroll: scroll).restore(["id": "5"])
    expectEqual(later.model.list.selected?.id, 5)
    expectEqual(scroll.position, ListPosition(row: 2, linesAbove: 1))
  }

  @Test(arguments: ["", "row=x", "row=99999999999999999999", "above=2"])
  func `what is broken leaves the list as it is`(text: String) throws {
    try #require(RestorationState(parsing: text)).restore(list)
    expectEqual(list.position, ListPosition(row: 0, linesAbove: 0))
  }

  @Test func `a strange number is no fault`() throws {
    try #require(RestorationState(parsing: "row=-7&above=-9")).restore(list)
    expectEqual(list.position, ListPosition(row: 0, linesAbove: 0))
    try #require(RestorationState(parsing: "row=9223372036854775807&above=9223372036854775807"))
      .restore(list)
    let root = Frame(list)
    let window = Window(
      root: root, size: Size(columns: 6, rows: 2), environment: Environment(language: .korean))
    expectEqual(window.frame().lines, ["  1", "▌ 2  ┃"])
  }

  /// A list of three rows.
  private final class Frame: AnyView {
    private let list: ListState

    init(_ list: ListState) { self.list = list }

    override func body(in environment: Environment) -> any Widget {
      List("", list, count: 3) { Label("\($0)") }
    }
  }
}
