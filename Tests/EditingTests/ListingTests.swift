import Editing
import Expectations
import RIBs
import Search
import Testing

/// Which rows are listed, in which order, and which of them is selected.
struct ListingTests {
  private struct City: ListRow {
    enum Column: String, SortColumn {
      case name, people
      var startsDescending: Bool { self == .people }
    }

    let id: String
    var people: Int?

    var searchedText: String { id }

    func sortKey(_ column: Column, _ sort: Sort<Column>) -> SortKey? {
      switch column {
      case .name: sort.key(id)
      case .people: people.map { SortKey($0) }
      }
    }
  }

  private func cities(_ names: String) -> [City] {
    names.split(separator: " ").enumerated().map { City(id: String($1), people: $0) }
  }

  private func listing(_ names: String, selecting id: String? = nil) -> Listing<City> {
    var list = Listing(cities(names))
    if let id { list.apply(.select(id)) }
    return list
  }

  private func names(_ list: Listing<City>) -> String {
    list.rows.map(\.id).joined(separator: " ")
  }

  @Test func `the first row is selected before the user has selected one, and stays selected`() {
    var list = listing("서울 부산 강릉")
    #expect(list.selected?.id == "서울" && list.selectedID == nil)
    list.show(cities("대전 서울 부산"))
    #expect(list.selected?.id == "서울" && list.selection == 1)
  }

  @Test func `blanks at the ends of what is searched do not count, and those inside do`() {
    var list = listing("김민수 박지훈")
    for (text, found) in [(" 민수 ", "김민수"), ("  ", "김민수 박지훈"), ("민 수", "")] {
      list.apply(.search(.type(text)))
      #expect(names(list) == found && list.search.text == text)
    }
  }

  @Test func `a row is found by the key that it keeps`() {
    struct Kept: ListRow {
      let id: Int
      let searchKey: SearchKey
    }
    var list = Listing(["a", "b"].enumerated().map { Kept(id: $0, searchKey: SearchKey($1)) })
    list.apply(.search(.type("B")))
    expectEqual(list.rows.map(\.id), [1])
  }

  @Test func `a selected row stays selected wherever it moves`() {
    var list = listing("서울 부산 강릉", selecting: "부산")
    list.show(cities("강릉 대전 서울 부산"))
    expectEqual(list.selection, 3)
    list.apply(.sort(.by(.name, .hangulFirst)))
    #expect(names(list) == "강릉 대전 부산 서울" && list.selected?.id == "부산")
    list.apply(.sort(.reverse))
    #expect(names(list) == "서울 부산 대전 강릉" && list.selected?.id == "부산")
  }

  @Test func `a selected row that is gone leaves the selection at its position, or the last`() {
    var list = listing("a b c d", selecting: "b")
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
    var list = listing("a b c", selecting: "b")
    list.show(cities("a c"))
    list.show(cities("c a b"))
    expectEqual(list.selected?.id, "b")
    list.show(cities("a c"))
    list.apply(.select("a"))
    list.show(cities("c b a"))
    expectEqual(list.selected?.id, "a")
  }

  @Test func `events about a row that is gone have no effect`() {
    var list = listing("a b", selecting: "b")
    let before = list
    list.apply(.select("z"))
    list.apply(.mark("z"))
    list.apply(.selectUnread(at: 0))
    expectEqual(list, before)
  }

  @Test func `a row can be selected before it is listed`() {
    var list = listing("a b")
    list.select("z")
    expectEqual(list.selected?.id, "a")
    list.show(cities("a b z"))
    expectEqual(list.selected?.id, "z")
    list.selectFirst()
    #expect(list.selected?.id == "a" && list.selectedID == nil)
  }

  @Test func `another list in its place begins at its first row, or at the selected one`() {
    var list = listing("a b c d", selecting: "c")
    list.show(cities("x y z"))
    expectEqual(list.selected?.id, "z")
    list.startOver()
    #expect(list.selected?.id == "x" && list.selectedID == "c")
    list.show(cities("x c"))
    list.startOver()
    expectEqual(list.selected?.id, "c")
  }

  @Test func `the selected row is found among far fewer rows`() {
    var list = listing("a b c d e f", selecting: "f")
    list.filter { "af".contains($0.id) }
    #expect(names(list) == "a f" && list.selection == 1)
    list.filter { _ in true }
    list.apply(.select("f"))
    list.show(cities("f a"))
    #expect(list.selection == 0 && list.selected?.id == "f")
  }

  @Test func `the search finds rows, and the selected one is back when it is cleared`() {
    var list = listing("Seoul 부산 부천 Busan", selecting: "Seoul")
    list.apply(.search(.start))
    list.apply(.search(.type("ㅂ")))
    #expect(names(list) == "부산 부천" && list.search.isTyping)
    expectEqual(list.selected?.id, "부산")
    list.apply(.search(.type("BU")))
    list.apply(.search(.end))
    #expect(names(list) == "Busan" && !list.search.isTyping)
    list.show(cities("Bucheon Seoul"))
    expectEqual(names(list), "Bucheon", "the search holds for new rows too")
    list.apply(.search(.clear))
    #expect(names(list) == "Bucheon Seoul" && list.selected?.id == "Seoul")
  }

  @Test func `filter, search and order hold together`() {
    var list = Listing<City>()
    list.show(cities("ab b ac c ad")) { $0.people != 4 }
    list.apply(.search(.type("a")))
    list.apply(.sort(.by(.people, .hangulFirst)))
    expectEqual(names(list), "ac ab")
    list.filter { $0.people != 2 }
    expectEqual(names(list), "ad ab")
    #expect(list.all.count == 5 && list.count == 2)
    list.apply(.search(.clear))
    expectEqual(names(list), "ad c b ab")
  }

  @Test func `marks are of rows that exist, and a command takes them or the selected row`() {
    var list = listing("a b c d", selecting: "c")
    expectEqual(list.chosen.map(\.id), ["c"])
    list.apply(.mark("d"))
    list.apply(.mark("a"))
    #expect(list.selected?.id == "a" && list.isMarked("d") && !list.isMarked("c"))
    list.apply(.search(.type("b")))
    expectEqual(list.chosen.map(\.id), ["a", "d"], "also those that are not shown")
    list.show(cities("b d"))
    expectEqual(list.chosen.map(\.id), ["d"])
    list.apply(.mark("b"))
    list.apply(.mark("b"))
    list.unmarkAll()
    expectEqual(list.chosen.map(\.id), ["b"])
  }

  @Test func `a row that comes back is not marked any more`() {
    var list = listing("a b c")
    list.apply(.mark("a"))
    list.apply(.mark("b"))
    list.show(cities("b c"))
    list.show(cities("a b c"))
    #expect(!list.isMarked("a") && list.isMarked("b"))
    expectEqual(list.chosen.map(\.id), ["b"])
  }

  @Test func `rows without what they are sorted by come last`() {
    var list = Listing([City(id: "a"), City(id: "b", people: 1), City(id: "c", people: 2)])
    list.apply(.sort(.by(.people, .hangulFirst)))
    expectEqual(names(list), "c b a")
    list.apply(.sort(.reverse))
    expectEqual(names(list), "b c a")
  }

  @Test func `rows that something else has found are not searched again`() {
    var list = listing("a b")
    list.show(cities("Seoul Busan"), foundBy: "city")
    #expect(names(list) == "Seoul Busan" && list.search == SearchInput("city"))
    list.apply(.select("Busan"))
    list.show(cities("Jeju Busan"), foundBy: "")
    #expect(names(list) == "Jeju Busan" && list.selection == 1 && !list.isSearched)
  }

  @Test func `a place remembers what the user has changed, and nothing else`() {
    var list = listing("a b c")
    #expect(list.restorationState.isEmpty)
    list.apply(.select("b"))
    list.apply(.sort(.by(.people, .hangulFirst)))
    list.apply(.search(.type("b")))
    expectEqual(list.restorationState, ["id": "b", "sort": "-people", "search": "b"])
    var later = Listing<City>()
    later.restore(list.restorationState)
    later.show(cities("a b c ab"))
    #expect(names(later) == "ab b" && later.selected?.id == "b" && later.sort == list.sort)
    later.restore(["id": "c"])
    #expect(names(later) == "a b c ab" && later.selected?.id == "c")
  }

  @Test func `the nearest of a hundred thousand rows is found from both ends`() {
    var list = Listing((0..<100_000).map { City(id: "\($0)") })
    for id in ["99999", "0", "50000", "50001", "49999"] {
      list.apply(.select(id))
      #expect(list.selected?.id == id && list.selection == Int(id))
    }
  }
}
