import Log
import PlacesDomain
import PlatformTesting

@testable import PlacesData

/// A folder with an index, and a file to import.
final class PlaceFolder: Sendable {
  private let folder = TemporaryFolder()
  let places: SQLitePlaces

  /// Nil for that of the app.
  private let segmentLength: Int?

  init(segmentLength: Int? = nil) {
    self.segmentLength = segmentLength
    places = SQLitePlaces(folder: "\(folder.path)/places", log: .none)
  }

  var path: String { "\(folder.path)/places" }

  var file: String { "\(folder.path)/places.csv" }

  /// What lies beside the index.
  var names: [String] { TemporaryFolder.names(in: path).sorted() }

  @discardableResult
  func take(_ bytes: [UInt8]) async throws(PlaceImportError) -> ImportedPlaces {
    TemporaryFolder.write(bytes, to: file)
    let work = segmentLength.map { PlaceImport(folder: path, segmentLength: $0) }
    return try await (work ?? PlaceImport(folder: path)).run(file)
  }

  @discardableResult
  func take(_ text: String) async throws(PlaceImportError) -> ImportedPlaces {
    try await take(Array(text.utf8))
  }

  func found(_ typed: String) async throws -> [Place] {
    guard let query = PlaceQuery(typed) else { return [] }
    return try await places.search(query, near: nil)
  }
}
