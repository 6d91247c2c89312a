import Editing
import Expectations
import RIBs
import Search
import Testing

/// Which row of a list is selected, whatever happens to its rows.
struct ListedSelectionTests {
  @Test func `the first row is selected, whichever it is, until the user selects one`() {
    var list = Listing("서울 부산 강릉")
    #expect(list.selected?.id == "서울" && list.selectedID == nil)
    list.show(cities("대전 서울 부산"))
    #expect(list.selected?.id == "대전" && list.selectedID == nil)
    list.filter { $0.id != "대전" }
    list.filter { _ in true }
    expectEqual(list.selected?.id, "대전")
    list.apply(.select("서울"))
    list.show(cities("강릉 대전 서울"))
    expectEqual(list.selected?.id, "서울")
    list.selectFirst()
    list.show(cities("부산 강릉"))
    expectEqual(list.selected?.id, "부산")
  }

  @Test func `sorting and searching take the row that is selected, as if the user had selected it`()
  {
    var list = Listing("b c a")
    list.apply(.sort(.by(.name, .latinFirst)))
    list.show(cities("a c b"))
    #expect(list.selected?.id == "b" && list.selection == 1)
    list = Listing("b c a")
    list.apply(.search(.type("c")))
    list.apply(.search(.clear))
    list.show(cities("x b c"))
    expectEqual(list.selected?.id, "c")
    list = Listing()
    list.restore(["sort": "name"])
    list.show(cities("c b a"))
    list.show(cities("c b a 0"))
    expectEqual(list.selected?.id, "a", "a list that was restored in an order is not as it began")
  }

  @Test func `a search or filter in which the selected row is not begins at its first row`() {
    var list = Listing("ab ac b c d", selecting: "d")
    list.apply(.search(.type("a")))
    #expect(list.selected?.id == "ab" && list.selectedID == "d")
    list.apply(.search(.type("c")))
    expectEqual(list.names, "ac c")
    expectEqual(list.selected?.id, "ac")
    list.apply(.search(.clear))
    expectEqual(list.selected?.id, "d")
    list.filter { $0.people != 4 }
    expectEqual(list.selected?.id, "ab")
    list.show(cities("x ab b c"))
    expectEqual(list.selected?.id, "ab", "what has taken its place stays selected")
  }

  @Test func `a selected row stays selected wherever it moves`() {
    var list = Listing("서울 부산 강릉", selecting: "부산")
    list.show(cities("강릉 대전 서울 부산"))
    expectEqual(list.selection, 3)
    list.apply(.sort(.by(.name, .hangulFirst)))
    #expect(list.names == "강릉 대전 부산 서울" && list.selected?.id == "부산")
    list.apply(.sort(.reverse))
    #expect(list.names == "서울 부산 대전 강릉" && list.selected?.id == "부산")
  }

  @Test func `a selected row that is gone leaves the selection at its position, or the last`() {
    var list = Listing("a b c d", selecting: "b")
    list.show(cities("a c d"))
    #expect(list.selected?.id == "c" && list.selectedID == "b")
    list.show(cities("x a c d"))
    expectEqual(list.selected?.id, "c", "the row that took its position stays selected")
    list.show(cities("x"))
    expectEqual(list.selected?.id, "x")
    list.show([])
    #expect(list.selected == nil && list.selection == 0 && list.count == 0)
  }

  @Test func `a row that comes back is selected again, unless the user selects another meanwhile`()
  {
    var list = Listing("a b c", selecting: "b")
    list.show(cities("a c"))
    list.show(cities("c a b"))
    expectEqual(list.selected?.id, "b")
    list.show(cities("a c"))
    list.apply(.select("a"))
    list.show(cities("c b a"))
    expectEqual(list.selected?.id, "a")
  }

  @Test func `a row can be selected before it is listed`() {
    var list = Listing("a b")
    list.select("z")
    expectEqual(list.selected?.id, "a")
    list.show(cities("a b z"))
    expectEqual(list.selected?.id, "z")
    list.selectFirst()
    #expect(list.selected?.id == "a" && list.selectedID == nil)
  }

  @Test func `another list in its place begins at its first row, or at the selected one`() {
    var list = Listing("a b c d", selecting: "c")
    list.show(cities("x y z"))
    expectEqual(list.selected?.id, "z")
    list.startOver()
    #expect(list.selected?.id == "x" && list.selectedID == "c")
    list.show(cities("x c"))
    list.startOver()
    expectEqual(list.selected?.id, "c")
  }

  @Test func `the selected row is found among far fewer rows`() {
    var list = Listing("a b c d e f", selecting: "f")
    list.filter { "af".contains($0.id) }
    #expect(list.names == "a f" && list.selection == 1)
    list.filter { _ in true }
    list.apply(.select("f"))
    list.show(cities("f a"))
    #expect(list.selection == 0 && list.selected?.id == "f")
  }

  @Test func `the nearest of a hundred thousand rows is found from both ends`() {
    var list = Listing((0..<100_000).map { ListedCity(id: "\($0)") })
    for id in ["99999", "0", "50000", "50001", "49999"] {
      list.apply(.select(id))
      #expect(list.selected?.id == id && list.selection == Int(id))
    }
  }
}
