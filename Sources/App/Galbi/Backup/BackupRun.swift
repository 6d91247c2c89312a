import Files
import Launch
import LedgerDomain
import Phrases
import Platform
import SessionDomain
import SettingsData
import SettingsDomain
import Storage

/// Runs `galbi backup` and `galbi restore`: everything of the profile, and the settings, in one file.
@MainActor
struct BackupRun {
  private let launcher: Launcher
  /// The profile's; where a link has its name, what that leads to, which is kept and brought back.
  private let folder: String
  /// What has all profiles.
  private let profiles: String

  /// Where the two are in an archive.
  private static let (profile, settings) = ("profile/", "galbi.conf")
  /// The exit status where the user has to confirm.
  private static let questionStatus: Int32 = 3

  init(_ launcher: Launcher) {
    self.launcher = launcher
    let named = launcher.folders.folder(of: Profile(name: ""))
    folder = FileAccess.target(of: named)
    profiles = FileAccess.folder(of: named)
  }

  /// Returns the exit status.
  func run(_ command: BackupCommand) async -> Int32 {
    guard launcher.settings.settings.address(.database) == nil else {
      return complain(BackupText.onServer)
    }
    return await CommandSession(launcher).unlocked(isChange: true) { app in
      do throws(ProfileFilesError) {
        switch command {
        case .backUp(let path, let isReplacing):
          return try await backUp(to: expanded(path, app), isReplacing: isReplacing)
        case .restore(let path, let isConfirmed):
          return try await restore(expanded(path, app), isConfirmed: isConfirmed, app)
        }
      } catch {
        if Task.isCancelled, !launcher.hasChanged {
          return complain(BackupText.phrase(of: .cancelled))
        }
        if case .restore = command, case .archive(.cannotWrite) = error {
          return complain(BackupText.cannotChange(folder))
        }
        return complain(error)
      }
    }
  }

  private func expanded(_ path: String, _ app: AppComponent) -> String {
    UserPath.expanded(path, homeFolder: app.context.variable("HOME"))
  }

  private func backUp(to path: String, isReplacing: Bool) async throws(ProfileFilesError) -> Int32 {
    guard FileAccess.time(of: folder) != nil else { return complain(BackupText.nothing) }
    let settings = launcher.settingsFile.path
    guard ![profiles, folder].contains(where: { FileAccess.isBelow($0, path) }),
      FileAccess.target(of: settings) != FileAccess.target(of: path)
    else { throw .archive(.ownFile) }
    // A database that is gone is none to leave out.
    try await check(folder)
    // Where the backup goes there has to be room in any case, and the profile's disk may be full or read-only.
    let copy = try makeFolder(in: FileAccess.folder(of: path))
    // It goes with its owner, and is packed by its path.
    defer { withExtendedLifetime(copy) {} }
    let names = try await ProfileFiles(folder: folder).copy(to: copy.path)
    try await check(copy.path)
    let members = try await Self.pack(
      names.map { (Self.profile + $0, "\(copy.path)/\($0)") }
        + (FileAccess.time(of: settings) == nil ? [] : [(Self.settings, settings)]),
      to: path, isReplacing: isReplacing)
    launcher.hasChanged = true
    launcher.printLine(BackupText.made(members).text(launcher.language))
    return 0
  }

  /// Writes the files under their names, and reads the archive again.
  @concurrent
  private static func pack(
    _ files: [(name: String, path: String)], to path: String, isReplacing: Bool
  ) async throws(ProfileFilesError) -> [Archive.Member] {
    do throws(ArchiveError) {
      let writer = try ArchiveWriter(path, isReplacing: isReplacing)
      for (name, path) in files { try writer.add(name, from: path) }
      try writer.finish()
      return try ArchiveReader(path).unpack(into: nil)
    } catch {
      throw .archive(error)
    }
  }

  @concurrent
  private static func unpack(
    _ path: String, into folder: String
  ) async throws(ProfileFilesError) -> [Archive.Member] {
    do throws(ArchiveError) {
      return try ArchiveReader(path).unpack(into: folder)
    } catch {
      throw .archive(error)
    }
  }

  /// Brings a backup back when it is whole and sound; until then, and where that fails, nothing is changed.
  private func restore(
    _ path: String, isConfirmed: Bool, _ app: AppComponent
  ) async throws(ProfileFilesError) -> Int32 {
    let parent = FileAccess.folder(of: folder)
    guard FileAccess.createFolders(parent) else { throw .archive(Archive.failure()) }
    if let link = ProfileFiles(folder: folder).link { throw .archive(.linked(link)) }
    let copy = try makeFolder(in: parent)
    defer { withExtendedLifetime(copy) {} }
    let members = try await Self.unpack(path, into: copy.path)
    let new = "\(copy.path)/\(Self.profile.dropLast())"
    guard FileAccess.time(of: new) != nil else { throw .archive(.notBackup) }
    try await check(new)
    if !isConfirmed {
      let hasData = await ProfileContents(folder: folder).isWorthAsking
      guard !hasData, !changesSettings("\(copy.path)/\(Self.settings)") else {
        complain(hasData ? BackupText.confirm : BackupText.confirmSettings)
        return Self.questionStatus
      }
    }
    guard !Task.isCancelled else { throw .archive(.cancelled) }
    app.session.signOut()
    try exchange(with: new)
    launcher.hasChanged = true
    try restoreSettings("\(copy.path)/\(Self.settings)")
    launcher.printLine(BackupText.restored(members).text(launcher.language))
    return 0
  }

  /// Puts the new folder in the place of the profile's, while no other program has that open.
  private func exchange(with new: String) throws(ProfileFilesError) {
    guard FileAccess.time(of: folder) != nil else {
      guard rename(new, folder) == 0 else { throw .archive(Archive.failure()) }
      return
    }
    guard let lock = FolderLock(folder), lock.take(.exclusive) else { throw .openElsewhere }
    if exchangeNames(folder, new) { return }
    let old = "\(new).old"
    guard rename(folder, old) == 0 else { throw .archive(Archive.failure()) }
    guard rename(new, folder) == 0 else {
      let failure = Archive.failure()
      rename(old, folder)
      throw .archive(failure)
    }
  }

  private func restoreSettings(_ path: String) throws(ProfileFilesError) {
    do throws(FileError) {
      guard let text = try FileAccess.read(path) else { return }
      let target = launcher.settingsFile.path
      try FileAccess.makeFolder(FileAccess.folder(of: target))
      try FileAccess.write(text, to: target)
    } catch {
      throw .archive(.cannotWrite)
    }
  }

  /// Throws what the doctor finds wrong with a folder's databases, also if they are of a newer version.
  private func check(_ folder: String) async throws(ProfileFilesError) {
    for check in SessionComponent.parts.flatMap({ $0.databaseChecks }) {
      let finding = await check.finding(in: folder)
      guard finding.state != .broken else { throw .finding(finding.text) }
    }
  }

  /// Whether a backup has other settings than those that there are.
  private func changesSettings(_ path: String) -> Bool {
    guard let new = try? FileAccess.read(path) else { return false }
    do throws(FileError) {
      guard let old = try FileAccess.read(launcher.settingsFile.path) else { return false }
      return old != new && !old.allSatisfy(\.isWhitespace)
    } catch {
      return true
    }
  }

  /// A new folder for this user alone.
  private func makeFolder(in folder: String) throws(ProfileFilesError) -> UnfinishedFile {
    guard let made = UnfinishedFile.folder(in: folder) else { throw .archive(Archive.failure()) }
    return made
  }

  @discardableResult
  private func complain(_ phrase: some Phrased) -> Int32 {
    launcher.printError(phrase.text(launcher.language))
    return 1
  }
}

/// What the words after `galbi backup` and `galbi restore` mean.
enum BackupCommand: Equatable {
  case backUp(String, isReplacing: Bool)
  case restore(String, isConfirmed: Bool)

  var purpose: Purpose {
    switch self {
    case .backUp: .words("galbi backup")
    case .restore: .words("galbi restore")
    }
  }

  /// Takes the path.
  init(_ verb: String, _ words: inout ArraySlice<String>, _ options: Options) throws(UsageError) {
    guard let path = words.popFirst() else {
      throw .missingWord(example: "galbi \(verb) books.galbi")
    }
    let isYes = options.ofCommands["--yes"] != nil
    self =
      verb == "backup"
      ? .backUp(path, isReplacing: isYes) : .restore(path, isConfirmed: isYes)
  }
}
