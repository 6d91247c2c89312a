#if PostgreSQL
  import Books
  import PlatformTesting
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  @testable import PostgreSQL

  /// Whatever a member writes by SQL, the others go on.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct MemberFuzzTests {
    /// `make rows` runs more of them, with a seed of its own.
    @Test func `after each statement of a member all screens open, and the books are sound`()
      async throws
    {
      let count = testVariable("GALBI_STATEMENTS").flatMap { Int($0) } ?? 60
      let seed = testVariable("GALBI_STATEMENTS_SEED").flatMap { UInt64($0) } ?? 1
      let books = try await SharedBooks()
      let tables = try await books.tables()
      var statements = RandomStatements(seed: seed, tables: tables)
      try #require(try await books.faults() == [])
      var taken = 0
      for number in 0..<count {
        let index = number % SharedBooks.rights.count
        let statement = statements.next()
        let place = """
          seed \(seed), statement \(number) as \
          \(SharedBooks.rights[index]?.rawValue ?? "no member"): \(statement)
          """
        // The process may end in what follows.
        if count > 60 { print(place) }
        let session = try books.session(of: index, seed: number)
        do {
          if try run(statement, in: session) { taken += 1 }
          for member in books.members { try await member.open() }
          try await books.spender.pay()
          if number % 5 == 0 {
            try await books.spender.enter()
            try await books.spender.order()
          }
          let faults = try await books.faults()
          expectEqual(faults, [], "\(place)")
          guard faults.isEmpty else { return }
        } catch {
          Issue.record("\(error) after \(place)")
          return
        }
      }
      #expect(taken > 0)
      print("Statements of members: \(count) of seed \(seed), of which \(taken) were taken")
    }

    /// Returns whether a statement was carried out; throws if the server has ended over it.
    private func run(
      _ statement: String, in session: ServerSession
    ) throws(SQLError) -> Bool {
      session.deadline = ServerDeadline(after: .seconds(60))
      do throws(SQLError) {
        try session.run(script: statement)
        return true
      } catch {
        if case .unreachable = error { throw error }
        return false
      }
    }
  }
#endif
