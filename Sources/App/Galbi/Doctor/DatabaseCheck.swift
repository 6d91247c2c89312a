import Phrases
import Platform
import SQL
import SQLite
import Storage

/// How the doctor examines one database of a profile.
@MainActor
struct DatabaseCheck {
  /// The name of the file in the profile's folder.
  let file: String

  /// Its name in the output.
  let subject: Phrase

  /// Examines the file at a path, and changes nothing; nil if there is no file.
  private let examine: (_ path: String) async -> Finding?

  init(_ file: String, _ subject: Phrase, examine: @escaping (_ path: String) async -> Finding?) {
    self.file = file
    self.subject = subject
    self.examine = examine
  }

  /// A check for damage only; `fault` returns the sentence for an error if the usual one is not
  /// enough.
  init(
    _ file: String, _ subject: Phrase, migrations: [Migration],
    fault: @escaping (SQLError, _ path: String) -> Phrase = { error, _ in
      StorageError(error).phrase
    }
  ) {
    self.init(file, subject) { path in
      guard Self.exists(path) else { return nil }
      let database = SQLiteDatabase(path: path, migrations: migrations, access: .reading)
      do throws(SQLError) {
        try await database.quickCheck()
        return .fine(path)
      } catch {
        return Finding(.broken, fault(error, path))
      }
    }
  }

  /// Examines the file in `folder`, the profile's.
  func finding(in folder: String) async -> Finding {
    guard access(folder, X_OK) == 0 || errno == ENOENT else {
      return Finding(.broken, StorageError.cannotRead.phrase)
    }
    let path = "\(folder)/\(file)"
    if let obstacle = Self.obstacle(at: path) { return obstacle }
    return await examine(path) ?? Finding(.note, ko: "아직 데이터가 없습니다.", en: "No data yet.")
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Something other than a file at `path`; nil for a file, or if there is nothing.
  private static func obstacle(at path: String) -> Finding? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: Phrase(ko: "폴더", en: "folder")
      case S_IFIFO: Phrase(ko: "파이프", en: "pipe")
      case S_IFSOCK: Phrase(ko: "소켓", en: "socket")
      default: Phrase(ko: "장치", en: "device")
      }
    return Finding(
      .broken, ko: "파일이 아니라 \(kind.text(.korean))입니다: \(path). 다른 곳으로 옮겨 주세요.",
      en: "\(path) is a \(kind.text(.english)), not a file. Move it elsewhere.")
  }
}
