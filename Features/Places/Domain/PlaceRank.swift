import Geography

/// The order of the places that a search finds, best first.
///
/// First the name that was typed, then names that begin with it, then names of which a word begins
/// with it, then places whose words match one by one. Of these the shorter names, then, if there is a
/// start, the nearer places, then stations of more lines, which are known better; then by name, address and
/// coordinate.
public struct PlaceRank: Comparable, Sendable {
  /// What of a place matches.
  public enum Match: Int, Comparable, Sendable {
    case start, word, words

    public static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  private let match: Match
  /// In letters and digits.
  ///
  /// An exact name is never longer than the others that begin with it.
  private let length: Int
  private let isExact: Bool
  private let distance: Double
  private let lines: Int
  private let place: Place

  init(_ match: Match, length: Int, isExact: Bool, _ place: Place, near start: Nearness?) {
    self.match = match
    self.length = length
    self.isExact = isExact
    let coordinate = place.coordinate
    distance =
      start?.square(latitude: coordinate.latitude, longitude: coordinate.longitude) ?? 0
    lines = Self.lines(of: place)
    self.place = place
  }

  /// How many lines a built-in station has, as its address names them; 0 for another place.
  private static func lines(of place: Place) -> Int {
    let isStation = ["역 · ", "Station · "].contains { place.address.hasPrefix($0) }
    return isStation ? place.address.utf8.count { $0 == UInt8(ascii: ",") } + 1 : 0
  }

  public static func < (one: PlaceRank, other: PlaceRank) -> Bool {
    let (left, right) = (one.place, other.place)
    if one.match != other.match { return one.match < other.match }
    if one.length != other.length { return one.length < other.length }
    if one.isExact != other.isExact { return one.isExact }
    if one.distance != other.distance { return one.distance < other.distance }
    if one.lines != other.lines { return one.lines > other.lines }
    // By bytes, as a database compares texts.
    for text in [\Place.name, \Place.address] {
      let (one, other) = (left[keyPath: text].utf8, right[keyPath: text].utf8)
      if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
    }
    return (left.coordinate.latitude, left.coordinate.longitude)
      < (right.coordinate.latitude, right.coordinate.longitude)
  }
}
