import Files
public import Log
public import SQL
import SQLite
import Storage
public import WalletDomain

/// The mock bank as a separate party with tables of its own, in a file or on a server.
///
/// It stores the last four digits of a card, which decide its answers; see `MockCard`.
public struct SimulatedBank: MockBank {
  /// The state `late` is that of a charge that was made but not reported yet.
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE card (token TEXT PRIMARY KEY, last_four TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE charge (
          key TEXT PRIMARY KEY,
          token TEXT NOT NULL,
          amount INTEGER NOT NULL CHECK (amount > 0),
          state TEXT NOT NULL CHECK (state IN ('charged', 'refused', 'cancelled', 'late'))
        ) WITHOUT ROWID;
        """),
    // The names are also those on a server, where the wallet has cards too.
    Migration(
      2,
      script: """
        ALTER TABLE card RENAME TO bank_card;
        ALTER TABLE charge RENAME TO bank_charge;
        """),
  ]

  /// The tables that a server has too.
  public static let portableTables = [PortableTable("bank_card"), PortableTable("bank_charge")]

  /// The tables on a server.
  public static let serverTables: StaticString = """
    CREATE TABLE bank_card (token text COLLATE "C" PRIMARY KEY, last_four text NOT NULL);
    CREATE TABLE bank_charge (
      key text COLLATE "C" PRIMARY KEY,
      token text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      state text NOT NULL CHECK (state IN ('charged', 'refused', 'cancelled', 'late'))
    )
    """

  /// What rows on a server may hold, and what members may do with which columns.
  public static let serverRules: StaticString = """
    INSERT INTO rule VALUES
      ('bank_card', 'texts', 'greatest(octet_length(token), octet_length(last_four)) <= 400'),
      ('bank_charge', 'texts', 'greatest(octet_length(key), octet_length(token)) <= 400'),
      ('bank_charge', 'amount', 'amount <= 1000000000000');
    INSERT INTO granted VALUES
      ('spend', 'SELECT', 'bank_card', ''),
      ('spend', 'INSERT', 'bank_card', 'token, last_four'),
      ('spend', 'SELECT', 'bank_charge', ''),
      ('spend', 'INSERT', 'bank_charge', 'key, token, amount, state'),
      ('spend', 'UPDATE', 'bank_charge', 'token, amount, state');
    CREATE FUNCTION bank_charge_goes_one_way() RETURNS trigger LANGUAGE plpgsql
      SET search_path = galbi, pg_temp AS $$
    BEGIN
      IF NEW.amount <> OLD.amount
        OR NEW.state <> OLD.state AND OLD.state <> 'late' AND NEW.state <> 'cancelled'
      THEN RAISE EXCEPTION 'a charge that is over stays as it is'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER bank_charge_goes_one_way BEFORE UPDATE ON bank_charge
      FOR EACH ROW EXECUTE FUNCTION bank_charge_goes_one_way();
    """

  public let database: any Database
  /// Whether the tables are there; reading would create a file.
  private let exists: @Sendable () -> Bool
  private let mapper: StorageErrorMapper<BankError>
  private let pause: @Sendable (Duration) async throws(CancellationError) -> Void

  /// `path` is the path of `mock-bank.sqlite`; `pause` simulates the time that an answer takes.
  ///
  /// A damaged file is set aside, after which no card and no charge is known.
  public init(
    path: String, log: Log,
    pause: @escaping @Sendable (Duration) async throws(CancellationError) -> Void
  ) {
    let database = SQLiteDatabase(path: path, migrations: Self.migrations, durability: .full)
    self.database = database
    mapper = StorageErrorMapper(database, "bank", log: log) { error in
      guard error == .damaged else { return .storage(error) }
      do throws(SQLError) {
        _ = try await database.setAsideCorrupt(stamp: "damaged")
      } catch {
        log.error("bank", "\(error)")
      }
      return .storage(error)
    }
    exists = { FileIdentity(of: path) != nil }
    self.pause = pause
  }

  /// A bank on a server, whose migrations have made `serverTables`.
  public init(
    server: any Database, log: Log,
    pause: @escaping @Sendable (Duration) async throws(CancellationError) -> Void
  ) {
    database = server
    mapper = StorageErrorMapper(server, "bank", log: log) { .storage($0) }
    exists = { true }
    self.pause = pause
  }

  public func pause(for duration: Duration) async throws(CancellationError) {
    try await pause(duration)
  }

  public func register(lastFour: String) async throws(BankError) -> CardToken {
    let token = MovementKey.random().rawValue
    try await mapper.change { connection throws(SQLError) in
      try connection.run("INSERT INTO bank_card VALUES (?, ?)", token, lastFour)
    }
    return CardToken(rawValue: token)
  }

  public func update<Answer: Sendable>(
    _ charge: BankCharge, _ change: @Sendable (inout ChargeState?, MockCard?) -> Answer
  ) async throws(BankError) -> Answer {
    try await mapper.change { connection throws(SQLError) in
      let name: String? = try connection.scalar(
        "SELECT state FROM bank_charge WHERE key = ?", charge.key)
      let lastFour: String? = try connection.scalar(
        "SELECT last_four FROM bank_card WHERE token = ?", charge.token.rawValue)
      let known = name.map { ChargeOutcome(rawValue: $0).map(ChargeState.reported) ?? .late }
      var state = known
      let outcome = change(&state, lastFour.map(MockCard.init))
      if let state, state != known {
        try connection.run(
          """
          INSERT INTO bank_charge (key, token, amount, state) VALUES (?, ?, ?, ?)
            ON CONFLICT (key) DO UPDATE SET token = excluded.token, amount = excluded.amount,
              state = excluded.state
          """, charge.key, charge.token.rawValue, charge.amount.amount,
          state.outcome?.rawValue ?? "late")
      }
      return outcome
    }
  }

  public func charges() async throws(BankError) -> [BankCharge] {
    guard exists() else { return [] }
    return try await mapper.read(Self.charges)
  }

  /// The charges that were made, reported or not.
  public static func charges(_ connection: Connection) throws(SQLError) -> [BankCharge] {
    try connection.query(
      "SELECT key, token, amount FROM bank_charge WHERE state IN ('charged', 'late')"
    ) { row throws(SQLError) in
      BankCharge(
        key: try row["key"], token: CardToken(rawValue: try row["token"]),
        amount: Won(try row["amount"]))
    }
  }

  /// Closes the database; the next request opens it again.
  public func close() async { await database.close() }
}
