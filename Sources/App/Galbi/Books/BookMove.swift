#if PostgreSQL
  import Books
  import Log
  import PeopleData
  import PostgreSQL
  import SQL
  import SQLite
  import Synchronization
  import WalletData

  /// Copies the people, the books and the mock bank of a profile from its files to an empty database on a
  /// server: all of it, compared value by value, or nothing.
  struct BookMove {
    /// The profile's.
    let folder: String
    let server: ServerBooks

    /// How long a copy may take, and how long it waits for the server's other programs.
    static let (limit, patience) = (Duration.seconds(4 * 3_600), Duration.seconds(10))

    /// What is on the server then.
    struct Books: Equatable {
      let people: Int
      let entries: Int
      let orders: Int
      let cards: Int
      /// In won.
      let balance: Int64
    }

    /// Moves what there is; the files stay as they are, and no other program can open them meanwhile.
    ///
    /// - Parameter progress: told with the part that is done, from 0 to 1.
    /// - Returns: nil if there are no files.
    /// - Throws: `busy` if another program has a file open; `TableCopy.occupied` if the server has books.
    func run(_ progress: @escaping @Sendable (Double) -> Void) async throws(SQLError) -> Books? {
      let found = try await sources()
      guard !found.isEmpty else { return nil }
      var files: [(source: Source, file: ExclusiveFile)] = []
      var rows = 0
      for source in found {
        let file = try ExclusiveFile(path: "\(folder)/\(source.file)")
        rows += try file.read { connection throws(SQLError) in
          try TableCopy.count(source.tables, in: connection)
        }
        files.append((source, file))
      }
      let opened = files
      // Each row is copied and compared.
      let total = Double(max(2 * rows, 1))
      let books = try await server.database.change(.readCommitted, patience: Self.patience) {
        connection throws(SQLError) in
        var done = 0
        for (source, file) in opened {
          try file.read { file throws(SQLError) in
            let copy = TableCopy(from: file, to: connection) { count in
              done += count
              progress(Double(done) / total)
            }
            try source.take(copy, connection)
          }
        }
        return try Books(on: connection)
      }
      // Until now the files are held.
      withExtendedLifetime(files) {}
      return books
    }

    /// Those files that are there, with the newest tables and without damage.
    private func sources() async throws(SQLError) -> [Source] {
      var sources: [Source] = []
      let books = BookFile(path: "\(folder)/\(BookFile.file)", log: .none)
      if try await books.examine() {
        try await books.open()
        await books.close()
        sources.append(.books)
      }
      for (source, migrations) in [
        (Source.people, StoredPeople.migrations), (.bank, SimulatedBank.migrations),
      ] {
        let database = SQLiteDatabase(path: "\(folder)/\(source.file)", migrations: migrations)
        guard database.hasFile else { continue }
        try await database.quickCheck()
        await database.close()
        sources.append(source)
      }
      return sources
    }

    /// One of the files of a profile.
    enum Source: CaseIterable {
      case books, people, bank

      var file: String {
        switch self {
        case .books: BookFile.file
        case .people: SessionStores.peopleFile
        case .bank: SessionStores.bankFile
        }
      }

      var tables: [PortableTable] {
        switch self {
        case .books: BookFile.portableTables
        case .people: StoredPeople.portableTables
        case .bank: SimulatedBank.portableTables
        }
      }

      fileprivate func take(_ copy: TableCopy, _ connection: Connection) throws(SQLError) {
        guard self != .books else { return try ServerBooks.take(copy, on: connection) }
        try copy.replace(tables)
        try copy.compare(tables)
      }
    }
  }

  extension BookMove.Books {
    fileprivate init(on server: Connection) throws(SQLError) {
      people = try server.scalar("SELECT count(*) FROM person") ?? 0
      entries = try server.scalar("SELECT count(*) FROM ledger") ?? 0
      orders = try server.scalar("SELECT count(*) FROM mart_order") ?? 0
      cards = try server.scalar("SELECT count(*) FROM card WHERE removed IS NULL") ?? 0
      balance = try server.balance()
    }
  }
#endif
