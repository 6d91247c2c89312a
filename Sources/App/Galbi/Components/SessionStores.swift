import Books
import Launch
import LedgerData
import Log
import MartData
import PeopleData
import SQL
import SQLite
import SettingsDomain
import Time
import WalletData

#if PostgreSQL
  import PostgreSQL
#endif

/// Where a session has its people and its books: in files of its profile, or in a database that others
/// share.
@MainActor
struct SessionStores {
  let books: any Books
  let bank: SimulatedBank
  let people: StoredPeople

  nonisolated static let bankFile = "mock-bank.sqlite"
  nonisolated static let peopleFile = "galbi.sqlite"
  /// Those of a profile that a server takes the place of.
  static let files = [BookFile.file, bankFile, peopleFile]

  /// In files of `folder`, the profile's.
  init(in folder: String, _ parent: AppComponent) {
    let (log, clock) = (parent.context.log, parent.clock)
    books = BookFile(
      path: "\(folder)/\(BookFile.file)", busyTimeout: parent.busyTimeout, log: log)
    bank = SimulatedBank(path: "\(folder)/\(Self.bankFile)", log: log, pause: clock.pause)
    // Durability `.normal` is enough for people: a stored change outlives a killed program, though
    // perhaps not a power cut.
    let database = SQLiteDatabase(
      path: "\(folder)/\(Self.peopleFile)", migrations: StoredPeople.migrations,
      busyTimeout: parent.busyTimeout)
    people = StoredPeople(database, log: log) { "\(clock.now)" }
  }

  #if PostgreSQL
    /// In a database on a server, by few connections: many have one open.
    init(on server: ServerAddress, _ parent: AppComponent) {
      let (log, clock) = (parent.context.log, parent.clock)
      let password = parent.settings.current.secret(.databasePassword)
      let books = ServerBooks(
        server, tables: Self.migrations, password: { password }, limits: parent.serverLimits,
        completing: StoredLedger.completeKeys)
      self.books = books
      bank = SimulatedBank(server: books.database, log: log, pause: clock.pause)
      people = StoredPeople(server: books.reading, log: log)
    }

    /// Of all features, in the order of their versions.
    nonisolated static let migrations =
      (ServerBooks.migrations + [
        Migration(2, script: StoredPeople.serverTables, SimulatedBank.serverTables),
        Migration(6) { connection throws(SQLError) in
          try connection.execute(StoredPeople.serverRules)
          try connection.execute(SimulatedBank.serverRules)
          try StoredMart.keepRules(connection)
          try connection.execute(ServerBooks.keepRules)
        },
      ]).sorted { $0.version < $1.version }
  #endif
}
