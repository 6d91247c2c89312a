public import Geography
import Search

/// Some places in memory, searched as a `PlaceIndex` is.
public struct PlaceList: Sendable {
  private let places: [IndexedPlace]

  public init(_ places: [Place]) {
    self.places = places.map { IndexedPlace($0) }
  }

  public func search(_ query: PlaceQuery, near start: Coordinate?) -> [Place] {
    let start = start.map { Nearness(to: $0) }
    let ranked = places.compactMap { place in
      query.rank(place, near: start).map { (rank: $0, place: place.place) }
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
    let near = places.lazy.filter { $0.name.units.count <= length }.map(\.place)
    return FindQuery(text).best(count, of: near) { [$0.name] }
  }

  /// The places whose names begin with the text, however both are spaced.
  func places(beginningWith text: WordKey) -> [IndexedPlace] {
    places.filter { $0.name.units.starts(with: text.units) }
  }

  /// The place with this name, however it is spaced; nil if there is none.
  public func place(named name: String) -> Place? {
    let units = WordKey(name).units
    return units.isEmpty ? nil : places.first { $0.name.units == units }?.place
  }
}
