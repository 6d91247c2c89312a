import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

/// What a riblet remembers of a list.
@MainActor
struct ListMemoryTests {
  private let list = ListState()

  @Test func `a list is remembered by its row, its scroll and the name of the row`() {
    list.comeBack(to: ListPosition(row: 4, linesAbove: 1))
    var memory: Memory = ["scope": "all"]
    memory.remember(list, id: "ada")
    #expect(memory.description == "scope=all&row=4&above=1&id=ada")
    #expect(memory.selectedID == "ada")
    let other = ListState()
    memory.recall(other)
    #expect(other.position == list.position)
  }

  @Test(arguments: ["", "row=x", "row=99999999999999999999", "above=2"])
  func `what is broken leaves the list as it is`(text: String) throws {
    try #require(Memory(parsing: text)).recall(list)
    #expect(list.position == ListPosition(row: 0, linesAbove: 0))
  }

  @Test func `a strange number is no fault`() throws {
    try #require(Memory(parsing: "row=-7&above=-9")).recall(list)
    #expect(list.position == ListPosition(row: 0, linesAbove: 0))
    try #require(Memory(parsing: "row=9223372036854775807&above=9223372036854775807")).recall(list)
    let root = Frame(list)
    let window = Window(
      root: root, size: Size(columns: 6, rows: 2), environment: Environment(language: .korean))
    #expect(window.frame().lines == ["  1", "▌ 2  ┃"])
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
