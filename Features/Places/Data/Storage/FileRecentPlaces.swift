import Files
import Geography
public import Log
public import PlacesDomain
import Storage

/// Recent places in a file, one a line: name, address, latitude, longitude and category, with a tab
/// between them.
public struct FileRecentPlaces: RecentPlaces {
  private let file: RecentFile<Place, PlacesError>

  /// `folder` is created if needed; nothing locks it for long.
  public init(folder: String, log: Log) {
    file = RecentFile(
      folder: folder, name: "recent-places", limit: PlacesState.recentLimit,
      isSame: { $0.id == $1.id }, item: { Place(line: $0) }, line: \.line,
      report: { log.warning("places", $0) }
    ) { problem in
      switch problem {
      case .locked: .storage(.busy)
      case .cannotRead: .storage(.cannotRead)
      case .cannotWrite: .storage(.cannotWrite)
      case .diskFull: .storage(.diskFull)
      }
    }
  }

  public func all() async throws(PlacesError) -> [Place] { try await file.all() }

  public func add(_ place: Place) async throws(PlacesError) { try await file.add(place.onOneLine) }

  public func remove(_ id: Place.ID) async throws(PlacesError) {
    try await file.remove { $0.id == id }
  }

  public func removeAll() async throws(PlacesError) { try await file.removeAll() }
}

extension Place {
  fileprivate var onOneLine: Place {
    func clean(_ text: String) -> String {
      String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
    return Place(
      name: clean(name), address: clean(address), coordinate: coordinate,
      category: category.map(clean))
  }

  fileprivate var line: String {
    [name, address, "\(coordinate.latitude)", "\(coordinate.longitude)", category ?? ""].joined(
      separator: "\t")
  }

  fileprivate init?(line: Substring) {
    let facts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard facts.count == 5, !facts[0].isEmpty, let latitude = Double(facts[2]),
      let longitude = Double(facts[3]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(
      name: facts[0], address: facts[1], coordinate: coordinate,
      category: facts[4].isEmpty ? nil : facts[4])
  }
}
