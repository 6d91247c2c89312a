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
  /// What is written until `finish`; nil after it.
  private var file: UnfinishedFile?
  private var text: any ExportText

  /// - Throws: `.exists` if there is a file that may not be replaced; `.notFile` if something else has
  ///   the name, such as a folder or a device, which is never replaced; `.ownFile` for one below `own`.
  init(_ export: LedgerExport, own: String?) throws(ExportError) {
    if let own, FileAccess.isBelow(own, export.path) { throw .ownFile }
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
    file = UnfinishedFile.file(in: FileAccess.folder(of: path))
    guard file != nil else { throw Self.failure() }
  }

  /// Removes what was written.
  func abandon() { file = nil }

  func append(_ page: ExportPage) throws(ExportError) {
    text.append(page)
    try write(text.take())
  }

  /// Gives the file its name.
  func finish() throws(ExportError) {
    text.end()
    try write(text.take())
    guard let file, fsync(file.descriptor) == 0,
      isReplacing ? rename(file.path, path) == 0 : renameUnlessExisting(file.path)
    else { throw Self.failure() }
    self.file = nil
  }

  /// Gives the file its name unless another one has it; returns whether it has succeeded.
  private func renameUnlessExisting(_ temporary: String) -> Bool {
    if link(temporary, path) == 0 { return true }
    // Some file systems have no links.
    guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS else { return false }
    guard access(path, F_OK) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(temporary, path) == 0
  }

  private func write(_ bytes: [UInt8]) throws(ExportError) {
    guard let file, bytes.withUnsafeBytes({ FileAccess.writeAll($0, to: file.descriptor) }) else {
      throw Self.failure()
    }
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
