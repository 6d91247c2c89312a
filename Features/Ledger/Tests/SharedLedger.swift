import Books
import LedgerData
import LedgerDomain
import LedgerFixtures
import Log
import PostgreSQLTesting
import Testing

#if PostgreSQL
  import PostgreSQL
  import SQL
#endif

/// A ledger that several members have open, each under a name.
@MainActor final class SharedLedger {
  let fixture: LedgerFileFixture
  let names: [String]
  /// Whether all members are one user, as in a file.
  let isOneUser: Bool
  private(set) var members: [any LedgerRepository] = []

  /// Where several members share a ledger.
  nonisolated static var kinds: [RepositoryKind] { RepositoryKind.allCases.filter { $0 != .file } }

  /// On a server each may do everything; in a file all are one user.
  init(_ kind: RepositoryKind, _ names: [String] = ["ann", "bob", "cho"]) async throws {
    self.names = names
    isOneUser = kind == .file
    fixture = LedgerFileFixture()
    switch kind {
    case .memory:
      let ledger = InMemoryLedger()
      members = names.map { InMemoryLedger(sharing: ledger, as: $0) }
    case .file: members = [fixture.ledger] + names.dropFirst().map { _ in fixture.other }
    #if PostgreSQL
      case .server:
        let books = ServerBooks(try fixture.space.address(), limits: .patient)
        for name in names {
          let ledger = try ledger(of: name)
          #expect(try await books.setRight(of: name, to: .manage))
          members.append(ledger)
        }
        await books.close()
    #endif
    }
  }

  #if PostgreSQL
    private func ledger(of name: String) throws -> StoredLedger {
      let books = ServerBooks(try fixture.space.address(as: name), limits: .patient)
      opened.append(books)
      return StoredLedger(
        books.database, reading: books.database, searching: books.database, log: .none)
    }

    private var opened: [ServerBooks] = []

    /// Runs a statement on the server in the name of a member.
    func execute(_ statement: StaticString, as member: Int) async throws(SQLError) {
      try await opened[member].database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute(statement)
      }
    }
  #endif

  /// Closes the connections, of which a server allows only so many.
  func close() async {
    #if PostgreSQL
      for books in opened { await books.close() }
    #endif
  }

  subscript(member: Int) -> any LedgerRepository { members[member] }

  /// All rows, the oldest first.
  func rows() async throws -> [LedgerRow] {
    try await members[0].rows(try await members[0].find(LedgerQuery(order: .oldestFirst)).ids)
  }

  func texts() async throws -> [String] { try await rows().map(\.text) }

  /// Whether what is stored agrees with itself.
  func isSound() async throws -> Bool {
    if let stored = members[0] as? StoredLedger { return try await stored.isSound() }
    return true
  }

  /// Saves settings that a member has changed.
  func change(
    _ member: Int, _ change: (inout LedgerSettings) throws -> Void
  ) async throws {
    let before = try await members[member].settings()
    var after = before
    try change(&after)
    _ = try await members[member].perform(.save(after, over: before))
  }
}
