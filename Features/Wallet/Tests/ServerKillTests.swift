#if PostgreSQL
  import Books
  import Platform
  import Log
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import PlatformTesting
  import Expectations
  import Testing
  import WalletData
  import WalletDomain

  /// Programs that are ended by SIGKILL while they pay from a wallet on a server.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct ServerKillTests {
    /// How often a program is killed; `make kills` says more.
    private static let kills = getenv("GALBI_KILLS").flatMap { Int(String(cString: $0)) } ?? 5

    private let space = ServerSpace()
    private let folder = TemporaryFolder()

    @Test
    func `of programs that are killed while they pay each acknowledged payment is there once`()
      async throws
    {
      let address = try space.address()
      let wallet = StoredWallet(ServerBooks(address, limits: .patient), log: .none)
      try await wallet.open()
      try await wallet.addCard()
      try await wallet.topUp("first", 100_000_000)
      let program = try #require(TestProgram("WalletTrial"))
      var acknowledged: Set<Substring> = []
      for round in 0..<Self.kills {
        let output = "\(folder.path)/\(round)"
        let trial = try #require(
          program.start(["pay", folder.path, "1000000", "10", address.uri], output: output))
        // Some are paid and one is on the way, at whatever point.
        var keys: [Substring] = []
        while keys.count < 1 + round % 4 {
          keys = TestProgram.lines(of: output, after: "ack ")
          for fault in ["error ", "closed "] {
            try #require(TestProgram.lines(of: output, after: fault).isEmpty)
          }
          await Task.yield()
        }
        trial.kill()
        acknowledged.formUnion(TestProgram.lines(of: output, after: "ack "))
      }
      while (try? await wallet.examine()) != true { try Task.checkCancellation() }
      let paid = try await ServerBooks(address, limits: .patient).read {
        connection throws(SQLError) in
        try connection.query("SELECT key FROM movement WHERE kind = 'payment'") {
          row throws(SQLError) in try row[0] as String
        }
      }
      #expect(acknowledged.isSubset(of: paid.map { $0[...] }))
      expectEqual(Set(paid).count, paid.count)
      // A program has one payment on the way at most.
      #expect(paid.count <= acknowledged.count + Self.kills)
      try await expectEqual(wallet.contents().balance, Won(100_000_000 - 10 * Int64(paid.count)))
    }
  }
#endif
