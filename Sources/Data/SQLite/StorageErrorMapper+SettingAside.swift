public import Log
public import SQL
public import Storage

extension StorageErrorMapper {
  /// A border that sets a damaged database aside, under a name that ends in `stamp`.
  ///
  /// `damage` makes the error of it, from the new file name; nil if it could not be moved.
  public init(
    settingAside database: SQLiteDatabase, _ category: StaticString, log: Log,
    stamp: @escaping @Sendable () -> String, failure: @escaping @Sendable (StorageError) -> Failure,
    damage: @escaping @Sendable (_ movedTo: String?) -> Failure
  ) {
    self.init(database, category, log: log) { error in
      guard error == .damaged else { return failure(error) }
      return damage(await Self.setAside(database, as: stamp(), category, log))
    }
  }

  private static func setAside(
    _ database: SQLiteDatabase, as stamp: String, _ category: StaticString, _ log: Log
  ) async -> String? {
    do throws(SQLError) {
      guard let path = try await database.setAsideCorrupt(stamp: stamp) else { return nil }
      log.warning(category, "The damaged database is now \(path).")
      return path.split(separator: "/").last.map(String.init)
    } catch {
      log.error(category, "\(error)")
      return nil
    }
  }
}
