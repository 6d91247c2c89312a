import Files
import Geography
public import Log
public import PlacesDomain
import Storage

/// Recent places in a file, one a line: name, address, latitude, longitude and category, with a tab
/// between them.
///
/// Other lines and repeated places are ignored, and so is a file that is no text.
public struct FileRecentPlaces: RecentPlaces {
  private let file: LineFile

  /// `folder` is created if needed; nothing locks it for long.
  public init(folder: String, log: Log) {
    file = LineFile(folder: folder, name: "recent-places") { log.warning("places", $0) }
  }

  public func all() async throws(PlacesError) -> [Place] {
    do throws(LineFile.Failure) {
      return Self.places(of: try await file.lines())
    } catch {
      throw PlacesError(error)
    }
  }

  public func add(_ place: Place) async throws(PlacesError) {
    let place = place.onOneLine
    try await change { places in [place] + places.filter { $0.id != place.id } }
  }

  public func remove(_ id: Place.ID) async throws(PlacesError) {
    try await change { places in places.filter { $0.id != id } }
  }

  public func removeAll() async throws(PlacesError) {
    try await change { _ in [] }
  }

  private func change(
    _ change: @Sendable ([Place]) -> [Place]
  ) async throws(PlacesError) {
    do throws(LineFile.Failure) {
      try await file.change { lines in
        change(Self.places(of: lines)).prefix(PlacesState.recentLimit).map(\.line)
      }
    } catch {
      throw PlacesError(error)
    }
  }

  private static func places(of lines: [Substring]) -> [Place] {
    var ids: Set<Place.ID> = []
    let places = lines.compactMap { Place(line: $0) }.filter { ids.insert($0.id).inserted }
    return Array(places.prefix(PlacesState.recentLimit))
  }
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

extension PlacesError {
  fileprivate init(_ failure: LineFile.Failure) {
    self =
      switch failure {
      case .locked: .storage(.busy)
      case .cannotRead: .storage(.cannotRead)
      case .cannotWrite: .storage(.cannotWrite)
      case .diskFull: .storage(.diskFull)
      }
  }
}
