import Expectations
import Testing

@testable import PlacesData

/// What a segment of the index is made of.
struct PlaceRunTests {
  private func read(_ bytes: [UInt8]) -> (isWhole: Bool, texts: [[UInt16]], places: [UInt16]) {
    var (texts, places): ([[UInt16]], [UInt16]) = ([], [])
    let isWhole = PlaceRun.read(bytes, isWanted: { $0.first == 1 }) { text, place in
      texts.append(text)
      places.append(place)
    }
    return (isWhole, texts, places)
  }

  @Test func `a run of a list comes back as it was, and a damaged one is noticed`() {
    var run = PlaceRun()
    let texts: [[UInt16]] = [[1], [1, 2], [1, 2], [1, 2, 700], [3]]
    let isAppended = texts.enumerated().map { place, text in run.append(text, UInt16(place)) }
    #expect(!isAppended.contains(false))
    let whole = read(run.bytes)
    #expect(whole.isWhole)
    expectEqual(whole.texts, Array(texts.dropLast()))
    expectEqual(whole.places, [0, 1, 2, 3])
    // Where each text ends.
    let ends = [0, 8, 18, 26, 34]
    expectEqual(run.bytes.count, ends.last)
    for count in run.bytes.indices {
      expectEqual(read(Array(run.bytes.prefix(count))).isWhole, ends.contains(count))
    }
    // Nothing is read beyond the end, wherever it is.
    for index in run.bytes.indices {
      var bytes = run.bytes
      bytes[index] = 0xFF
      _ = read(bytes)
    }
    #expect(!read([9, 0, 0, 0]).isWhole)
  }

  @Test func `a run is filled up to the last byte that it may have`() {
    var run = PlaceRun()
    let whole = (0..<486).allSatisfy { run.append([$0], 0) }
    #expect(whole && run.bytes.count == 3_888)
    let hasRoom = [[1_000, 1, 1, 1], [1_000, 1, 1], [1_001]].map { run.append($0, 0) }
    expectEqual(hasRoom, [false, true, false])
    expectEqual(run.bytes.count, 3_900)
  }

  @Test func `a run with one text is filled with its places`() {
    var run = PlaceRun()
    var count: UInt16 = 0
    while run.append([1], count) { count += 1 }
    expectEqual(run.bytes.count, 3_900)
    expectEqual(read(run.bytes).places, Array(0..<count))
  }

  @Test func `a set has each place of a segment`() {
    var set = PlaceSet()
    #expect(set.isEmpty)
    let numbers: [UInt16] = [0, 1, 62, 63, 64, 65, 4_095, 32_768, 65_535]
    for number in numbers.reversed() { set.insert(number) }
    #expect(!set.isEmpty)
    expectEqual(all(of: set, until: nil), numbers)
    expectEqual(all(of: set, until: 63), [0, 1, 62, 63])
    #expect(numbers.allSatisfy(set.contains))
    #expect(![2, 61, 66, 4_094, 65_534].contains(where: set.contains))
    var other = PlaceSet()
    for number: UInt16 in [1, 2, 64, 65_535] { other.insert(number) }
    set.formIntersection(other)
    expectEqual(all(of: set, until: nil), [1, 64, 65_535])
  }

  private func all(of set: PlaceSet, until last: UInt16?) -> [UInt16] {
    var numbers: [UInt16] = []
    set.forEach { number in
      numbers.append(number)
      return number != last
    }
    return numbers
  }
}

extension PlaceRun {
  fileprivate mutating func append(_ text: [UInt16], _ place: UInt16) -> Bool {
    text.withUnsafeBufferPointer { append($0, place) }
  }
}
