#if PostgreSQL
  import Expectations
  import Testing

  @testable import PostgreSQL

  struct ServerAddressTests {
    @Test(arguments: [
      ("postgresql://books.example.org/family", "books.example.org/family"),
      (
        "postgres://mina@db.example.org:6432/books?sslmode=verify-full", "db.example.org:6432/books"
      ),
      ("postgresql:///books", "/books"), ("postgresql:///!~", "/!~"),
      ("postgresql:///books?host=/run/postgresql", "/run/postgresql/books"),
      ("postgresql://localhost/books?sslmode=disable", "localhost/books"),
      ("postgresql://127.0.0.1:5433/books", "127.0.0.1:5433/books"),
      ("postgresql://[::1]/books", "::1/books"),
      (
        "postgresql://one.example.org,two.example.org:5433/books?target_session_attrs=read-write",
        "one.example.org,two.example.org:5433/books"
      ),
      ("postgresql://?service=family", "family/"),
    ])
    func `an address names its servers and its database`(uri: String, name: String) throws {
      try expectEqual(ServerAddress(uri).name, name)
    }

    @Test(arguments: [
      ("postgresql://mina:secret@db.example.org/books", ServerAddress.Fault.containsPassword),
      ("postgresql://db.example.org/books?password=secret", .containsPassword),
      ("postgresql://db.example.org/books?sslmode=require", .unverified),
      ("postgresql://db.example.org/books?sslmode=disable", .unverified),
      ("postgresql://localhost,db.example.org/books?sslmode=prefer", .unverified),
      ("postgresql://localhost/books?hostaddr=192.0.2.1&sslmode=allow", .unverified),
      ("postgresql://127.0.0.1.example.org/books?sslmode=allow", .unverified),
      (
        "postgresql://db.example.org,localhost/books?hostaddr=,127.0.0.1&sslmode=disable",
        .unverified
      ),
      ("host=localhost dbname=books", .malformed), ("mysql://localhost/books", .malformed),
      ("postgresql://localhost/books?nothing=1", .malformed),
      ("postgresql://[::1/books", .malformed),
      ("postgresql://localhost/bo oks", .malformed),
      ("postgresql://localhost/a\u{1B}[2J", .malformed),
      ("postgresql://localhost/a\u{7F}", .malformed),
      ("", .malformed),
    ])
    func `what is no safe address is refused`(uri: String, fault: ServerAddress.Fault) {
      #expect(throws: fault) { try ServerAddress(uri) }
    }

    @Test(arguments: [
      ("postgresql:///books", true), ("postgresql:///books?host=/run/postgresql", true),
      ("postgresql:///books?host=@abstract", true), ("postgresql://localhost/books", true),
      ("postgresql://[::1]/books", true), ("postgresql://127.0.0.1/books", true),
      ("postgresql://127.255.0.255/books", true), ("postgresql://localhost,127.0.0.1/books", true),
      ("postgresql://db.example.org/books?hostaddr=127.0.0.1", true),
      ("postgresql://localhost,db.example.org/books", false),
      ("postgresql://128.0.0.1/books", false), ("postgresql://126.0.0.1/books", false),
      ("postgresql://127.0.0.256/books", false), ("postgresql://127.0.1/books", false),
      ("postgresql://127.0.0.0.1/books", false), ("postgresql://[::2]/books", false),
      ("postgresql://localhost/books?hostaddr=192.0.2.1", false),
    ])
    func `a server is on this machine if it has a socket or a loopback address`(
      uri: String, isLocal: Bool
    ) throws {
      try expectEqual(#require(ConnectionOptions(parsing: uri)).isLocal, isLocal)
    }

    @Test(arguments: [
      ("postgresql://one/books", "[]"), ("postgresql:///books", "[]"),
      ("postgresql://one,two/books", "[host=one hostaddr= port=][host=two hostaddr= port=]"),
      (
        "postgresql:///books?host=one,two&port=7",
        "[host=one hostaddr= port=7][host=two hostaddr= port=7]"
      ),
      (
        "postgresql://one:1,two:2/books", "[host=one hostaddr= port=1][host=two hostaddr= port=2]"
      ),
      (
        "postgresql:///books?hostaddr=127.0.0.1,127.0.0.2",
        "[host= hostaddr=127.0.0.1 port=][host= hostaddr=127.0.0.2 port=]"
      ),
      // What makes sense together only.
      ("postgresql://one:1,two/books", "[]"),
      ("postgresql://one,two/books?hostaddr=127.0.0.1,", "[]"),
      ("postgresql://one,two/books?target_session_attrs=prefer-standby", "[]"),
    ])
    func `each of several servers is tried alone`(uri: String, servers: String) throws {
      let options = try #require(ConnectionOptions(parsing: uri))
      let texts = options.servers.map { server in
        "[\(server.map { "\($0)=\($1)" }.joined(separator: " "))]"
      }
      expectEqual(texts.joined(), servers)
    }

    @Test func `options that are empty are none`() throws {
      let options = try #require(ConnectionOptions(parsing: "host='' port=7 dbname=books"))
      expectEqual(options["host"], nil)
      expectEqual(options["port"], "7")
      expectEqual(options["dbname"], "books")
      #expect(ConnectionOptions(parsing: "nothing") == nil)
    }

    @Test func `an address has a limit`() throws {
      let start = "postgresql://localhost/"
      let most =
        start + String(repeating: "b", count: ServerAddress.maximumLength - start.utf8.count)
      try expectEqual(ServerAddress(most).uri, most)
      #expect(throws: ServerAddress.Fault.tooLong) { try ServerAddress(most + "b") }
    }
  }
#endif
