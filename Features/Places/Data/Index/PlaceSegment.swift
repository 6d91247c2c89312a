import PlacesDomain
import Search

/// Some successive places of the index, with lists of their words.
///
/// A place has the number of its row, from 0 on, in the order of names by length, then by text; so the
/// first segments have the places that come first in most searches, which end there. A list is sorted,
/// and stored in runs of some kilobytes.
struct PlaceSegment {
  /// The texts of a list.
  enum Words: Int, CaseIterable {
    /// Whole names.
    case start
    /// Names from the second or a later word on.
    case word
    /// Parts of addresses from the start of a word to the next blank.
    case address
  }

  /// The number of its first place.
  let start: Int
  /// How many places it has, if it is not the last one; the number of a place in it has 16 bits.
  let length: Int

  /// How many coordinates stand together.
  static let blockLength = 256
  /// In units: with what follows a syllable that ends a query.
  static let keyLength = PlaceQuery.lengthLimit + 1

  /// The number of a list in the database.
  static func list(_ words: Words, _ order: HangulSearch.Order) -> Int {
    words.rawValue * HangulSearch.Order.allCases.count + order.rawValue
  }

  /// Units as a BLOB, which is compared as they are.
  static func blob(_ units: [UInt16]) -> [UInt8] {
    units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}

/// A set of places of one segment, by their numbers in it.
struct PlaceSet {
  private var words = [UInt64](repeating: 0, count: 1 << 10)

  mutating func insert(_ number: UInt16) { words[Int(number >> 6)] |= 1 << UInt64(number & 63) }

  func contains(_ number: UInt16) -> Bool {
    words[Int(number >> 6)] & 1 << UInt64(number & 63) != 0
  }

  mutating func formIntersection(_ other: PlaceSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Calls `body` with each number, in ascending order, until it returns false.
  func forEach<Failure: Error>(_ body: (UInt16) throws(Failure) -> Bool) throws(Failure) {
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        let number = UInt16(index << 6 | rest.trailingZeroBitCount)
        guard try body(number) else { return }
        rest &= rest - 1
      }
    }
  }
}
