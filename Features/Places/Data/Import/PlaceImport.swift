import Files
public import PlacesDomain
import SQL
import SQLite
import Storage

/// Makes the index of places from a file of the user.
///
/// The new index is written beside the old one, and takes its place when it is whole: whatever ends
/// the import, the old one is there. What a killed import has left is removed by the next one.
public struct PlaceImport: Sendable {
  private let folder: String
  private let segmentLength: Int

  private static let new = "new.sqlite"
  /// How much of the work is reading.
  private static let reading = 0.4

  /// `folder` is that of `SQLitePlaces`.
  public init(folder: String) { self.init(folder: folder, segmentLength: 1 << 16) }

  /// `segmentLength` is at most 1 << 16.
  init(folder: String, segmentLength: Int) {
    self.folder = folder
    self.segmentLength = segmentLength
  }

  /// Imports a file of comma-separated values, in UTF-8, UTF-16 or CP949.
  ///
  /// The first row may name the columns, in any order; without names they are name, address, latitude
  /// and longitude. Rows that are equal are one place. `progress` is called with the done part of the
  /// work, 0 to 1. Cancelling the task ends the import with `cancelled`.
  @concurrent
  public func run(
    _ path: String, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws(PlaceImportError) -> ImportedPlaces {
    var table = try PlaceTable(path)
    guard FileAccess.createFolders(folder) else { throw .storage(.cannotWrite) }
    guard let lock = FolderLock(folder), lock.take(.exclusive) else { throw .busy }
    defer { withExtendedLifetime(lock) { clean() } }
    clean()
    let database = SQLiteDatabase(
      path: "\(folder)/\(Self.new)", migrations: SQLitePlaces.migrations)
    do throws(SQLError) {
      // What is not whole is thrown away, so nothing is rolled back.
      try await database.perform { connection throws(SQLError) in
        try connection.run("PRAGMA journal_mode = OFF")
        try connection.run("PRAGMA synchronous = OFF")
      }
    } catch {
      throw PlaceImportError(error)
    }
    while let places = try table.next() {
      try await change(database) { connection throws(SQLError) in
        try connection.stage(places)
      }
      progress(Self.reading * Double(table.readBytes) / Double(max(table.size, 1)))
    }
    let count = try await change(database) { connection throws(SQLError) in
      try connection.rankStaged()
    }
    guard count > 0 else {
      throw table.hasHeadings
        ? table.firstLeftOut.first.map { .noneReadable(line: $0) } ?? .noPlaces : .noPlaces
    }
    for start in stride(from: 0, to: count, by: segmentLength) {
      try await change(database) { connection throws(SQLError) in
        try connection.index(PlaceSegment(start: start, length: segmentLength))
      }
      let done = Double(min(start + segmentLength, count)) / Double(count)
      progress(Self.reading + (1 - Self.reading) * done)
    }
    await database.close()
    guard !Task.isCancelled else { throw .cancelled }
    do throws(FileError) {
      try FileAccess.replace("\(folder)/\(SQLitePlaces.file)", with: "\(folder)/\(Self.new)")
    } catch {
      throw .storage(error == .diskFull ? .diskFull : .cannotWrite)
    }
    return ImportedPlaces(
      count: count, leftOut: table.leftOut, firstLeftOut: table.firstLeftOut)
  }

  /// Removes what is not the index.
  private func clean() {
    _ = FileAccess.erase(folder, except: SQLitePlaces.file)
  }

  @discardableResult
  private func change<Value: Sendable>(
    _ database: SQLiteDatabase, _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(PlaceImportError) -> Value {
    do throws(SQLError) {
      return try await database.transaction(body)
    } catch {
      throw PlaceImportError(error)
    }
  }
}

extension PlaceImportError {
  fileprivate init(_ error: SQLError) {
    self = error == .interrupted ? .cancelled : .storage(StorageError(error, isChange: true))
  }
}
