import Files
public import SettingsDomain

/// Settings in a file, which an editor or another Galbi may write too.
public final class SettingsFile: SettingsRepository {
  public let path: String
  private let folder: String

  private nonisolated static let name = "galbi.conf"
  private nonisolated static let head =
    "# Galbi's settings; `galbi config list` says what there is.\n"
  /// How long to wait for another Galbi that holds the lock.
  private nonisolated static let patience = Duration.seconds(5)

  /// - Parameter folder: the folder for configuration, which need not exist.
  public init(folder: String) {
    self.folder = folder
    path = "\(folder)/\(Self.name)"
  }

  public nonisolated func values() throws(SettingsError) -> [SettingKey: String] {
    try read().values
  }

  public var customs: [CustomSetting] { (try? read().customs) ?? [] }

  /// The unknown names in the file, with their lines from 1; empty for a broken file.
  public func unknownNames() -> [(line: Int, name: String)] {
    (try? read().unknown) ?? []
  }

  // Here and below away from the caller's actor: the disk takes its time.
  @concurrent
  public nonisolated func valuesAgain() async throws(SettingsError) -> [SettingKey: String] {
    try values()
  }

  @concurrent
  public nonisolated func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> [SettingKey: String] {
    do throws(FileError) {
      try FileAccess.makeFolder(folder)
    } catch {
      throw SettingsError(error, path: path)
    }
    guard let lock = FolderLock(folder) else { throw .cannotWrite(path: path) }
    guard lock.takeExclusive(within: Self.patience) else { throw .busy }
    let old = try read()
    var new = old
    new.set(key, to: value)
    guard new.text != old.text else { return old.values }
    do throws(FileError) {
      try FileAccess.write(new.text, to: path)
    } catch {
      throw SettingsError(error, path: path)
    }
    return new.values
  }

  public func follow(_ didChange: @escaping @MainActor () async -> Void) async {
    // The folder is made where it is missing, so that a file in it can be seen.
    guard (try? FileAccess.makeFolder(folder)) != nil,
      let events = try? FolderEvents(of: folder, files: [Self.name], at: .closing)
    else { return }
    await events.follow(didChange)
  }

  private nonisolated func read() throws(SettingsError) -> SettingsText {
    let text: String?
    do throws(FileError) {
      text = try FileAccess.read(path)
    } catch {
      throw SettingsError(error, path: path)
    }
    do throws(SettingsText.Fault) {
      let text = try SettingsText(text ?? Self.head)
      // An editor may have made the file readable for other users.
      if text.values.keys.contains(where: \.isSecret) { FileAccess.makePrivate(path) }
      return text
    } catch {
      throw .broken(path: path, line: error.line, error.reason)
    }
  }
}

extension SettingsError {
  fileprivate init(_ error: FileError, path: String) {
    self =
      switch error {
      case .cannotRead, .cannotWatch: .cannotRead(path: path)
      case .tooLarge: .tooLarge(path: path)
      case .notText(_, let line): .broken(path: path, line: line, .notText)
      case .cannotWrite: .cannotWrite(path: path)
      case .diskFull: .diskFull
      }
  }
}
