#if PostgreSQL
  import Books
  import FoundationEssentials
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  /// What members may do with which columns stands in SECURITY.md as the server has it.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct RightsTableTests {
    private static let commands = ["SELECT", "INSERT", "UPDATE", "DELETE"]

    @Test func `SECURITY.md says what each right lets a member do`() async throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
      let file = try String(
        contentsOf: root.appending(path: "../../../SECURITY.md"), encoding: .utf8)
      let told = file.split(separator: "\n").map(String.init).drop { !$0.hasPrefix("| table |") }
        .dropFirst(2).prefix { $0.hasPrefix("|") }
      let found = try await lines()
      expectEqual(Array(told), found, "\(found.joined(separator: "\n"))")
    }

    @Test func `no one but the owner may do anything else`() async throws {
      let books = try await SharedBooks()
      let names = books.names
      let others: Int? = try await books.owner.books.read { connection throws(SQLError) in
        try connection.scalar(
          """
          SELECT (SELECT count(*) FROM pg_class, unnest(ARRAY[?1, ?2, ?3, ?4]) AS name
              WHERE relnamespace = 'galbi'::regnamespace AND CASE relkind
                WHEN 'S' THEN has_sequence_privilege(name, pg_class.oid, 'USAGE, SELECT, UPDATE')
                WHEN 'i' THEN FALSE
                ELSE has_table_privilege(name, pg_class.oid, 'TRUNCATE, REFERENCES, TRIGGER') END)
            + (SELECT count(*) FROM unnest(ARRAY[?1, ?2, ?3, ?4]) AS name
              WHERE has_schema_privilege(name, 'galbi', 'CREATE')
                OR has_database_privilege(name, current_database(), 'CREATE, TEMPORARY'))
            + (SELECT has_schema_privilege(?4, 'galbi', 'USAGE')::int)
          """, names[0], names[1], names[2], names[3])
      }
      expectEqual(others, 0)
    }

    @Test func `what runs as the owner is for members only where it looks who calls it`()
      async throws
    {
      let books = try await SharedBooks()
      for name in books.names.prefix(3) {
        let called = try await books.owner.books.read { connection throws(SQLError) in
          try connection.query(
            """
            SELECT proname::text FROM pg_proc
            WHERE pronamespace = 'galbi'::regnamespace
              AND (prosecdef OR prorettype = 'trigger'::regtype)
              AND has_function_privilege(?, oid, 'EXECUTE')
            ORDER BY 1
            """, name
          ) { row throws(SQLError) -> String in try row[0] }
        }
        expectEqual(called, ["manages", "mend", "set_right", "spends", "wrong_rows"])
      }
    }

    /// A line for each table, with what each right adds to the one before it.
    private func lines() async throws -> [String] {
      let books = try await SharedBooks()
      var lines: [String] = []
      for table in try await books.tables() {
        var cells: [String] = []
        var earlier: [String: [String]] = [:]
        for name in books.names.prefix(3) {
          var parts: [String] = []
          for command in Self.commands {
            let columns = try await self.columns(of: table, for: name, command, in: books)
            let new = columns.filter { !(earlier[command] ?? []).contains($0) }
            earlier[command] = columns
            guard !new.isEmpty else { continue }
            let isWhole = command == "DELETE" || new.count == table.columns.count
            parts.append(isWhole ? command : "\(command) \(new.joined(separator: ", "))")
          }
          cells.append(parts.joined(separator: "; "))
        }
        lines.append("| \(table.name) | \(cells.joined(separator: " | ")) |")
      }
      return lines
    }

    private func columns(
      of table: CatalogueTable, for name: String, _ command: String, in books: SharedBooks
    ) async throws -> [String] {
      try await books.owner.books.read { connection throws(SQLError) in
        try connection.query(
          """
          SELECT attname::text FROM pg_attribute
          WHERE attrelid = ('galbi.' || quote_ident(?1))::regclass AND attnum > 0
            AND NOT attisdropped AND CASE ?3 WHEN 'DELETE' THEN has_table_privilege(?2, attrelid, ?3)
              ELSE has_column_privilege(?2, attrelid, attnum, ?3) END
          ORDER BY attnum
          """, table.name, name, command
        ) { row throws(SQLError) in try row[0] }
      }
    }
  }
#endif
