import Expectations
import PlacesDomain
import PostgreSQLTesting
import SQL
import SQLite
import Testing

@testable import PlacesData

/// How many statements places take, whatever their number.
struct PlaceStatementTests {
  private let counter = StatementCounter()

  /// Those that read so many places from a file, and those that find some of them.
  private func statements(_ count: Int) async throws -> [Int] {
    let folder = PlaceFolder()
    let database = SQLiteDatabase(
      path: "\(folder.file).sqlite", migrations: SQLitePlaces.migrations)
    let places = (0..<count).map {
      StagedPlace(name: "가게 \(1_000 + $0)", address: "", latitude: 37_000_000, longitude: $0)
    }
    let query = try #require(PlaceQuery("가게"))
    let statements = try await database.transaction { [counter] connection throws(SQLError) in
      let counted = counter.counting(connection)
      _ = counter.take()
      try counted.stage(places)
      let staged = counter.take()
      _ = try connection.rankStaged()
      try connection.index(PlaceSegment(start: 0, length: 1 << 16))
      var scan = PlaceScan(counted, try PlaceIndexShape(connection), query, near: nil)
      let found = try scan.places()
      expectEqual(found.map(\.name), places.prefix(PlaceQuery.resultLimit).map(\.name))
      return [staged, counter.take()]
    }
    await database.close()
    return statements
  }

  @Test func `places are read and found by as many statements, however many there are`()
    async throws
  {
    let few = try await statements(PlaceQuery.resultLimit)
    try await expectEqual(statements(5 * PlaceQuery.resultLimit), few)
    expectEqual(few[0], 1)
  }
}
