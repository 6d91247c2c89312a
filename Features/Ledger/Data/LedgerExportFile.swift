import CSV
import Glibc
import LedgerDomain
import Phrases

/// A file that rows are exported into; it has its name once it is whole.
///
/// It ends with `finish` or `abandon`.
actor LedgerExportFile {
  private let path: String
  private let isReplacing: Bool
  private let language: Language
  /// Under another name beside it; -1 once it is closed.
  private var file: Int32
  private let temporary: String
  private var writer = CSVWriter()

  /// - Throws: `.exists` where there is such a file and it may not be replaced; `.notFile` where
  ///   something else has the name, such as a folder or a device, which is never replaced.
  init(
    _ path: String, language: Language, isReplacing: Bool
  ) throws(LedgerFileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
      guard isReplacing else { throw .exists }
    }
    // A link to a file stays a link.
    self.path =
      realpath(path, nil).map { real in
        defer { free(real) }
        return String(cString: real)
      } ?? path
    self.language = language
    self.isReplacing = isReplacing
    var template = Array("\(self.path).XXXXXX".utf8CString)
    file = mkstemp(&template)
    temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard file >= 0 else { throw Self.failure() }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    writer.append(LedgerExportRow.headings(language))
  }

  /// Leaves nothing behind.
  func abandon() {
    guard file >= 0 else { return }
    close(file)
    unlink(temporary)
    file = -1
  }

  /// Returns what went wrong; nil when all is well.
  func append(_ rows: [LedgerRow]) -> LedgerFileError? {
    for row in rows { writer.append(LedgerExportRow.cells(of: row, language)) }
    return write(writer.take())
  }

  /// Gives the file its name; returns what went wrong.
  func finish() -> LedgerFileError? {
    if let error = write(writer.take()) { return error }
    guard fsync(file) == 0 else { return Self.failure() }
    guard isReplacing ? rename(temporary, path) == 0 : nameAnew() else { return Self.failure() }
    close(file)
    file = -1
    return nil
  }

  /// Gives the file its name unless another one has it.
  private func nameAnew() -> Bool {
    if link(temporary, path) == 0 {
      unlink(temporary)
      return true
    }
    // Some file systems know no links.
    guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS else { return false }
    guard access(path, F_OK) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(temporary, path) == 0
  }

  private func write(_ bytes: [UInt8]) -> LedgerFileError? {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return Self.failure()
      }
      written += count
    }
    return nil
  }

  private static func failure() -> LedgerFileError {
    switch errno {
    case ENOSPC, EDQUOT: .diskFull
    case EEXIST: .exists
    case ENOENT, ENOTDIR: .noFolder
    default: .cannotWrite
    }
  }
}
