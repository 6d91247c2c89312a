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

  /// Programs and servers on machines of their own, with a network between them.
  @Suite(.enabled(if: ServerPrograms.areInstalled && TestNetwork.isPossible))
  struct ServerNetworkTests {
    private let folder = TemporaryFolder()
    private let program = TestProgram("WalletTrial")

    /// A wallet with money, seen from the machine of its server.
    private static func wallet(of name: String, on server: TestServer) async throws -> StoredWallet
    {
      let address = try ServerAddress(server.uri(of: name))
      return StoredWallet(ServerBooks(address, limits: .patient), log: .none)
    }

    private static func newDatabase(on server: TestServer) throws -> String {
      let parts = try server.makeDatabase().split { "/?".contains($0) }
      return String(try #require(parts.dropFirst().first))
    }

    /// The keys of the payments in the books.
    private static func paid(_ name: String, on server: TestServer) async throws -> [Substring] {
      try await ServerBooks(try ServerAddress(server.uri(of: name)), limits: .patient).read {
        connection throws(SQLError) in
        try connection.query("SELECT key FROM movement WHERE kind = 'payment'") {
          row throws(SQLError) in (try row[0] as String)[...]
        }
      }
    }

    @Test(.timeLimit(.minutes(15)))
    func `a partition and a new primary server lose no payment that was acknowledged`()
      async throws
    {
      let network = try TestNetwork("one", "two", "till")
      let (one, two, till) = (network.hosts[0], network.hosts[1], network.hosts[2])
      let server = try TestServer(on: one)
      let name = try Self.newDatabase(on: server)
      let standby = try server.makeStandby(on: two)
      let wallet = try await Self.wallet(of: name, on: server)
      try await wallet.open()
      try await wallet.addCard()
      try await wallet.topUp("first", 100_000_000)
      let output = "\(folder.path)/payments"
      let uri = network.uri(of: name, on: one, two) + "&sslrootcert=\(network.authority)"
      // What the payer writes; true once it has closed the file, which it does at its end.
      let told = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingNewest(1))
      let watches = try [WriteTrigger.eachWrite, .closing].map { trigger in
        try InotifyWatch(of: folder.path, files: ["payments"], at: trigger) {
          told.continuation.yield(trigger == .closing)
        }
      }
      defer { withExtendedLifetime(watches) {} }
      let payer = try #require(
        program?.start(["pay", folder.path, "1000000", "10", uri], on: till, output: output))
      func acknowledged() -> [Substring] { TestProgram.lines(of: output, after: "ack ") }
      /// Returns when the payer has written so many more lines; throws if it has ended.
      func waits(for count: Int, _ lines: () -> [Substring]) async throws {
        let seen = lines().count
        for await hasEnded in told.stream {
          if lines().count >= seen + count { return }
          try #require(!hasEnded, "the payer has ended")
        }
      }
      func goesOn() async throws { try await waits(for: 20, acknowledged) }
      func fails() async throws {
        try await waits(for: 1) { TestProgram.lines(of: output, after: "error ") }
      }
      try await goesOn()

      try network.cut(true, off: one)
      // The one that was on its way; the next one began without a network.
      try await fails()
      let before = acknowledged().count
      try await fails()
      expectEqual(acknowledged().count, before)
      try network.cut(false, off: one)
      try await goesOn()

      // From here on the first server, which still runs, is out of reach.
      try network.cut(true, off: one)
      try standby.promote()
      try await goesOn()
      payer.kill()

      let books = try await Self.wallet(of: name, on: standby)
      while (try? await books.examine()) != true { try Task.checkCancellation() }
      let paid = try await Self.paid(name, on: standby)
      #expect(Set(acknowledged()).isSubset(of: paid))
      expectEqual(Set(paid).count, paid.count)
      try await expectEqual(books.contents().balance, Won(100_000_000 - 10 * Int64(paid.count)))
      // What the first server wrote alone is at most what was on the way.
      #expect(try await Self.paid(name, on: server).count <= paid.count + 1)
    }

    @Test(.timeLimit(.minutes(15)))
    func `a server on another machine has to prove which one it is`() async throws {
      let network = try TestNetwork("bank", "thief", "till")
      let (bank, thief, till) = (network.hosts[0], network.hosts[1], network.hosts[2])
      let strangers = try TestNetwork("bank")
      let server = try TestServer(on: bank)
      let name = try Self.newDatabase(on: server)
      func answer(_ uri: String) throws -> String {
        let output = "\(folder.path)/\(uri.hashValue)"
        let trial = try #require(
          program?.start(["open", folder.path, uri], on: till, output: output))
        trial.end()
        return TestProgram.lines(of: output, after: "").joined(separator: "\n")
      }
      let uri = network.uri(of: name, on: bank)
      try expectEqual(answer(uri + "&sslrootcert=\(network.authority)"), "ready 0 0")
      let refused = [
        (uri, "certificate verify failed"),
        (uri + "&sslrootcert=\(strangers.authority)", "certificate verify failed"),
        (
          "postgresql:///\(name)?host=\(thief.name)&hostaddr=\(bank.address)&user=postgres"
            + "&sslrootcert=\(network.authority)", "does not match host name"
        ),
      ]
      for (uri, reason) in refused {
        let answer = try answer(uri)
        #expect(answer.contains(reason) && answer.contains("closed "), "\(uri): \(answer)")
      }
    }
  }
#endif
