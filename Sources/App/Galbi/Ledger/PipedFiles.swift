import Files
import Launch
import LedgerDomain
import Platform
import StatementsDomain
import Storage

/// What comes through pipes, standard input among them, and what goes to standard output, as files of the user's
/// alone: a statement is read several times, and an export is written as a whole or not at all.
///
/// The files go with this object.
@MainActor
final class PipedFiles {
  /// What standard input and output are called.
  nonisolated static let standard = "-"

  private let folder: String
  private var folders: [UnfinishedFile] = []

  init(_ launcher: Launcher) { folder = launcher.variable("TMPDIR") ?? "/tmp" }

  /// A path at which no file is yet, with a name that says nothing; nil on failure.
  func path() -> String? {
    guard let made = UnfinishedFile.folder(in: folder) else { return nil }
    folders.append(made)
    return "\(made.path)/\(Self.standard)"
  }

  /// The path of a file with all that comes through a pipe, or `path` itself where that is none.
  ///
  /// Blocks until the pipe has ended, and is called before signals are waited for, which end the program meanwhile.
  func file(for path: String) throws(StatementError) -> String {
    guard Self.isPipe(path) else { return path }
    let source = path == Self.standard ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .cannotRead }
    defer { close(source) }
    guard let bytes = FileAccess.readAll(source, limit: StatementError.fileLimit << 20) else {
      throw errno == EFBIG ? .tooLarge(limit: StatementError.fileLimit) : .cannotRead
    }
    guard let copy = self.path(), write(bytes, to: copy) else {
      throw errno == ENOSPC || errno == EDQUOT ? .ledger(.storage(.diskFull)) : .cannotRead
    }
    return copy
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.withUnsafeBytes { FileAccess.writeAll($0, to: file) }
  }

  private nonisolated static func isPipe(_ path: String) -> Bool {
    if path == standard { return true }
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let isOpen = ["/dev/stdin", "/dev/fd/"].contains(where: path.hasPrefix)
    return status.st_mode & S_IFMT == S_IFIFO || isOpen && status.st_mode & S_IFMT != S_IFDIR
  }
}
