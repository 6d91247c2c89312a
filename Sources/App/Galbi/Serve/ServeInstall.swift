import Files
import Platform

/// Installs a drop-in, the account for it, and the folder of the profiles.
struct ServeInstall {
  let dropIn: SSHDropIn
  let server: SSHServer
  /// Before the other files of its folder, since sshd takes the first value of each directive.
  var path = "/etc/ssh/sshd_config.d/00-galbi.conf"

  /// Installs everything, as root; what was there before stays unless sshd takes the new settings.
  ///
  /// - Throws: why not, as one of all cases but those of keys and sessions.
  func run() throws(ServeError) {
    guard geteuid() == 0 else { throw .notRoot }
    try Self.checkSafety(of: dropIn.program)
    try checkUser()
    let effective = try place()
    try makeUser()
    try makeFolders()
    try server.reload(effective)
  }

  /// Removes the drop-in and the account; keys and profiles stay.
  ///
  /// - Throws: why not, as `notRoot`, `notInstalled`, `foreignFile`, `foreignUser`, `unwritable`, `rejected`,
  ///   `noReload` and `usedAccount`.
  func undo() throws(ServeError) {
    guard geteuid() == 0 else { throw .notRoot }
    let isPlaced = try earlier() != nil
    try checkUser()
    guard isPlaced || getpwnam(SSHDropIn.user) != nil else { throw .notInstalled }
    if isPlaced {
      guard unlink(path) == 0 else { throw .unwritable(path) }
      try server.reload(server.effective())
    }
    try removeUser()
  }

  /// Writes the drop-in and has sshd test it; a drop-in that fails is taken back.
  ///
  /// Returns the configuration that sshd has then.
  ///
  /// - Throws: `foreignFile`, `unwritable`, `rejected` and `differs`.
  func place() throws(ServeError) -> String {
    let earlier = try earlier()
    do throws(ServeError) {
      try write(dropIn.text)
      return try server.verify(dropIn)
    } catch {
      if let earlier { try write(earlier) } else { unlink(path) }
      throw error
    }
  }

  /// The drop-in that is there, if any.
  ///
  /// - Throws: `foreignFile` for what Galbi has not written.
  private func earlier() throws(ServeError) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, let text = try? FileAccess.read(path),
      text.hasPrefix(SSHDropIn.head)
    else { throw .foreignFile(path) }
    return text
  }

  private func write(_ text: String) throws(ServeError) {
    do throws(FileError) { try FileAccess.write(text, to: path) } catch { throw .unwritable(path) }
  }

  /// - Throws: `unsafeProgram` for a program that others than root can replace, at any part of its
  ///   path, or that not everyone can run.
  static func checkSafety(of program: String) throws(ServeError) {
    guard ServeFolder.isPlain(program) else { throw .badPath(program) }
    var path = program
    while true {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == 0, status.st_mode & 0o022 == 0,
        status.st_mode & 0o001 != 0
      else { throw .unsafeProgram(path) }
      if path == "/" { return }
      path = FileAccess.folder(of: path)
    }
  }

  private func checkUser() throws(ServeError) {
    guard let account = getpwnam(SSHDropIn.user)?.pointee else { return }
    guard account.pw_uid != 0, String(cString: account.pw_dir) == dropIn.folder.path else {
      throw .foreignUser(SSHDropIn.user)
    }
  }

  /// The home folder is not the user's own, so that ssh finds no file of the user's in it.
  private func makeUser() throws(ServeError) {
    guard getpwnam(SSHDropIn.user) == nil else { return }
    let ending = SystemProgram.run(
      "/usr/sbin/useradd",
      [
        "--system", "--user-group", "--no-create-home", "--home-dir", dropIn.folder.path,
        "--shell", "/bin/sh", "--password", "*", "--comment", "Galbi", SSHDropIn.user,
      ])
    guard ending?.status == 0 else { throw .noUser(ending?.firstLine ?? "/usr/sbin/useradd") }
  }

  /// - Throws: `usedAccount` while someone is logged in, for example.
  private func removeUser() throws(ServeError) {
    guard getpwnam(SSHDropIn.user) != nil else { return }
    let ending = SystemProgram.run("/usr/sbin/userdel", [SSHDropIn.user])
    guard ending?.status == 0 else { throw .usedAccount(ending?.firstLine ?? "/usr/sbin/userdel") }
  }

  private func makeFolders() throws(ServeError) {
    let folder = dropIn.folder
    guard let account = getpwnam(SSHDropIn.user)?.pointee else { throw .noUser(SSHDropIn.user) }
    guard FileAccess.createFolders(folder.profiles), chmod(folder.path, 0o755) == 0,
      chown(folder.profiles, account.pw_uid, account.pw_gid) == 0
    else { throw .unwritable(folder.profiles) }
    try AccessList(folder.keys).write()
  }
}
