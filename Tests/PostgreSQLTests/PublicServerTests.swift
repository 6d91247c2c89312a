#if PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  @testable import PostgreSQL

  /// An address that a guest of this machine has given leads out of it.
  @Suite(.needsServer) struct PublicServerTests {
    @Test(arguments: [
      "postgresql:///books", "postgresql://localhost/books", "postgresql://127.0.0.1/books",
      "postgresql://[::1]/books", "postgresql://10.0.0.1/books", "postgresql://192.168.1.1/books",
      "postgresql://[fe80::1]/books", "postgresql:///books?host=/run/postgresql",
      "postgresql:///books?host=%2Frun%2Fpostgresql", "postgresql://?service=family",
      "postgresql://8.8.8.8/books?service=family", "postgresql://8.8.8.8,127.0.0.1/books",
      "postgresql://8.8.8.8/books?hostaddr=127.0.0.1", "postgresql://8.8.8.8,/books",
      "postgresql://a..b/books",
    ])
    func `a server of this machine or of a private network is no public one`(uri: String) throws {
      #expect(try #require(ConnectionOptions(parsing: uri)).publicServers() == nil)
    }

    @Test func `a public server is named by its address`() throws {
      let one = try #require(ConnectionOptions(parsing: "postgresql://8.8.8.8:5433/books"))
      try expectEqual(#require(one.publicServers()).map(\.1), ["8.8.8.8", "8.8.8.8", "5433"])
      let two = try #require(
        ConnectionOptions(
          parsing: "postgresql://a.example,b.example/books?hostaddr=8.8.8.8,1.1.1.1"))
      let found = try #require(two.publicServers())
      expectEqual(found.map(\.0), ["host", "hostaddr", "port"])
      expectEqual(found.map(\.1), ["a.example,b.example", "8.8.8.8,1.1.1.1", ","])
    }

    @Test func `a server with several public addresses is named by each of them`() throws {
      let options = try #require(
        ConnectionOptions(parsing: "postgresql://a.example:5433,b.example/books"))
      let known = ["a.example": ["2001:4860:4860::8888", "8.8.8.8"], "b.example": ["1.1.1.1"]]
      let found = try #require(options.publicServers { known[$0] ?? [] })
      expectEqual(
        found.map(\.1),
        [
          "a.example,a.example,b.example", "2001:4860:4860::8888,8.8.8.8,1.1.1.1", "5433,5433,",
        ])
      #expect(options.publicServers { $0 == "a.example" ? ["8.8.8.8"] : [] } == nil)
    }

    @Test func `a server of this machine is not asked`() async throws {
      let fixture = try ServerFixture()
      let address = try ServerAddress(fixture.uri, reachesPublicOnly: true)
      let database = PostgreSQLDatabase(address, limits: .patient)
      await #expect(
        throws: SQLError.unreachable(server: address.name, reason: "it is in a private network")
      ) {
        try await database.read { connection throws(SQLError) in _ = try connection.run("SELECT 1")
        }
      }
    }
  }
#endif
