public import Geography
import Search

/// Some places in memory, searched as a `PlaceIndex` is.
public struct PlaceList: Sendable {
  private let places: [IndexedPlace]
  private let letters: [Letters]

  public init(_ places: [Place]) {
    self.places = places.map { IndexedPlace($0) }
    letters = self.places.map(Letters.init)
  }

  /// What tells of most places that a search does not find them.
  private struct Letters {
    /// In units.
    let length: Int
    let name: LetterSet
    /// Those of the address, too.
    private(set) var all: LetterSet

    init(_ place: IndexedPlace) {
      length = place.name.units.count
      name = LetterSet(place.name)
      all = name
      for part in place.address { all.formUnion(LetterSet(part)) }
    }
  }

  public func search(_ query: PlaceQuery, near start: Coordinate?) -> [Place] {
    let start = start.map { Nearness(to: $0) }
    let sought = query.whole.letterSet
    let ranked = letters.indices.compactMap { index -> (rank: PlaceRank, place: Place)? in
      guard sought.isContained(in: letters[index].all) else { return nil }
      return query.rank(places[index], near: start).map { ($0, places[index].place) }
    }
    return ranked.sorted { $0.rank < $1.rank }.prefix(PlaceQuery.resultLimit).map(\.place)
  }

  /// The places whose names are the text but for a letter, and for what ends a name, such as 역 and 구;
  /// at most `count`.
  ///
  /// A longer name that begins nearly so is another place: `mouse` is no Museum Station.
  @concurrent
  func nearest(_ count: Int, to text: String) async -> [Place] {
    let length = WordKey(text).units.count + 1
    let query = FindQuery(text)
    let near = letters.indices.lazy.filter {
      letters[$0].length <= length && query.canFind(letters[$0].name)
    }.map { places[$0].place }
    return query.best(count, of: near) { [$0.name] }
  }

  /// The places whose names begin with the text, however both are spaced.
  func places(beginningWith text: WordKey) -> [IndexedPlace] {
    places.filter { $0.name.units.starts(with: text.units) }
  }

  /// The places with this name, however it is spaced.
  func places(named name: WordKey) -> [IndexedPlace] {
    name.units.isEmpty ? [] : places.filter { $0.name.units == name.units }
  }

  /// The first place with this name, however it is spaced; nil without one.
  public func place(named name: String) -> Place? { places(named: WordKey(name)).first?.place }
}
