import Files
import Launch
import Phrases
import Platform

/// Runs `galbi serve --ssh`: lets others use Galbi over ssh, each with a profile of their own.
@MainActor
struct ServeRun {
  private let launcher: Launcher

  init(_ launcher: Launcher) { self.launcher = launcher }

  /// Returns the exit status.
  func run(_ command: ServeCommand) -> Int32 {
    do throws(ServeError) {
      let folder = try ServeFolder(launcher.options.dataFolder, in: Self.presentFolder)
      switch command {
      case .print:
        for line in try dropIn(folder).text.split(separator: "\n") {
          launcher.printLine(String(line))
        }
      case .check: try check(dropIn(folder))
      case .install:
        let install = try ServeInstall(dropIn: dropIn(folder), server: server)
        try install.run()
        say(ServeText.installed(install.path))
      case .uninstall:
        try ServeInstall(dropIn: dropIn(folder), server: server).undo()
        say(ServeText.uninstalled(folder.path))
      case .list: try list(AccessList(folder.keys))
      case .add(let name, let file): try add(Self.key(in: file), as: name, in: folder)
      case .remove(let name): try remove(name, in: folder)
      case .session:
        try ServeSession(
          folder: folder, program: RunningProcess.program, variable: launcher.variable
        ).begin()
      }
      return 0
    } catch {
      if case .differs(let differences) = error {
        for difference in differences { say(ServeText.differs(difference)) }
      }
      launcher.printError(error.phrase.text(launcher.language))
      return 1
    }
  }

  private static var presentFolder: String { path { getcwd($0, $1) != nil } }

  /// The path that `fill` writes; empty if it fails.
  private static func path(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, fill(start, Int(PATH_MAX)) else { return "" }
      return String(cString: start)
    }
  }

  private var server: SSHServer {
    get throws(ServeError) {
      guard let server = SSHServer.installed else { throw .noServer }
      return server
    }
  }

  private func dropIn(_ folder: ServeFolder) throws(ServeError) -> SSHDropIn {
    guard ServeFolder.isPlain(RunningProcess.program) else {
      throw .badPath(RunningProcess.program)
    }
    return SSHDropIn(program: RunningProcess.program, folder: folder)
  }

  private func check(_ dropIn: SSHDropIn) throws(ServeError) {
    _ = try server.verify(dropIn)
    say(ServeText.holds)
    if !SessionSandbox.isPossible { say(ServeText.noLandlock) }
  }

  private func list(_ list: AccessList) {
    if list.entries.isEmpty { return say(ServeText.empty) }
    let columns = list.entries.map(\.name.count).max() ?? 0
    for entry in list.entries {
      let space = String(repeating: " ", count: columns - entry.name.count)
      launcher.printLine("\(entry.name)\(space)  \(entry.key.kind) …\(entry.key.data.suffix(16))")
    }
  }

  private func add(
    _ key: AccessKey, as name: String, in folder: ServeFolder
  ) throws(ServeError) {
    if access(folder.path, F_OK) != 0 {
      // sshd reads the list as the user who logs in.
      guard FileAccess.createFolders(folder.path), chmod(folder.path, 0o755) == 0 else {
        throw .unwritable(folder.path)
      }
    }
    try change(folder) { list throws(ServeError) in try list.add(key, as: name) }
    say(ServeText.added(name))
  }

  private func remove(_ name: String, in folder: ServeFolder) throws(ServeError) {
    try change(folder) { list throws(ServeError) in try list.remove(name) }
    say(ServeText.removed(name, folder: "\(folder.profiles)/\(name)"))
  }

  /// Between reading and writing no other Galbi changes the list.
  private func change(
    _ folder: ServeFolder, _ change: (inout AccessList) throws(ServeError) -> Void
  ) throws(ServeError) {
    let lock = FolderLock(folder.path)
    guard lock?.takeExclusive(within: .seconds(5)) != false else { throw .unwritable(folder.keys) }
    var list = try AccessList(folder.keys)
    try change(&list)
    try list.write()
    withExtendedLifetime(lock) {}
  }

  /// The public key of a file.
  private static func key(in path: String) throws(ServeError) -> AccessKey {
    let text: String?
    do throws(FileError) { text = try FileAccess.read(path) } catch { throw .unreadable(path) }
    guard let text else { throw .unreadable(path) }
    guard !text.contains("PRIVATE KEY") else { throw .privateKey(path) }
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.count == 1, let key = AccessKey(lines[0]) else { throw .badKey(path) }
    return key
  }

  private func say(_ phrase: Phrase) { launcher.printLine(phrase.text(launcher.language)) }
}
