import Search

/// The texts of one list of a segment, to be sorted.
struct PlaceWordList {
  private struct Entry {
    /// The first units of the text, as far as they fit.
    var head: UInt64
    let start: UInt32
    let length: UInt16
    let place: UInt16
  }

  private var texts: [UInt16] = []
  private var entries: [Entry] = []

  mutating func append(_ text: ArraySlice<UInt16>, _ place: UInt16) {
    let text = text.prefix(PlaceSegment.keyLength)
    entries.append(
      Entry(head: 0, start: UInt32(texts.count), length: UInt16(text.count), place: place))
    texts += text
  }

  /// The runs of the list in this order, each with the units that order its first text.
  mutating func runs(by order: HangulSearch.Order) -> [(first: [UInt16], run: PlaceRun)] {
    let keys = order == .text ? texts : texts.map(Hangul.initial)
    return texts.withUnsafeBufferPointer { texts in
      keys.withUnsafeBufferPointer { keys in
        sort(by: keys, texts)
        return runs(keys, texts)
      }
    }
  }

  private mutating func sort(
    by keys: UnsafeBufferPointer<UInt16>, _ texts: UnsafeBufferPointer<UInt16>
  ) {
    for index in entries.indices {
      let entry = entries[index]
      entries[index].head = (0..<4).reduce(0) { head, place in
        let unit = place < Int(entry.length) ? keys[Int(entry.start) + place] : 0
        return head << 16 | UInt64(unit)
      }
    }
    entries.sort { one, other in
      if one.head != other.head { return one.head < other.head }
      for units in [keys, texts] {
        let order = Self.compare(Self.text(one, units), Self.text(other, units))
        if order != 0 { return order < 0 }
      }
      return one.place < other.place
    }
  }

  private func runs(
    _ keys: UnsafeBufferPointer<UInt16>, _ texts: UnsafeBufferPointer<UInt16>
  ) -> [(first: [UInt16], run: PlaceRun)] {
    var runs: [(first: [UInt16], run: PlaceRun)] = []
    var run = PlaceRun()
    var first: [UInt16] = []
    for entry in entries {
      let text = Self.text(entry, texts)
      if !run.isEmpty, run.append(text, entry.place) { continue }
      if !run.isEmpty { runs.append((first, run)) }
      run = PlaceRun()
      first = Array(Self.text(entry, keys))
      _ = run.append(text, entry.place)
    }
    return run.isEmpty ? runs : runs + [(first, run)]
  }

  private static func text(
    _ entry: Entry, _ units: UnsafeBufferPointer<UInt16>
  ) -> UnsafeBufferPointer<UInt16> {
    let start = Int(entry.start)
    return UnsafeBufferPointer(rebasing: units[start..<start + Int(entry.length)])
  }

  private static func compare(
    _ one: UnsafeBufferPointer<UInt16>, _ other: UnsafeBufferPointer<UInt16>
  ) -> Int {
    var index = 0
    while index < one.count, index < other.count {
      if one[index] != other[index] { return one[index] < other[index] ? -1 : 1 }
      index += 1
    }
    return one.count - other.count
  }
}
