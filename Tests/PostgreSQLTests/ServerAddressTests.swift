#if PostgreSQL
  import PostgreSQL
  import Testing

  struct ServerAddressTests {
    @Test(arguments: [
      ("postgresql://books.example.org/family", "books.example.org/family"),
      (
        "postgres://mina@db.example.org:6432/books?sslmode=verify-full", "db.example.org:6432/books"
      ),
      ("postgresql:///books", "/books"),
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
      #expect(try ServerAddress(uri).name == name)
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
      ("", .malformed),
    ])
    func `what is no safe address is refused`(uri: String, fault: ServerAddress.Fault) {
      #expect(throws: fault) { try ServerAddress(uri) }
    }

    @Test func `an address has a limit`() throws {
      let start = "postgresql://localhost/"
      let most =
        start + String(repeating: "b", count: ServerAddress.maximumLength - start.utf8.count)
      #expect(try ServerAddress(most).uri == most)
      #expect(throws: ServerAddress.Fault.tooLong) { try ServerAddress(most + "b") }
    }
  }
#endif
