import Editing
import Expectations
import RIBs
import Search
import Testing

/// Which rows are listed, and in which order.
struct ListingTests {
  @Test func `blanks at the ends of what is searched do not count, and those inside do`() {
    var list = Listing("김민수 박지훈")
    for (text, found) in [(" 민수 ", "김민수"), ("  ", "김민수 박지훈"), ("민 수", "")] {
      list.apply(.search(.type(text)))
      #expect(list.names == found && list.search.text == text)
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

  @Test func `events about a row that is gone have no effect`() {
    var list = Listing("a b", selecting: "b")
    let before = list
    list.apply(.select("z"))
    list.apply(.mark("z"))
    list.apply(.selectUnread(at: 0))
    expectEqual(list, before)
  }

  @Test func `the search finds rows, and the selected one is back when it is cleared`() {
    var list = Listing("Seoul 부산 부천 Busan", selecting: "Seoul")
    list.apply(.search(.start))
    list.apply(.search(.type("ㅂ")))
    #expect(list.names == "부산 부천" && list.search.isTyping)
    expectEqual(list.selected?.id, "부산")
    list.apply(.search(.type("BU")))
    list.apply(.search(.end))
    #expect(list.names == "Busan" && !list.search.isTyping)
    list.show(cities("Bucheon Seoul"))
    expectEqual(list.names, "Bucheon", "the search holds for new rows too")
    list.apply(.search(.clear))
    #expect(list.names == "Bucheon Seoul" && list.selected?.id == "Seoul")
  }

  @Test func `the field of a search alone selects no row`() {
    var list = Listing("b c")
    list.apply(.search(.start))
    list.show(cities("a b c"))
    expectEqual(list.selected?.id, "a", "the first row is selected until the user searches")
  }

  @Test func `filter, search and order hold together`() {
    var list = Listing<ListedCity>()
    list.show(cities("ab b ac c ad")) { $0.people != 4 }
    list.apply(.search(.type("a")))
    list.apply(.sort(.by(.people, .hangulFirst)))
    expectEqual(list.names, "ac ab")
    list.filter { $0.people != 2 }
    expectEqual(list.names, "ad ab")
    #expect(list.all.count == 5 && list.unsearchedCount == 4 && list.count == 2)
    list.apply(.search(.clear))
    expectEqual(list.names, "ad c b ab")
  }

  @Test func `marks are of rows that exist, and a command takes them or the selected row`() {
    var list = Listing("a b c d", selecting: "c")
    expectEqual(list.chosen.map(\.id), ["c"])
    list.apply(.mark("d"))
    list.apply(.mark("a"))
    #expect(list.selected?.id == "a" && list.isMarked("d") && !list.isMarked("c"))
    list.apply(.search(.type("b")))
    expectEqual(list.chosen.map(\.id), ["b"], "what is hidden is not changed unseen")
    expectEqual(list.hiddenMarkCount, 2)
    list.apply(.search(.type("d")))
    list.apply(.search(.clear))
    expectEqual(list.chosen.map(\.id), ["a", "d"], "the marks come back with their rows")
    list.filter { $0.id != "a" }
    #expect(list.chosen.map(\.id) == ["d"] && list.hiddenMarkCount == 1)
    list.show(cities("b d"))
    expectEqual(list.chosen.map(\.id), ["d"])
    list.apply(.mark("b"))
    list.apply(.mark("b"))
    list.unmarkAll()
    expectEqual(list.chosen.map(\.id), ["b"])
  }

  @Test func `a row that comes back is not marked any more`() {
    var list = Listing("a b c")
    list.apply(.mark("a"))
    list.apply(.mark("b"))
    list.show(cities("b c"))
    list.show(cities("a b c"))
    #expect(!list.isMarked("a") && list.isMarked("b"))
    expectEqual(list.chosen.map(\.id), ["b"])
  }

  @Test func `rows without what they are sorted by come last`() {
    var list = Listing([
      ListedCity(id: "a"), ListedCity(id: "b", people: 1), ListedCity(id: "c", people: 2),
    ])
    list.apply(.sort(.by(.people, .hangulFirst)))
    expectEqual(list.names, "c b a")
    list.apply(.sort(.reverse))
    expectEqual(list.names, "b c a")
  }

  @Test func `rows that something else has found are not searched again`() {
    var list = Listing("a b")
    list.show(cities("Seoul Busan"), foundBy: "city")
    #expect(list.names == "Seoul Busan" && list.search == SearchInput("city"))
    list.apply(.select("Busan"))
    list.show(cities("Jeju Busan"), foundBy: "")
    #expect(list.names == "Jeju Busan" && list.selection == 1 && !list.isSearched)
    list.show(cities("Jeju Mokpo"), foundBy: "")
    expectEqual(list.selected?.id, "Mokpo")
    list.show(cities("Jeju Mokpo"), foundBy: "o")
    expectEqual(list.selected?.id, "Jeju", "another search begins at its first row")
  }

  @Test func `a place remembers what the user has changed, and nothing else`() {
    var list = Listing("a b c")
    #expect(list.restorationState.isEmpty)
    list.apply(.select("b"))
    list.apply(.sort(.by(.people, .hangulFirst)))
    list.apply(.search(.type("b")))
    expectEqual(list.restorationState, ["id": "b", "sort": "-people", "search": "b"])
    var later = Listing<ListedCity>()
    later.restore(list.restorationState)
    later.show(cities("a b c ab"))
    #expect(later.names == "ab b" && later.selected?.id == "b" && later.sort == list.sort)
    later.restore(["id": "c"])
    #expect(later.names == "a b c ab" && later.selected?.id == "c")
  }
}
