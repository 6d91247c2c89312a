import Expectations
import Search
import Testing

@testable import PlacesData

/// The texts of a list, sorted and cut into runs.
struct PlaceWordListTests {
  private struct Entry: Hashable {
    let key: [UInt16]
    let text: [UInt16]
    let place: UInt16
  }

  /// Short and long texts, of which many begin alike, each of several places.
  private static let texts: [[UInt16]] = {
    let units = Array("가각나1a".utf16)
    var texts = units.map { [$0] }
    for _ in 0..<4 { texts += units.flatMap { unit in texts.map { [unit] + $0 } }.prefix(2_000) }
    return texts + (0..<9).map { Array(repeating: 0x61, count: 40 + $0) + [0x62] }
  }()

  @Test(arguments: HangulSearch.Order.allCases)
  func `a list has its texts in order, in runs that name their first`(
    order: HangulSearch.Order
  ) throws {
    var list = PlaceWordList()
    var expected: Set<Entry> = []
    for (number, text) in Self.texts.enumerated().reversed() {
      for place in [UInt16(number % 7), 9_000] {
        list.append(text[...], place)
        let key = order == .text ? text : text.map(Hangul.initial)
        expected.insert(Entry(key: key, text: text, place: place))
      }
    }
    let runs = list.runs(by: order)
    #expect(runs.count > 3)
    var found: [Entry] = []
    for (first, run) in runs {
      let start = found.count
      let isWhole = PlaceRun.read(run.bytes, isWanted: { _ in true }) { text, place in
        let key = order == .text ? text : text.map(Hangul.initial)
        let entry = Entry(key: key, text: text, place: place)
        if found.last != entry { found.append(entry) }
      }
      #expect(isWhole)
      expectEqual(found[start].key, first)
    }
    let sorted = expected.sorted { one, other in
      if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
      if one.text != other.text { return one.text.lexicographicallyPrecedes(other.text) }
      return one.place < other.place
    }
    expectEqual(found, sorted)
  }

  @Test func `a list keeps as much of a text as a search may have, and a letter more`() {
    var list = PlaceWordList()
    list.append(Array(repeating: 1, count: 70)[...], 5)
    let runs = list.runs(by: .text)
    expectEqual(runs.map(\.first), [Array(repeating: 1, count: 61)])
  }
}
