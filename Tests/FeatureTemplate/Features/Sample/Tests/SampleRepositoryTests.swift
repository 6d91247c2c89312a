import Expectations
import Log
import PlatformTesting
import SQL
import SQLite
import SampleDomain
import SampleFixtures
import Storage
import Testing

@testable import SampleData

/// What each repository promises.
struct SampleRepositoryTests {
  enum Kind: CaseIterable {
    case memory, sqlite
  }

  private let folder = TemporaryFolder()

  private func repository(_ kind: Kind) -> any SampleRepository {
    switch kind {
    case .memory: InMemorySamples()
    case .sqlite: sqlite
    }
  }

  /// Each is another connection to the same file.
  private var sqlite: SQLiteSamples {
    SQLiteSamples(
      SQLiteDatabase(path: "\(folder.path)/sample.sqlite", migrations: SQLiteSamples.migrations),
      log: .none)
  }

  private let first = Sample.Content(title: "첫째", text: "하나")
  private let second = Sample.Content(title: "Second", text: "")

  @Test(arguments: Kind.allCases)
  func `samples come back newest first`(kind: Kind) async throws {
    let repository = repository(kind)
    try await expectEqual(repository.samples(), [])
    try await expectEqual(repository.add(first), SampleChange(of: 1, from: nil, to: first))
    try await expectEqual(repository.add(second), SampleChange(of: 2, from: nil, to: second))
    try await expectEqual(repository.samples(), [Sample(id: 2, second), Sample(id: 1, first)])
  }

  @Test(arguments: Kind.allCases)
  func `a change is applied and taken back exactly`(kind: Kind) async throws {
    let repository = repository(kind)
    let addition = try await repository.add(first)
    let edit = SampleChange(of: addition.id, from: first, to: second)
    let deletion = SampleChange(of: addition.id, from: second, to: nil)
    for change in [edit, deletion] { try await repository.apply(change) }
    try await expectEqual(repository.samples(), [])
    try await repository.apply(deletion.reversed)
    try await expectEqual(repository.samples(), [Sample(id: 1, second)])
    for change in [edit.reversed, addition.reversed] { try await repository.apply(change) }
    try await expectEqual(repository.samples(), [])
  }

  @Test(arguments: Kind.allCases)
  func `an id is not used again`(kind: Kind) async throws {
    let repository = repository(kind)
    let addition = try await repository.add(first)
    try await repository.apply(addition.reversed)
    try await expectEqual(repository.add(second).id, 2)
  }

  @Test(arguments: Kind.allCases)
  func `a change of something that is stored otherwise is refused`(kind: Kind) async throws {
    let repository = repository(kind)
    let id = try await repository.add(first).id
    for old in [second, nil] {
      await #expect(throws: SampleError.changedElsewhere) {
        try await repository.apply(SampleChange(of: id, from: old, to: Sample.Content()))
      }
    }
    await #expect(throws: SampleError.changedElsewhere) {
      try await repository.apply(SampleChange(of: 7, from: first, to: nil))
    }
    try await expectEqual(repository.samples(), [Sample(id: id, first)])
  }

  @Test func `a file keeps the samples`() async throws {
    _ = try await sqlite.add(first)
    try await expectEqual(sqlite.samples(), [Sample(id: 1, first)])
  }

  @Test func `a file that is no database says that the data are damaged`() async throws {
    TemporaryFolder.write(Array(repeating: 1, count: 4_096), to: "\(folder.path)/sample.sqlite")
    await #expect(throws: SampleError.storage(.damaged)) { try await sqlite.samples() }
  }
}
