internal import CSQLite
internal import Glibc

extension SQLiteError {
  /// The case for an extended result code (https://www.sqlite.org/rescode.html); `reason` is
  /// `errno`.
  init(code: Int32, reason: Int32 = 0, message: String, path: String) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(path: path)
    case SQLITE_CANTOPEN, SQLITE_AUTH: self = .cannotOpen(path: path, reason: message)
    case SQLITE_IOERR: self = .init(ioCode: code, reason: reason, path: path)
    case SQLITE_CONSTRAINT: self = .constraint(Constraint(code: code))
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_MISUSE, SQLITE_RANGE, SQLITE_ERROR: self = .misuse(message)
    default: self = .other(code: code, message: message)
    }
  }

  private init(ioCode code: Int32, reason: Int32, path: String) {
    switch (code, reason) {
    // Extending the shared memory file failed, so the disk is full.
    case (shmSize, _): self = .full(path: path)
    // The disk is full, or a quota or the file size limit is reached.
    case (_, EDQUOT), (_, EFBIG), (_, ENOSPC): self = .full(path: path)
    default: self = .failedDisk(path: path, code: code)
    }
  }
}

extension SQLiteError.Constraint {
  init(code: Int32) {
    switch code >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6, 8, 10: self = .unique
    default: self = .other(code: code)
    }
  }
}

/// `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not import.
private let shmSize = SQLITE_IOERR | (19 << 8)
