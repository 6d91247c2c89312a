import Files
import Platform

/// The sessions of a key, each of which holds one of some files for as long as it lives.
struct KeySessions {
  let key: AccessKey
  /// Where the files are.
  let folder: String
  let most: Int

  static let usualMost = 8

  /// `text` is what the administrator has set; the usual number for anything but a positive one.
  init(of key: AccessKey, in folder: String, most text: String?) {
    self.key = key
    self.folder = folder
    most = text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? Self.usualMost
  }

  /// Takes a free file, which the process keeps, whatever it becomes, until it ends.
  ///
  /// - Throws: `tooManySessions`, and `cannotStart` where no file can be made.
  func take() throws(ServeError) {
    guard FileAccess.createFolders(folder) else { throw .cannotStart }
    for number in 1...most {
      let file = open(path(number), O_RDWR | O_CREAT | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw .cannotStart }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      close(file)
    }
    throw .tooManySessions(most)
  }

  /// No other key ends in the same way.
  func path(_ number: Int) -> String {
    "\(folder)/\(String(key.data.suffix(48).map { $0 == "/" ? "_" : $0 })).\(number)"
  }
}
