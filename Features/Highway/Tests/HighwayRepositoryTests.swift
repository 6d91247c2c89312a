import Expectations
import HighwayData
import HighwayDomain
import HighwayFixtures
import Log
import LogTesting
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import Time

/// What the app expects of the stored answers, in a database or in memory.
@MainActor
struct HighwayRepositoryTests {
  enum Kind: CaseIterable, Sendable {
    case database, memory
  }

  private let folder = TemporaryFolder()
  private let memory = InMemoryHighway()

  private var database: SQLiteDatabase {
    SQLiteDatabase(
      path: "\(folder.path)/\(SQLiteHighway.file)", migrations: SQLiteHighway.migrations)
  }

  private func repository(_ kind: Kind, log: Log = .none) -> any HighwayRepository {
    switch kind {
    case .database: SQLiteHighway(database, log: log) { "1" }
    case .memory: memory
    }
  }

  private let incident = Incident(
    id: "ex 1", source: .corporation, kind: .weather, road: "영동선", text: "]0;x\u{0}\u{202E}",
    begin: moment(20_261_122, 5), coordinate: nil)

  @Test(arguments: Kind.allCases)
  func `an answer comes back whole, with its time`(kind: Kind) async throws {
    let answer = Dated([incident], at: -5)
    try await expectEqual(repository(kind).answer("incidents", as: [Incident].self), nil)
    try await repository(kind).store(answer, as: "incidents")
    try await expectEqual(repository(kind).answer("incidents", as: [Incident].self), answer)
    try await expectEqual(repository(kind).answer("incidents/ex", as: [Incident].self), nil)
    let dishes = Dated([Dish(name: "우동", price: nil)], at: 7)
    try await repository(kind).store(dishes, as: "menu/'; DROP TABLE answer; --")
    try await expectEqual(
      repository(kind).answer("menu/'; DROP TABLE answer; --", as: [Dish].self), dishes)
  }

  @Test(arguments: Kind.allCases)
  func `an answer takes the place of the one before`(kind: Kind) async throws {
    try await repository(kind).store(Dated([1], at: 1), as: "a")
    try await repository(kind).store(Dated([2], at: 0), as: "a")
    try await expectEqual(repository(kind).answer("a", as: [Int].self), Dated([2], at: 0))
  }

  @Test(arguments: Kind.allCases)
  func `an answer of another kind is none`(kind: Kind) async throws {
    try await repository(kind).store(Dated([1], at: 1), as: "a")
    try await expectEqual(repository(kind).answer("a", as: [Dish].self), nil)
    try await repository(kind).store(Dated([Dish(name: "우동", price: 1)], at: 1), as: "a")
    #expect(try await repository(kind).answer("a", as: [Facility].self)?.value.count != 7)
  }

  @Test func `the answers that were stored longest ago are dropped`() async throws {
    let repository = repository(.database)
    for number in 1...501 {
      try await repository.store(Dated([number], at: 1), as: "\(number)")
      if number == 500 { try await repository.store(Dated([0], at: 1), as: "1") }
    }
    try await expectEqual(repository.answer("1", as: [Int].self)?.value, [0])
    try await expectEqual(repository.answer("2", as: [Int].self), nil)
    try await expectEqual(repository.answer("3", as: [Int].self)?.value, [3])
    try await expectEqual(database.scalar("SELECT count(*) FROM answer"), 500)
  }

  @Test func `an answer that is too large is not stored, and not the one before it either`()
    async throws
  {
    let repository = repository(.database)
    try await repository.store(Dated(["small"], at: 1), as: "a")
    try await repository.store(Dated([String(repeating: "x", count: 5_000_000)], at: 2), as: "a")
    try await expectEqual(repository.answer("a", as: [String].self), nil)
  }

  @Test func `an answer has at most four million bytes`() async throws {
    let repository = repository(.database)
    // With the brackets and the quotation marks around it.
    let most = Dated([String(repeating: "x", count: 3_999_996)], at: 1)
    try await repository.store(most, as: "a")
    try await expectEqual(repository.answer("a", as: [String].self), most)
    try await repository.store(Dated([most.value[0] + "x"], at: 2), as: "a")
    try await expectEqual(repository.answer("a", as: [String].self), nil)
  }

  @Test func `a damaged database is set aside, and the next answer is stored`() async throws {
    TemporaryFolder.write(
      Array(repeating: 0x61, count: 8_192), to: "\(folder.path)/\(SQLiteHighway.file)")
    let messages = Messages()
    let repository = repository(.database, log: messages.log)
    await #expect(throws: HighwayError.self) { try await repository.answer("a", as: [Int].self) }
    try await repository.store(Dated([1], at: 1), as: "a")
    try await expectEqual(repository.answer("a", as: [Int].self), Dated([1], at: 1))
    #expect(!messages.all.isEmpty)
  }
}
