import Expectations

#if PostgreSQL
  import TerminalUITesting

  /// A table as the server's catalogue has it.
  struct CatalogueTable: Sendable {
    struct Column: Sendable {
      let name: String
      let type: String
      /// Whether who manages may write it.
      let isInsertable: Bool
      let isUpdatable: Bool
    }

    let name: String
    var columns: [Column]
  }

  /// Statements of SQL that a member may think of, the same for the same seed and tables.
  ///
  /// Most are rows of the tables, copied from others with one extreme value in a column that a member may
  /// write, since those are refused last; the others lock tables, notify, take roles and change the tables
  /// themselves.
  struct RandomStatements {
    private var random: SplitMix
    private let tables: [CatalogueTable]

    init(seed: UInt64, tables: [CatalogueTable]) {
      random = SplitMix(seed: seed)
      self.tables = tables
    }

    mutating func next() -> String {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: return pick(Self.others)
      case 1: return ofTable()
      case 2: return "BEGIN; \(change()); \(change()); \(change()); COMMIT"
      case 3: return "BEGIN; \(change()); SET CONSTRAINTS ALL IMMEDIATE; COMMIT"
      default: return change()
      }
    }

    /// One of some values, of which there is at least one.
    private mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    private mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    private func quoted(_ name: String) -> String { "\"\(name)\"" }

    // MARK: Rows

    private mutating func change() -> String {
      let written = tables.filter { $0.columns.contains(where: \.isInsertable) }
      let table = pick(chance(85) ? written : tables)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: return copy(table)
      case 4, 5: return insertion(table)
      case 6: return "DELETE FROM \(quoted(table.name)) \(condition(table))"
      default:
        let updated = table.columns.filter(\.isUpdatable)
        let column = pick(updated.isEmpty || chance(15) ? table.columns : updated)
        return
          "UPDATE \(quoted(table.name)) SET \(quoted(column.name)) = \(value(column)) \(condition(table))"
      }
    }

    /// A row that is as another one but for some columns.
    private mutating func copy(_ table: CatalogueTable) -> String {
      var left = table.columns
      if chance(90) {
        left = left.filter(\.isInsertable)
        // The server gives numbers as a rule.
        if table.columns.contains(where: { !$0.isInsertable }) || chance(70) {
          left.removeAll { $0.name == "id" && $0.type == "int8" }
        }
      }
      guard !left.isEmpty else { return insertion(table) }
      let changed = Set((0...Int.random(in: 0...2, using: &random)).map { _ in pick(left).name })
      let values = left.map { column in
        if changed.contains(column.name) { return value(column) }
        if column.name == "key" && chance(80) { return "md5(random()::text)" }
        return quoted(column.name)
      }
      let conflict = chance(30) ? " ON CONFLICT DO NOTHING" : ""
      return """
        INSERT INTO \(quoted(table.name)) (\(left.map { quoted($0.name) }.joined(separator: ", "))) \
        SELECT \(values.joined(separator: ", ")) FROM \(quoted(table.name)) \
        ORDER BY random() LIMIT \(pick([1, 1, 1, 3]))\(conflict)
        """
    }

    private mutating func insertion(_ table: CatalogueTable) -> String {
      let columns = chance(50) ? table.columns : table.columns.filter { _ in chance(60) }
      guard !columns.isEmpty else { return "INSERT INTO \(quoted(table.name)) DEFAULT VALUES" }
      let values = columns.map { value($0) }
      return """
        INSERT INTO \(quoted(table.name)) (\(columns.map { quoted($0.name) }.joined(separator: ", "))) \
        VALUES (\(values.joined(separator: ", ")))
        """
    }

    private mutating func condition(_ table: CatalogueTable) -> String {
      let column = quoted(pick(table.columns).name)
      return pick([
        "", "WHERE TRUE",
        "WHERE \(column) = (SELECT \(column) FROM \(quoted(table.name)) ORDER BY random() LIMIT 1)",
        "WHERE ctid = (SELECT ctid FROM \(quoted(table.name)) ORDER BY random() LIMIT 1)",
      ])
    }

    private mutating func value(_ column: CatalogueTable.Column) -> String {
      if chance(3) { return "NULL" }
      switch column.type {
      case "int8", "int4": return pick(Self.numbers)
      case "numeric": return chance(20) ? pick(["'NaN'", "'Infinity'"]) : pick(Self.numbers)
      case "bool": return pick(["TRUE", "FALSE"])
      case "timestamptz": return pick(["now()", "'infinity'", "'-infinity'"])
      case "_text": return pick(["'{}'", "'{abc}'", "array_fill('abc'::text, ARRAY[100000])"])
      case "jsonb": return pick(["'{}'", "'null'"])
      default:
        if column.name == "json" || column.name == "changes", chance(80) { return pick(Self.json) }
        return chance(2) ? "repeat('x', 20000000)" : pick(Self.texts)
      }
    }

    private static let numbers = [
      "0", "1", "2", "3", "-1", "7", "99", "100", "9223372036854775807", "-9223372036854775808",
      "9223372036854775806", "20261130", "20261332", "20260230", "0101", "99991231", "202611",
      "1790000000000", "253402300800000", "-62135596800001", "1000000000000", "1000000000001",
      "-1000000000000", "2147483648", "1000000000000000", "(random() * 100000)::bigint",
    ]

    private static let texts = [
      "''", "'a'", "'open'", "'cleared'", "'locked'", "'charged'", "'refused'", "'cancelled'",
      "'wallet'", "'hand'", "'import'", "'payment'", "'topup'", "'correction'", "'bank'", "'payee'",
      "'superpay'", "'cash'", "'user-9223372036854775807'", "'manage'", "'view'", "'spend'",
      "'transfer'", "'refund'", "'card_bill'", "'standard'", "'0000'", "'food'", "'mart'", "'taxi'",
      "'{}'", "'[]'", "'null'",
      "repeat('가', 1300)", "repeat('x', 70000)", "'''; DROP TABLE ledger; --'", "'postgres'",
      "session_user::text", "chr(8238) || chr(27) || '[2J'", "md5(random()::text)",
    ]

    private static let json = [
      "'{}'", "'[]'", "'null'", "'{'", "'{\"categories\":{\"list\":[],\"merged\":[]}}'",
      "'{\"accounts\":{\"list\":[],\"lastNumber\":9223372036854775807}}'",
      "(SELECT left(json, 200) FROM ledger_settings)",
      "(SELECT regexp_replace(json, '[0-9]+', '9223372036854775807', 'g') FROM ledger_settings)",
      "(SELECT regexp_replace(json, ':-?[0-9]+', ':-9223372036854775808', 'g') FROM ledger_settings)",
      "(SELECT replace(json, 'food', 'other') FROM ledger_settings)",
      "repeat('[', 100000)",
    ]

    // MARK: All else

    private mutating func ofTable() -> String {
      let name = quoted(pick(tables).name)
      return pick([
        "LOCK TABLE \(name)", "BEGIN; LOCK TABLE \(name) IN SHARE MODE; COMMIT",
        "TRUNCATE \(name) CASCADE",
        "ALTER TABLE \(name) DISABLE TRIGGER USER", "DROP TABLE \(name) CASCADE",
        "ALTER TABLE \(name) DISABLE ROW LEVEL SECURITY", "ALTER TABLE \(name) ADD COLUMN x text",
        "CREATE TRIGGER x BEFORE INSERT ON \(name) FOR EACH ROW EXECUTE FUNCTION refuse('x')",
        "GRANT ALL ON \(name) TO PUBLIC",
        "SELECT setval(pg_get_serial_sequence('\(name)', 'id'), 9e18::bigint)",
        "SELECT nextval(pg_get_serial_sequence('\(name)', 'id'))", "COPY \(name) FROM '/dev/null'",
        "SELECT * FROM \(name) FOR UPDATE", "CREATE TEMP TABLE \(name) (id bigint)",
        "MERGE INTO \(name) USING (SELECT 1) AS x ON TRUE WHEN MATCHED THEN DELETE",
      ])
    }

    private static let others = [
      "NOTIFY galbi, 'x'", "SELECT pg_notify('galbi', '9223372036854775807')",
      "SELECT pg_advisory_lock(444082872937)", "SELECT pg_advisory_xact_lock(444082872937)",
      "SET ROLE postgres", "SET SESSION AUTHORIZATION postgres",
      "SET session_replication_role = replica",
      "SET row_security = off", "SET search_path = pg_temp, galbi",
      "ALTER ROLE CURRENT_USER SUPERUSER",
      "CREATE TABLE galbi.other (id bigint)", "CREATE SCHEMA other", "DROP SCHEMA galbi CASCADE",
      "CREATE FUNCTION galbi.is_day(integer) RETURNS boolean LANGUAGE sql AS 'SELECT TRUE'",
      "SELECT set_right(session_user::text, 'manage')", "SELECT set_right('public', 'manage')",
      "SELECT set_right('postgres', 'view')", "SELECT give_rights(session_user::text, 'manage')",
      "SELECT renew_rights()", "SELECT keep_rules()", "SELECT count_ledger()",
      "SELECT balance_accounts()",
      "SELECT * FROM mend()", "SELECT * FROM wrong_rows()", "SELECT mend_movement(1)",
      "SELECT lock_wallet()",
      "VACUUM", "LISTEN galbi", "DISCARD ALL", "SELECT lo_create(0)", "PREPARE TRANSACTION 'x'",
      "DO 'BEGIN LOOP INSERT INTO galbi.change (key) VALUES (md5(random()::text)); EXIT; END LOOP; END'",
      "SELECT token FROM card", "SELECT * FROM bank_charge", "COPY card TO PROGRAM 'cat'",
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT key, 'topup', 0, 20261130, 2, 1, amount, 'x', '', 'topup' FROM intent LIMIT 1
      """,
      """
      INSERT INTO intent (key, card, amount, attempt, state, owner, time)
        SELECT key, 1, amount, 1, 'open', '', 0 FROM movement ORDER BY random() LIMIT 1
        ON CONFLICT (key) DO UPDATE SET state = 'open', attempt = intent.attempt + 1
      """,
      "UPDATE ledger SET key = NULL, initials = NULL", "UPDATE ledger SET account = 'nowhere'",
      """
      INSERT INTO mart_cart (good, quantity) SELECT md5(n::text), 99 FROM generate_series(1, 1000) AS n
      """,
      """
      INSERT INTO ledger (day, amount, text, category, origin, key, initials)
        SELECT 20261130, 1000000000000, 'x', 'other', 'hand', 'x', '' FROM generate_series(1, 100)
      """,
    ]
  }
#endif
