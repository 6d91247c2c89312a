import Expectations
import Search
import Testing

/// The order of rows by a column.
struct SortTests {
  private enum Column: String, SortColumn {
    case name, age, day

    var startsDescending: Bool { self == .day }
  }

  /// A table that is sorted from the start.
  private enum Dated: String, SortColumn {
    case day, amount

    static var initial: Sort<Dated> { Sort(.day, isDescending: true) }

    var startsDescending: Bool { self == .day }
  }

  private func names(
    _ names: [String], isDescending: Bool = false, _ texts: TextOrder = .hangulFirst
  ) -> [String] {
    let sort = Sort(Column.name, isDescending: isDescending, texts: texts)
    return sort.sorted(names) { name, _ in sort.key(name) }
  }

  @Test func `texts are in the order of their language, whatever case and accents`() {
    let all = ["Zoe", "하늘", "élan", "Emma", "가람", "90", "까치", "각", "Elan b"]
    expectEqual(names(all), ["90", "가람", "각", "까치", "하늘", "élan", "Elan b", "Emma", "Zoe"])
    expectEqual(
      names(all, .latinFirst),
      [
        "90", "élan", "Elan b", "Emma", "Zoe", "가람", "각", "까치", "하늘",
      ])
  }

  @Test func `each unit has a place of its own`() {
    // A text of one unit, and the sort key that it has.
    let units = (0x41...0xFFFD).compactMap { Unicode.Scalar($0) }.map { String($0) }
    let keys = Set(units.compactMap { SortKey($0, .hangulFirst) })
    expectEqual(keys.count, Set(units.compactMap { SortKey($0, .latinFirst) }).count)
    #expect(keys.count > 50_000)
  }

  @Test func `long texts are compared to their ends`() {
    expectEqual(
      names(["우리은행 3", "우리은행 1", "우리은행", "우리은행 12"]), ["우리은행", "우리은행 1", "우리은행 12", "우리은행 3"])
    expectEqual(names(["abcdea", "abcde", "abcd"]), ["abcd", "abcde", "abcdea"])
  }

  @Test func `equal rows stay as they are, in both directions, and those without a key come last`()
  {
    let rows = [("a", 3), ("b", 1), ("", 2), ("A", 1), ("c", 3), (" ", 1)]
    for isDescending in [false, true] {
      let byName = Sort(Column.name, isDescending: isDescending)
      let sorted = byName.sorted(rows) { row, _ in byName.key(row.0) }.map { "\($0.0)\($0.1)" }
      expectEqual(
        sorted,
        (isDescending
          ? ["c3", "b1", "a3", "A1", "2", " 1"] : ["a3", "A1", "b1", "c3", "2", " 1"]))
      let byAge = Sort(Column.age, isDescending: isDescending)
      let ages = byAge.sorted(rows) { row, _ in SortKey(row.1) }.map(\.0)
      expectEqual(
        ages, (isDescending ? ["a", "c", "", "b", "A", " "] : ["b", "A", " ", "", "a", "c"]))
    }
  }

  @Test func `numbers are in their order, negative ones first`() {
    let numbers: [Int64] = [3, -5, 0, .max, .min, -4, 12]
    let sorted = Sort(Column.age).sorted(numbers) { number, _ in SortKey(number) }
    expectEqual(sorted, [.min, -5, -4, 0, 3, 12, .max])
  }

  @Test func `without a column the rows stay, and no key is made`() {
    var made = 0
    let rows = Sort<Column>().sorted([2, 1]) { number, _ in
      made += 1
      return SortKey(number)
    }
    expectEqual(rows, [2, 1])
    expectEqual(made, 0)
  }

  @Test func `s goes through the columns, to the order of the list and round again`() {
    var sort = Column.initial
    var seen: [String?] = []
    for _ in 0..<5 {
      sort.apply(.next(.hangulFirst))
      seen.append(sort.restoration)
    }
    expectEqual(seen, ["name", "age", "-day", nil, "name"])
    var dated = Dated.initial
    dated.apply(.next(.hangulFirst))
    expectEqual(dated, Sort(.amount))
    dated.apply(.next(.hangulFirst))
    expectEqual(dated, Dated.initial)
  }

  @Test func `choosing a column sorts by it, and once more reverses it`() {
    var sort = Column.initial
    sort.apply(.reverse)
    #expect(sort.isInitial)
    sort.apply(.by(.day, .latinFirst))
    expectEqual(sort, Sort(.day, isDescending: true, texts: .latinFirst))
    sort.apply(.by(.day, .latinFirst))
    expectEqual(sort, Sort(.day, texts: .latinFirst))
    sort.apply(.reverse)
    #expect(sort.isDescending)
    sort.apply(.by(.name, .hangulFirst))
    expectEqual(sort, Sort(.name))
  }

  @Test(arguments: ["name", "-age", "-name.latin", "day.latin"])
  func `a link has the sort`(restoration: String) {
    expectEqual(Sort<Column>(restoration: restoration).restoration, restoration)
  }

  @Test func `a broken link is as none`() {
    for restoration in [nil, "", "-", "x", "-.latin"] {
      expectEqual(Sort<Column>(restoration: restoration), Column.initial)
      expectEqual(Sort<Dated>(restoration: restoration), Dated.initial)
    }
    expectEqual(Sort<Dated>(restoration: "amount").restoration, "amount")
  }
}
