internal import CSQLite
internal import Platform
internal import SQL

extension SQLError {
  /// The case for an extended result code (https://www.sqlite.org/rescode.html); `system` is `errno`.
  init(code: Int32, system: Int32 = 0, message: String, path: String) {
    let reason = "\(message) (code \(code))"
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path, reason: reason)
    case SQLITE_FULL: self = .full(path: path, reason: reason)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path, reason: reason)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(path: path, reason: reason)
    case SQLITE_CANTOPEN, SQLITE_AUTH: self = .cannotOpen(path: path, reason: reason)
    // Extending the shared memory file fails if the disk is full, a write also at a quota or at the
    // limit of a file's size.
    case SQLITE_IOERR where code == shmSize || [EDQUOT, EFBIG, ENOSPC].contains(system):
      self = .full(path: path, reason: reason)
    case SQLITE_IOERR: self = .failedDisk(path: path, reason: reason)
    case SQLITE_CONSTRAINT: self = .constraint(reason)
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_MISUSE, SQLITE_RANGE, SQLITE_ERROR: self = .misuse(message)
    default: self = .other(reason)
    }
  }
}

/// `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not import.
private let shmSize = SQLITE_IOERR | (19 << 8)
