#if PostgreSQL
  import Books
  import Platform
  import Log
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Storage
  import PlatformTesting
  import Expectations
  import Testing
  import WalletData

  @testable import WalletDomain

  /// What only a wallet on a server can do wrong.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct ServerWalletTests {
    private let space = ServerSpace()

    /// The wallet as one more program has it open.
    private func wallet() throws -> StoredWallet {
      StoredWallet(ServerBooks(try space.address(), limits: .patient), log: .none)
    }

    /// Open, with a card and a balance of 50,000 won.
    private func filled() async throws -> StoredWallet {
      let wallet = try wallet()
      try await wallet.open()
      try await wallet.addCard()
      try await wallet.topUp("first")
      return wallet
    }

    @Test func `of three who pay with the last money at once one succeeds`() async throws {
      let first = try await filled()
      for round in 0..<10 {
        let missing = try await first.contents().balance.amount - 50_000
        if missing < 0 { try await first.topUp("more-\(round)", -missing) }
        let outcomes = try await withThrowingTaskGroup(of: WalletError?.self) { group in
          for payer in 0..<3 {
            let wallet = try wallet()
            group.addTask {
              do throws(WalletError) {
                try await wallet.pay("\(round)-\(payer)", 30_000)
                return nil
              } catch {
                return error
              }
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(outcomes.filter { $0 == nil }.count, 1)
        expectEqual(outcomes.filter { $0 == .insufficient(missing: Won(10_000)) }.count, 2)
        try await expectEqual(first.contents().balance, Won(20_000))
      }
      #expect(try await first.examine())
    }

    @Test func `the same payment from two machines moves money once`() async throws {
      let (one, other) = (try await filled(), try wallet())
      async let first = one.pay("a")
      async let second = other.pay("a")
      let receipts = try await [first, second]
      expectEqual(receipts[0], receipts[1])
      try await expectEqual(one.contents().balance, Won(32_000))
    }

    @Test(
      arguments: [
        "UPDATE movement SET amount = 1", "DELETE FROM movement", "TRUNCATE movement CASCADE",
        "UPDATE account SET balance = 0 WHERE name = 'wallet'",
        "UPDATE account SET balance = balance + 50000, last = 1 WHERE name = 'wallet'",
        "UPDATE account SET balance = balance + 1, last = 2 WHERE name = 'wallet'",
        "UPDATE account SET name = 'other' WHERE name = 'wallet'", "DELETE FROM account",
        "TRUNCATE account CASCADE", "INSERT INTO account VALUES (9, 'payee', 'x', 1, 0)",
        "INSERT INTO movement SELECT * FROM movement",
        "INSERT INTO movement VALUES (9, 'k', 'topup', 0, 0, 1, 2, 1, '', '', '')",
        "INSERT INTO movement VALUES (9, 'k', 'payment', 0, 0, 2, 1, 1, '', '', '')",
        "INSERT INTO movement VALUES (9, 'k', 'topup', 0, 0, 2, 1, 0, '', '', '')",
        "INSERT INTO movement VALUES (9, 'k', 'topup', 0, 0, 2, 1, -1, '', '', '')",
        "INSERT INTO movement VALUES (9, 'k', 'topup', 0, 0, 2, 99, 1, '', '', '')",
        "INSERT INTO movement VALUES (9, 'k', 'correction', 0, 0, 2, 1, 1, '', '', '')",
        """
        INSERT INTO account (kind, name) VALUES ('payee', 'bus');
        INSERT INTO movement SELECT 9, 'k', 'payment', 0, 0, 1, id, 50001, '', '', '' FROM account
          WHERE name = 'bus'
        """,
        """
        INSERT INTO account (kind, name) VALUES ('payee', 'bus');
        INSERT INTO movement SELECT 9, 'k', 'correction', 0, 0, id, 1, 1, '', '', '' FROM account
          WHERE name = 'bus'
        """,
        "INSERT INTO card (issuer, last_four, token, added) VALUES ('Visa', '4111111111111111', 't', 0)",
      ] as [StaticString])
    func `the tables reject changes that break the books`(_ change: StaticString) async throws {
      let wallet = try await filled()
      let database = ServerBooks(try space.address(), limits: .patient).database
      await #expect(throws: SQLError.self) {
        try await database.transaction { connection throws(SQLError) in
          try connection.execute(change)
        }
      }
      #expect(try await wallet.examine())
      try await expectEqual(wallet.contents().balance, Won(50_000))
    }

    /// Tries again with the same key until there is an answer, and returns the amount.
    private static func pay(
      _ key: String, _ amount: Int64, with wallet: StoredWallet
    ) async throws -> Int64 {
      while (try? await wallet.pay(key, amount)) == nil { try Task.checkCancellation() }
      return amount
    }

    /// How often a server is ended by SIGKILL; `make kills` says more.
    private static let kills = getenv("GALBI_KILLS").flatMap { Int(String(cString: $0)) } ?? 5

    @Test func `nothing can be spent while the server is away, and nothing is lost`() async throws {
      let server = try TestServer(isSafe: true)
      let address = try ServerAddress(try server.makeDatabase())
      let wallet = StoredWallet(ServerBooks(address, limits: .patient), log: .none)
      try await wallet.open()
      try await wallet.addCard()
      var paid: Int64 = 0
      for round in 0..<Self.kills {
        while (try? await wallet.topUp("round-\(round)", 20_000)) == nil {
          try Task.checkCancellation()
        }
        paid += try await Self.pay("before-\(round)", 1_000, with: wallet)
        let payers = (0..<3).map { payer in
          Task {
            let wallet = StoredWallet(ServerBooks(address, limits: .patient), log: .none)
            var sum: Int64 = 0
            for number in 0..<40 {
              sum += try await Self.pay("\(round)-\(payer)-\(number)", 100, with: wallet)
            }
            return sum
          }
        }
        server.stop(byKilling: true)
        await #expect(throws: WalletError.storage(.unreachable)) {
          try await wallet.pay("during-\(round)", 1_000)
        }
        try server.start()
        for payer in payers { paid += try await payer.value }
      }
      while (try? await wallet.examine()) != true { try Task.checkCancellation() }
      try await expectEqual(wallet.contents().balance, Won(Int64(Self.kills) * 20_000 - paid))
      try await expectEqual(wallet.receipts(of: .taxi).count, Self.kills * (1 + 3 * 40))
    }

    @Test func `a network that is cut in two loses no payment and makes none twice`() async throws {
      let near = try await filled()
      let server = try TestServer.shared.get()
      let folder = TemporaryFolder()
      let uri = try space.address().uri
      let name = try #require(uri.split(separator: "?").first?.split(separator: "/").last)
      let proxy = try CommitProxy(in: folder.path, before: server, String(name), [])
      var limits = ServerLimits()
      limits.connecting = .seconds(2)
      limits.read = .seconds(2)
      limits.change = .seconds(2)
      limits.pause = .zero
      let far = StoredWallet(
        ServerBooks(
          try ServerAddress(server.uri(of: String(name), in: folder.path)), limits: limits),
        log: .none)
      _ = try await Self.pay("before", 1_000, with: far)
      proxy.cut(true)
      for number in 0..<2 {
        await #expect(throws: WalletError.self) { try await far.pay("cut-\(number)", 1_000) }
      }
      // The others go on.
      _ = try await Self.pay("meanwhile", 1_000, with: near)
      proxy.cut(false)
      for number in 0..<2 { _ = try await Self.pay("cut-\(number)", 1_000, with: far) }
      try await expectEqual(near.contents().balance, Won(46_000))
      try await expectEqual(near.receipts(of: .taxi).count, 4)
      #expect(try await near.examine())
    }

    @Test func `a standby that takes over has each payment that was acknowledged, once`()
      async throws
    {
      let server = try TestServer()
      let name = try #require(try server.makeDatabase().split(separator: "/").dropFirst().first)
      let standby = try server.makeStandby()
      let uri = server.uri(
        of: String(name.prefix { $0 != "?" }), in: "\(server.folder),\(standby.folder)")
      let address = try ServerAddress(uri)
      let wallet = StoredWallet(ServerBooks(address, limits: .patient), log: .none)
      try await wallet.open()
      try await wallet.addCard()
      try await wallet.topUp("first", 1_000_000)
      let payers = (0..<3).map { payer in
        Task {
          let wallet = StoredWallet(ServerBooks(address, limits: .patient), log: .none)
          var sum: Int64 = 0
          for number in 0..<60 {
            sum += try await Self.pay("\(payer)-\(number)", 100, with: wallet)
          }
          return sum
        }
      }
      while try await wallet.contents().balance == Won(1_000_000) { await Task.yield() }
      server.stop(byKilling: true)
      try standby.promote()
      var paid: Int64 = 0
      for payer in payers { paid += try await payer.value }
      while (try? await wallet.examine()) != true { try Task.checkCancellation() }
      expectEqual(paid, 3 * 60 * 100)
      try await expectEqual(wallet.contents().balance, Won(1_000_000 - paid))
      try await expectEqual(wallet.receipts(of: .taxi).count, 3 * 60)
    }
  }
#endif
