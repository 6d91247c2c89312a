import Books
import Files
import HighwayData
import MoviesData
import SQL
import SQLite

/// What a profile has, as far as restoring a backup over it would lose it.
struct ProfileContents {
  /// The profile's.
  let folder: String

  /// The tables of what comes again by itself, or is there from the start.
  private static let passing: [String: Set<String>] = [
    BookFile.file: ["account", "mart_stock"], SessionStores.peopleFile: ["download"],
    SQLiteMovies.file: ["page", "result", "details"], SQLiteHighway.file: ["answer"],
  ]
  /// Files of every profile that was open once, and of what is loaded again.
  private static let passingFiles = ["place", "session", "posters/"]

  /// Whether there is anything that a user has made, or that cannot be read.
  var isWorthAsking: Bool {
    get async {
      for name in ProfileFiles.names(in: folder) {
        if name.hasSuffix(".sqlite") {
          if await hasRows(name) { return true }
        } else if !Self.passingFiles.contains(where: name.hasPrefix) {
          return true
        }
      }
      return hasPIN
    }
  }

  private var hasPIN: Bool {
    let text = try? FileAccess.read("\(folder)/session")
    return text?.split(separator: "\n").contains { $0.hasPrefix("pin ") } == true
  }

  private func hasRows(_ file: String) async -> Bool {
    let database = SQLiteDatabase(path: "\(folder)/\(file)", access: .reading)
    let passing = Self.passing[file] ?? []
    let found = try? await database.read { connection throws(SQLError) -> Bool in
      // Those of an index for searching are made of others.
      let tables: [String] = try connection.query(
        """
        SELECT name FROM sqlite_master
          WHERE type = 'table' AND name NOT LIKE 'sqlite#_%' ESCAPE '#'
            AND name NOT LIKE '%#_search%' ESCAPE '#'
        """, arguments: []
      ) { row throws(SQLError) in try row[0] }
      for table in tables where !passing.contains(table) {
        let name = SQLText(identifier: table)
        let exists: Int? = try connection.scalar("SELECT EXISTS (SELECT 1 FROM \(name))")
        if exists != 0 { return true }
      }
      return false
    }
    await database.close()
    return found ?? true
  }
}
