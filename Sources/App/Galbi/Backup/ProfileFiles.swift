import Files
import Log
import Phrases
import Platform
import SQL
import SQLite
import Storage

/// Copies the files of a profile into a folder of their own, each database as one of its commits has it.
struct ProfileFiles {
  /// The profile's.
  let folder: String

  /// Names of what is made again where it is missing: locks, logs of databases, copies of a day.
  private static let passing = [
    ".lock", ".mark", "-wal", "-shm", "-journal", ".new", ".backup.sqlite",
  ]

  /// Copies all files; returns their names, relative to the folder.
  @concurrent
  func copy(to target: String) async throws(ProfileFilesError) -> [String] {
    let names = Self.names(in: folder)
    for name in names {
      let (path, copy) = ("\(folder)/\(name)", "\(target)/\(name)")
      guard FileAccess.createFolders(FileAccess.folder(of: copy)) else {
        throw .archive(Archive.failure())
      }
      if name.hasSuffix(".sqlite") {
        let database = SQLiteDatabase(path: path, access: .changing)
        do throws(SQLError) { try await database.copy(to: copy) } catch { throw .storage(error) }
        await database.close()
      } else {
        try Self.copy(path, to: copy)
      }
      // It tells when places were imported.
      if let time = FileAccess.time(of: path) { FileAccess.setTime(of: copy, to: time) }
    }
    return names
  }

  /// All files below a folder that are kept, in the order of their names.
  ///
  /// An archive has no more levels, and a link may lead back.
  static func names(in folder: String, levels: Int = 5) -> [String] {
    guard levels > 0 else { return [] }
    var names: [String] = []
    for name in FileAccess.names(in: folder).sorted() {
      var status = stat()
      // What a link leads to is kept as well; one that leads nowhere is found by the checks.
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        names += self.names(in: "\(folder)/\(name)", levels: levels - 1).map { "\(name)/\($0)" }
      case S_IFREG where !passing.contains(where: name.hasSuffix): names.append(name)
      default: break
      }
    }
    return names
  }

  /// A name that is a link, so that a file elsewhere would be left behind; nil where all is in the folder.
  var link: String? {
    Self.names(in: folder).first { name in
      var status = stat()
      return lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }

  private static func copy(_ path: String, to target: String) throws(ProfileFilesError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .archive(.cannotRead) }
    defer { close(source) }
    guard let bytes = FileAccess.readAll(source, limit: 1 << 30) else {
      throw .archive(.cannotRead)
    }
    let file = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .archive(Archive.failure()) }
    defer { close(file) }
    guard bytes.withUnsafeBytes({ FileAccess.writeAll($0, to: file) }) else {
      throw .archive(Archive.failure())
    }
  }
}

/// What can go wrong with a backup, each with its sentence.
enum ProfileFilesError: PhrasedError {
  case archive(ArchiveError)
  case storage(SQLError)
  /// A database that is damaged, or of a newer version, as the doctor says it.
  case finding(Phrase)
  case openElsewhere
  case settings(Phrase)

  var phrase: Phrase {
    switch self {
    case .archive(let error): BackupText.phrase(of: error)
    case .storage(let error): StorageError(error).phrase
    case .finding(let phrase), .settings(let phrase): phrase
    case .openElsewhere: BackupText.openElsewhere
    }
  }
}
