import Editing
import Expectations
import Testing

struct SelectionTests {
  @Test func `a row is marked and unmarked`() {
    var selection = Selection<String>()
    #expect(selection.isEmpty)
    selection.toggle("a")
    selection.toggle("b")
    expectEqual(selection.count, 2)
    #expect(selection.contains("a"))
    selection.toggle("a")
    #expect(!selection.contains("a"))
    #expect(!selection.isEmpty)
    selection.clear()
    expectEqual(selection, Selection())
  }

  @Test func `rows that are gone are not marked any more`() {
    var selection = Selection<Int>()
    for id in 1...3 { selection.toggle(id) }
    selection.restrict(to: [2, 3, 4])
    var left = Selection<Int>()
    left.toggle(2)
    left.toggle(3)
    expectEqual(selection, left)
  }
}
