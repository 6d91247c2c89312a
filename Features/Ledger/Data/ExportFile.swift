import Files
import LedgerDomain
import Phrases
import Platform

/// A file that rows are exported into; it has another name until it is complete.
///
/// Every export ends with `finish` or `abandon`.
actor ExportFile {
  private let path: String
  private let isReplacing: Bool
  /// The name until `finish`, in the same folder.
  private let temporary: String
  /// The descriptor; -1 once it is closed.
  private var file: Int32
  private var text: any ExportText

  /// - Throws: `.exists` if there is a file that may not be replaced; `.notFile` if something else has
  ///   the name, such as a folder or a device, which is never replaced.
  init(_ export: LedgerExport) throws(ExportError) {
    var status = stat()
    if stat(export.path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
      guard export.isReplacing else { throw .exists }
    }
    // A link to a file stays a link.
    path =
      realpath(export.path, nil).map { real in
        defer { free(real) }
        return String(cString: real)
      } ?? export.path
    text = export.text
    isReplacing = export.isReplacing
    var template = Array("\(path).XXXXXX".utf8CString)
    file = mkstemp(&template)
    temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard file >= 0 else { throw Self.failure() }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  /// Removes what was written.
  func abandon() {
    guard file >= 0 else { return }
    close(file)
    unlink(temporary)
    file = -1
  }

  func append(_ page: ExportPage) throws(ExportError) {
    text.append(page)
    try write(text.take())
  }

  /// Gives the file its name.
  func finish() throws(ExportError) {
    text.end()
    try write(text.take())
    guard fsync(file) == 0, isReplacing ? rename(temporary, path) == 0 : renameUnlessExisting()
    else { throw Self.failure() }
    close(file)
    file = -1
  }

  /// Gives the file its name unless another one has it; returns whether it has succeeded.
  private func renameUnlessExisting() -> Bool {
    if link(temporary, path) == 0 {
      unlink(temporary)
      return true
    }
    // Some file systems have no links.
    guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS else { return false }
    guard access(path, F_OK) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(temporary, path) == 0
  }

  private func write(_ bytes: [UInt8]) throws(ExportError) {
    guard bytes.withUnsafeBytes({ FileAccess.writeAll($0, to: file) }) else { throw Self.failure() }
  }

  private static func failure() -> ExportError {
    switch errno {
    case ENOSPC, EDQUOT: .diskFull
    case EEXIST: .exists
    case ENOENT, ENOTDIR: .noFolder
    default: .cannotWrite
    }
  }
}
