/// A part of a sorted list: texts, each with the places that have it.
///
/// A text is stored as the number of units that it shares with the text before (a byte), the number of
/// the other units (a byte), the number of places (two bytes), the units and the places.
struct PlaceRun {
  private(set) var bytes: [UInt8] = []
  private var last: [UInt16] = []
  private var countIndex = 0
  private var count: UInt16 = 0

  /// In bytes: with its row it fills a page of the database.
  private static let limit = 3_900

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends a place with its text; false if there is no room.
  mutating func append(_ text: UnsafeBufferPointer<UInt16>, _ place: UInt16) -> Bool {
    if count > 0, last.elementsEqual(text) {
      guard bytes.count + 2 <= Self.limit else { return false }
    } else {
      guard bytes.count + 6 + 2 * text.count <= Self.limit else { return false }
      let shared = zip(last, text).prefix { $0 == $1 }.count
      bytes += [UInt8(shared), UInt8(text.count - shared)]
      (countIndex, count) = (bytes.count, 0)
      append(0)
      for unit in text.dropFirst(shared) { append(unit) }
      last = Array(text)
    }
    append(place)
    count += 1
    bytes[countIndex] = UInt8(truncatingIfNeeded: count)
    bytes[countIndex + 1] = UInt8(truncatingIfNeeded: count >> 8)
    return true
  }

  private mutating func append(_ value: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
  }

  /// Calls `take` with each text of a run for which `isWanted`, and each of its places; false if the
  /// run is damaged.
  static func read(
    _ bytes: [UInt8], isWanted: ([UInt16]) -> Bool, take: ([UInt16], UInt16) -> Void
  ) -> Bool {
    bytes.withUnsafeBytes { bytes in
      func value(_ index: Int) -> UInt16 {
        UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt16.self))
      }
      var text: [UInt16] = []
      var index = 0
      while index < bytes.count {
        guard index + 4 <= bytes.count else { return false }
        let (shared, added) = (Int(bytes[index]), Int(bytes[index + 1]))
        let count = Int(value(index + 2))
        index += 4
        let places = index + 2 * added
        let end = places + 2 * count
        guard shared <= text.count, end <= bytes.count else { return false }
        text.removeLast(text.count - shared)
        while index < places {
          text.append(value(index))
          index += 2
        }
        if isWanted(text) {
          while index < end {
            take(text, value(index))
            index += 2
          }
        }
        index = end
      }
      return true
    }
  }
}
