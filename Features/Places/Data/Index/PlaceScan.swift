import Geography
import PlacesDomain
import SQL
import Search

/// One search of an index, on one connection.
struct PlaceScan {
  /// A place that matches, as `PlaceRank` orders it; the order of places by number is that by name.
  private struct Candidate: Comparable {
    let match: PlaceRank.Match
    let length: Int
    let isOther: Bool
    let distance: Double
    let place: Int

    static func < (one: Candidate, other: Candidate) -> Bool {
      if one.match != other.match { return one.match < other.match }
      if one.length != other.length { return one.length < other.length }
      if one.isOther != other.isOther { return other.isOther }
      return (one.distance, one.place) < (other.distance, other.place)
    }
  }

  private let connection: Connection
  private let shape: PlaceIndexShape
  private let query: PlaceQuery
  private let start: Nearness?
  /// Sorted; at most the best twenty.
  private var best: [Candidate] = []
  private var block: (number: Int, bytes: [UInt8])?

  init(
    _ connection: Connection, _ shape: PlaceIndexShape, _ query: PlaceQuery, near start: Coordinate?
  ) {
    self.connection = connection
    self.shape = shape
    self.query = query
    self.start = start.map { Nearness(to: $0) }
  }

  /// The places that match best, in order.
  mutating func places() throws(SQLError) -> [Place] {
    guard shape.isWhole else { throw damage }
    for match in [PlaceRank.Match.start, .word, .words] where match != .words || hasWords {
      // All places of better matches are known here, since there is room for more.
      guard best.count < PlaceQuery.resultLimit else { break }
      let known = Set(best.map(\.place))
      for segment in shape.segments {
        if isFull(before: shape.lengths[shape.lengthIndex(of: segment.start)].length) { break }
        try add(match, of: segment, except: known)
      }
    }
    return try places(best.map(\.place))
  }

  private var hasWords: Bool { !query.words.isEmpty }

  /// Whether no name of this length or a longer one can be among the best.
  private func isFull(before length: Int) -> Bool {
    guard best.count == PlaceQuery.resultLimit, let last = best.last else { return false }
    return length > last.length
  }

  private mutating func add(
    _ match: PlaceRank.Match, of segment: PlaceSegment, except known: Set<Int>
  ) throws(SQLError) {
    var exact = PlaceSet()
    let found: PlaceSet
    switch match {
    case .start: found = try matches(query.whole, in: segment, [.start], exact: &exact)
    case .word: found = try matches(query.whole, in: segment, [.word], exact: &exact)
    case .words: found = try wordMatches(in: segment)
    }
    var lengthIndex = shape.lengthIndex(of: segment.start)
    try found.forEach { (number) throws(SQLError) in
      let place = segment.start + Int(number)
      while lengthIndex + 1 < shape.lengths.count, shape.lengths[lengthIndex + 1].place <= place {
        lengthIndex += 1
      }
      let length = shape.lengths[lengthIndex].length
      if isFull(before: length) { return false }
      guard !known.contains(place) else { return true }
      insert(
        Candidate(
          match: match, length: length,
          isOther: !(match == .start && exact.contains(number)), distance: try distance(place),
          place: place))
      return true
    }
  }

  private mutating func insert(_ candidate: Candidate) {
    if best.count == PlaceQuery.resultLimit {
      guard let last = best.last, candidate < last else { return }
      best.removeLast()
    }
    best.insert(candidate, at: best.firstIndex { candidate < $0 } ?? best.endIndex)
  }

  /// The places in which each word of the query is one of the name or of the address.
  private func wordMatches(in segment: PlaceSegment) throws(SQLError) -> PlaceSet {
    var found: PlaceSet?
    var exact = PlaceSet()
    // The longest first: fewer places have it.
    for word in query.words.sorted(by: { $0.length > $1.length }) {
      let places = try matches(word, in: segment, PlaceSegment.Words.allCases, exact: &exact)
      found?.formIntersection(places)
      let rest = found ?? places
      if rest.isEmpty { return rest }
      found = rest
    }
    return found ?? PlaceSet()
  }

  /// The places of which one of the texts begins with a match; `exact` gets those with the very text.
  private func matches(
    _ search: HangulSearch, in segment: PlaceSegment, _ words: [PlaceSegment.Words],
    exact: inout PlaceSet
  ) throws(SQLError) -> PlaceSet {
    var found = PlaceSet()
    let (lower, upper) = search.bounds
    let name = query.exactName.units
    for words in words {
      let runs = try connection.query(
        """
        SELECT entries FROM run WHERE segment = ?1 AND list = ?2 AND first >= coalesce(
          (SELECT max(first) FROM run WHERE segment = ?1 AND list = ?2 AND first < ?3), x'')
        AND first < ?4
        """, segment.start, PlaceSegment.list(words, search.order), PlaceSegment.blob(lower),
        PlaceSegment.blob(upper)
      ) { row throws(SQLError) in
        let bytes: [UInt8] = try row[0]
        return PlaceRun.read(bytes, isWanted: { search.matches($0, at: 0) }) { text, place in
          found.insert(place)
          if text == name { exact.insert(place) }
        }
      }
      guard runs.allSatisfy({ $0 }) else { throw damage }
    }
    return found
  }

  /// 0 without a start.
  private mutating func distance(_ place: Int) throws(SQLError) -> Double {
    guard let start else { return 0 }
    let number = place / PlaceSegment.blockLength
    if block?.number != number {
      let bytes: [UInt8]? = try connection.scalar(
        "SELECT coordinates FROM position WHERE id = ?", number)
      block = (number, bytes ?? [])
    }
    let index = place % PlaceSegment.blockLength * 8
    guard let bytes = block?.bytes, index + 8 <= bytes.count else { throw damage }
    let (latitude, longitude) = bytes.withUnsafeBytes { bytes in
      (
        Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: Int32.self)),
        Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 4, as: Int32.self))
      )
    }
    return start.square(
      latitude: Microdegrees.degrees(Int(latitude)), longitude: Microdegrees.degrees(Int(longitude))
    )
  }

  /// The places with these numbers in this order.
  private func places(_ numbers: [Int]) throws(SQLError) -> [Place] {
    let listed = connection.dialect.list("?", of: .integer)
    let found = try connection.query(
      """
      SELECT name, address, latitude, longitude, id FROM place
      WHERE id IN (SELECT value FROM \(listed) AS listed)
      """, SQLList(numbers.map { $0 + 1 })
    ) { row throws(SQLError) in
      let coordinate = Coordinate(
        latitude: Microdegrees.degrees(try row[2]), longitude: Microdegrees.degrees(try row[3]))
      guard let coordinate else { throw damage }
      return (
        number: try row[4] as Int - 1,
        place: Place(name: try row[0], address: try row[1], coordinate: coordinate)
      )
    }
    let places = Dictionary(found.map { ($0.number, $0.place) }) { one, _ in one }
    return numbers.compactMap { places[$0] }
  }

  private var damage: SQLError {
    .corrupt(path: SQLitePlaces.file, reason: "a list of places is not as it was written")
  }
}
