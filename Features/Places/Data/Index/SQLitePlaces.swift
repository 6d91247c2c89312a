import Files
public import Geography
public import Log
public import PlacesDomain
import SQL
import SQLite
import Storage

/// The places that the user has imported, in a SQLite file that never changes: an import puts another
/// one in its place, which the next search reads.
///
/// No place is kept in memory; each search reads what it needs.
public actor SQLitePlaces: PlaceIndex {
  /// The folder of the index in that of the profile.
  public static let folder = "places"
  /// The file in the folder.
  public static let file = "index.sqlite"

  private struct Opened {
    let version: FileVersion
    let mapper: StorageErrorMapper<PlacesError>
    var shape: PlaceIndexShape?
  }

  private let path: String
  private let log: Log
  private var opened: Opened?

  /// `folder` is used by nothing but this and `PlaceImport`.
  public init(folder: String, log: Log) {
    path = "\(folder)/\(Self.file)"
    self.log = log
  }

  public func search(
    _ query: PlaceQuery, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    guard let mapper = mapper() else { return [] }
    let known = opened?.shape
    let (places, shape) = try await mapper.read { connection throws(SQLError) in
      let shape = if let known { known } else { try PlaceIndexShape(connection) }
      var scan = PlaceScan(connection, shape, query, near: start)
      return (try scan.places(), shape)
    }
    if opened?.mapper.database === mapper.database { opened?.shape = shape }
    return places
  }

  public func count() async throws(PlacesError) -> Int {
    guard let mapper = mapper() else { return 0 }
    return try await mapper.read { connection throws(SQLError) in
      try connection.scalar("SELECT max(id) FROM place") ?? 0
    }
  }

  /// When the index was made, in milliseconds since 1970; nil without one.
  public nonisolated var time: Int64? { FileAccess.time(of: path) }

  /// Closes the file; the next search opens it again.
  public func close() async {
    await opened?.mapper.database.close()
    opened = nil
  }

  /// The file that is there now; nil without one.
  ///
  /// A search under way ends on the one before.
  private func mapper() -> StorageErrorMapper<PlacesError>? {
    guard let version = FileVersion(of: path) else {
      opened = nil
      return nil
    }
    if let opened, opened.version == version { return opened.mapper }
    let database = SQLiteDatabase(path: path, migrations: Self.migrations, access: .reading)
    let mapper = StorageErrorMapper<PlacesError>(database, "places", log: log) { error in
      error == .damaged ? .damagedIndex : .storage(error)
    }
    opened = Opened(version: version, mapper: mapper)
    return mapper
  }
}
