import Expectations
import LogTesting
import MoviesData
import MoviesDomain
import PlatformTesting
import SQL
import SQLite
import Storage
import Testing

/// What the app expects of recent searches, in a database or in a file.
@MainActor
struct RecentSearchesTests {
  enum Kind: CaseIterable, Sendable {
    case database, file
  }

  private let folder = TemporaryFolder()

  private func searches(_ kind: Kind, log: Messages = Messages()) -> any RecentSearches {
    switch kind {
    case .database:
      SQLiteRecentSearches(
        SQLiteDatabase(path: "\(folder.path)/movies.sqlite", migrations: SQLiteMovies.migrations),
        log: log.log
      ) { "1" }
    case .file: FileRecentSearches(folder: "\(folder.path)/searches", log: log.log)
    }
  }

  private func writeFile(_ text: String) {
    writeFile(Array(text.utf8))
  }

  private func writeFile(_ bytes: [UInt8]) {
    TemporaryFolder.write(bytes, to: "\(folder.path)/searches/recent-searches")
  }

  @Test(arguments: Kind.allCases)
  func `at first there are none`(kind: Kind) async throws {
    try await expectEqual(searches(kind).all(), [])
    try await searches(kind).remove("a")
    try await searches(kind).removeAll()
    try await expectEqual(searches(kind).all(), [])
  }

  @Test(arguments: Kind.allCases)
  func `the newest is the first, and the last ten are there at the next start`(
    kind: Kind
  ) async throws {
    for number in 1...12 { try await searches(kind).add("film \(number)") }
    try await expectEqual(searches(kind).all(), (3...12).reversed().map { "film \($0)" })
  }

  @Test(arguments: Kind.allCases)
  func `a text is there once, as it was written last`(kind: Kind) async throws {
    let searches = searches(kind)
    for text in ["Émile", "갈비", "ÉMILE", "갈 비"] { try await searches.add(text) }
    try await expectEqual(searches.all(), ["갈 비", "ÉMILE", "갈비"])
    try await searches.remove("émile")
    try await expectEqual(searches.all(), ["갈 비", "갈비"])
    try await searches.removeAll()
    try await expectEqual(searches.all(), [])
  }

  @Test(arguments: Kind.allCases)
  func `two Galbis lose nothing of each other`(kind: Kind) async throws {
    let (one, other) = (searches(kind), searches(kind))
    try await one.add("a")
    try await other.add("b")
    try await one.add("c")
    try await expectEqual(other.all(), ["c", "b", "a"])
  }

  @Test(arguments: Kind.allCases)
  func `any text comes back as it is`(kind: Kind) async throws {
    let texts = ["]0;x", "a\u{202E}b", "'; DROP TABLE recent; --", "# 1 = 2"]
    for text in texts { try await searches(kind).add(text) }
    try await expectEqual(searches(kind).all(), texts.reversed())
  }

  @Test(arguments: Kind.allCases)
  func `only the user may read them`(kind: Kind) async throws {
    try await searches(kind).add("a")
    let path = kind == .file ? "searches/recent-searches" : "movies.sqlite"
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/\(path)"), 0o600)
  }

  @Test func `what an editor has done to the file is taken as far as it goes`() async throws {
    try await searches(.file).add("a")
    writeFile("\n b\r\nc\r\n\nC\n\(String(repeating: "x", count: 201))\n  \nd  e\nlast")
    try await expectEqual(
      searches(.file).all(),
      [
        "b", "c", String(repeating: "x", count: 200), "d e", "last",
      ])
    writeFile((0..<5_000).map { "\($0)\n" }.joined())
    try await expectEqual(searches(.file).all(), (0..<10).map { "\($0)" })
    try await searches(.file).add("z")
    try await expectEqual(searches(.file).all(), ["z"] + (0..<9).map { "\($0)" })
  }

  @Test func `a file that is no text is written anew, and logged`() async throws {
    try await searches(.file).add("a")
    let messages = Messages()
    for bytes in [[0xFF, 0xFE, 0x00], Array(repeating: 0x61, count: 2_000_000)] as [[UInt8]] {
      writeFile(bytes)
      try await expectEqual(searches(.file, log: messages).all(), [])
    }
    expectEqual(messages.all.count, 2)
    try await searches(.file).add("b")
    try await expectEqual(searches(.file).all(), ["b"])
  }

  @Test func `a folder that cannot be made is an error`() async throws {
    TemporaryFolder.write([], to: "\(folder.path)/searches")
    await #expect(throws: MoviesError.storage(.cannotWrite)) { try await searches(.file).add("a") }
  }
}
