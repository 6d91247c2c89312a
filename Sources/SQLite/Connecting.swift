internal import CSQLite

extension Connection {
  /// Opens the file at `path`, which exists, or a database in memory.
  convenience init(
    path: String, busyTimeout: Duration, interruption: Interruption
  ) throws(SQLiteError) {
    let flags = SQLITE_OPEN_READWRITE | (path == Database.memory ? SQLITE_OPEN_CREATE : 0)
    try self.init(path, as: path, flags, busyTimeout: busyTimeout, interruption: interruption)
  }

  /// Opens a file that exists, to read it; `option` is one of https://www.sqlite.org/uri.html.
  convenience init(
    reading path: String, _ option: String, interruption: Interruption
  ) throws(SQLiteError) {
    let name = path.utf8.map { byte in
      let isPlain =
        byte == UInt8(ascii: "/") || Character(UnicodeScalar(byte)).isLetter && byte < 128
      let digits = String(byte, radix: 16)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%\(digits.count < 2 ? "0" : "")\(digits)"
    }
    try self.init(
      path, as: "file:\(name.joined())?\(option)", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI,
      busyTimeout: .seconds(1), interruption: interruption)
  }
}
