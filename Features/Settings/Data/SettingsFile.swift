import Files
import Platform
public import SettingsDomain

/// Settings in a file, which an editor or another Galbi may write too.
public final class SettingsFile: SettingsRepository {
  public let path: String
  private let folder: String

  private nonisolated static let name = "galbi.conf"
  private nonisolated static let head =
    "# Galbi's settings; `galbi config list` says what there is.\n"
  private let patience: Duration

  /// - Parameters:
  ///   - folder: the folder for configuration, which need not exist.
  ///   - patience: how long to wait for another Galbi that holds the lock.
  public init(folder: String, patience: Duration = .seconds(5)) {
    self.folder = folder
    self.patience = patience
    path = "\(folder)/\(Self.name)"
  }

  public nonisolated func contents() throws(SettingsError) -> SettingsContents {
    contents(of: try read(FileAccess.readRepaired))
  }

  // Here and below away from the caller's actor: the disk takes its time.
  @concurrent
  public nonisolated func contentsAgain() async throws(SettingsError) -> SettingsContents {
    try contents()
  }

  @concurrent
  public nonisolated func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> SettingsContents {
    do throws(FileError) {
      try FileAccess.makeFolder(folder)
    } catch {
      throw SettingsError(error, path: path)
    }
    guard let lock = FolderLock(folder) else { throw .cannotWrite(path: path) }
    guard lock.takeExclusive(within: patience) else { throw .busy }
    // Bytes that are not text would be lost.
    let old = try read(FileAccess.read)
    var new = old
    new.set(key, to: value)
    guard new.text != old.text else { return contents(of: old) }
    do throws(FileError) {
      try FileAccess.write(new.text, to: path)
    } catch {
      throw SettingsError(error, path: path)
    }
    return contents(of: new)
  }

  public func observe(_ didChange: @escaping @MainActor () async -> Void) async {
    // The folder is made where it is missing, so that a file in it can be seen.
    guard (try? FileAccess.makeFolder(folder)) != nil,
      let events = try? FolderEvents(of: folder, files: [Self.name], at: .closing)
    else { return }
    await events.follow(didChange)
  }

  private nonisolated func contents(of text: SettingsText) -> SettingsContents {
    SettingsContents(
      text.values, customSettings: text.customSettings, unknown: text.unknown,
      faults: text.faults.prefix(SettingsContents.mostFaults).map { fault in
        .broken(path: path, line: fault.line, fault.reason)
      })
  }

  private nonisolated func read(
    _ text: (String) throws(FileError) -> String?
  ) throws(SettingsError) -> SettingsText {
    let settings: SettingsText
    do throws(FileError) {
      settings = SettingsText(try text(path) ?? Self.head)
    } catch {
      throw SettingsError(error, path: path)
    }
    // An editor may have made the file readable for other users.
    if settings.namesSecret { FileAccess.makePrivate(path) }
    return settings
  }
}

extension SettingsError {
  fileprivate init(_ error: FileError, path: String) {
    self =
      switch error {
      case .cannotRead, .cannotWatch: .cannotRead(path: path)
      case .tooLarge: .tooLarge(path: path)
      case .notText(_, let line): .notText(path: path, line: line)
      case .cannotWrite: .cannotWrite(path: path)
      case .diskFull: .diskFull
      }
  }
}
