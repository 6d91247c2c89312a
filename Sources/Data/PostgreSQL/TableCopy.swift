#if PostgreSQL
  public import SQL

  /// Copies tables of a file to those with the same names on a server, inside one transaction there.
  public struct TableCopy {
    private let file: Connection
    private let server: Connection
    /// Called with how many rows were copied or compared since the last call.
    private let didHandle: (Int) -> Void

    /// The server has rows that do not give way.
    public static let occupied = SQLError.constraint("the tables have rows")

    /// In bytes of JSON, beyond which rows are sent.
    private static let batch = 1 << 20
    /// Told in steps of so many rows.
    private static let step = 1_000

    public init(from file: Connection, to server: Connection, didHandle: @escaping (Int) -> Void) {
      self.file = file
      self.server = server
      self.didHandle = didHandle
    }

    /// How many rows the tables of the file have.
    public static func count(
      _ tables: [PortableTable], in file: Connection
    ) throws(SQLError) -> Int {
      var count = 0
      for table in tables { count += try file.scalar("SELECT count(*) FROM \(table.name)") ?? 0 }
      return count
    }

    /// Replaces the rows of tables on the server, which no others can change until the transaction ends.
    ///
    /// Its own triggers do not run, so that rows keep their numbers. Throws `occupied` if it has rows
    /// that give way to no others.
    public func replace(_ tables: [PortableTable]) throws(SQLError) {
      for table in tables {
        try server.run("ALTER TABLE \(table.name) DISABLE TRIGGER USER")
      }
      for table in tables.reversed() {
        let kept: Int? = try server.scalar(
          "SELECT 1 FROM \(table.name) WHERE NOT (\(table.replaceable)) LIMIT 1")
        guard kept == nil else { throw Self.occupied }
        try server.run("DELETE FROM \(table.name)")
      }
      for table in tables { try copy(table) }
      for table in tables {
        try server.run("ALTER TABLE \(table.name) ENABLE TRIGGER USER")
      }
    }

    /// Throws `corrupt` unless the server has exactly the rows of the file.
    public func compare(_ tables: [PortableTable]) throws(SQLError) {
      for table in tables {
        let shape = try shape(of: table)
        try compare(
          table.name.text,
          "SELECT \(.list(shape.columns)) FROM \(table.name) ORDER BY \(.list(shape.key))")
      }
    }

    /// Throws `corrupt` unless a query of whole numbers and texts has the same rows in both.
    ///
    /// `name` is that of what is compared.
    public func compare(_ name: String, _ query: SQLText) throws(SQLError) {
      let cursor = SQLText(identifier: "compared \(name)")
      try server.run("DECLARE \(cursor) NO SCROLL CURSOR FOR \(query)")
      var rows: ArraySlice<[SQLValue]> = []
      func next() throws(SQLError) -> [SQLValue]? {
        if rows.isEmpty {
          rows = try server.query("FETCH 1000 FROM \(cursor)") { $0.values }[...]
        }
        return rows.popFirst()
      }
      var count = 0
      try file.run(query, arguments: [], limit: .max) { row throws(SQLError) in
        guard try next() == row.values else { throw difference(name) }
        count += 1
        if count % Self.step == 0 { didHandle(Self.step) }
      }
      guard try next() == nil else { throw difference(name) }
      try server.run("CLOSE \(cursor)")
      didHandle(count % Self.step)
    }

    private func difference(_ name: String) -> SQLError {
      .corrupt(path: name, reason: "the copy is not equal")
    }

    private func copy(_ table: PortableTable) throws(SQLError) {
      let shape = try shape(of: table)
      let pairs = shape.columns.map { "?, \($0)" as SQLText }
      var batch = ""
      var count = 0
      func send() throws(SQLError) {
        guard count > 0 else { return }
        let columns = SQLText.list(shape.columns)
        try server.run(
          """
          INSERT INTO \(table.name) (\(columns)) SELECT \(columns)
            FROM json_populate_recordset(NULL::\(table.name), CAST(? AS json))
          """, "[\(batch)]")
        didHandle(count)
        (batch, count) = ("", 0)
      }
      try file.run(
        "SELECT json_object(\(.list(pairs))) FROM \(table.name) ORDER BY \(.list(shape.key))",
        arguments: shape.names, limit: .max
      ) { row throws(SQLError) in
        let object: String = try row[0]
        batch += batch.isEmpty ? object : ",\(object)"
        count += 1
        if batch.utf8.count >= Self.batch { try send() }
      }
      try send()
      try advance(table)
    }

    /// Lets the server number the next row after the last one that the file has ever had.
    private func advance(_ table: PortableTable) throws(SQLError) {
      let name = table.name.text
      let numbered: String? = try server.scalar(
        """
        SELECT column_name::text FROM information_schema.columns
        WHERE table_schema = 'galbi' AND table_name = ? AND is_identity = 'YES'
        """, name)
      guard let numbered else { return }
      var last: Int64 =
        try file.scalar("SELECT max(\(SQLText(identifier: numbered))) FROM \(table.name)") ?? 0
      if try file.hasTable("sqlite_sequence") {
        let given: Int64? = try file.scalar("SELECT seq FROM sqlite_sequence WHERE name = ?", name)
        last = max(last, given ?? 0)
      }
      guard last > 0 else { return }
      let _: Int64? = try server.scalar(
        "SELECT setval(pg_get_serial_sequence(?, ?), ?)", "galbi.\(name)", numbered, last)
    }

    private struct Shape {
      let names: [String]
      /// In the order of the primary key.
      let key: [SQLText]

      var columns: [SQLText] { names.map(SQLText.init(identifier:)) }
    }

    /// The columns that are copied.
    private func shape(of table: PortableTable) throws(SQLError) -> Shape {
      let columns: [(name: String, place: Int)] = try file.query(
        "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", table.name.text
      ) { row throws(SQLError) in (try row[0], try row[1]) }
      let key = columns.filter { $0.place > 0 }.sorted { $0.place < $1.place }
      guard !key.isEmpty else { throw .misuse("no table \(table.name.text) with a key") }
      return Shape(
        names: columns.map(\.name).filter { !table.refilled.contains($0) },
        key: key.map { SQLText(identifier: $0.name) })
    }
  }
#endif
