/// The lines of a small file that several processes change, in a folder of its own.
public struct LineFile: Sendable {
  public enum Failure: Error {
    /// Another program has kept the folder locked.
    case locked
    case cannotRead, cannotWrite, diskFull
  }

  private let folder: String
  private let name: String
  private let report: @Sendable (String) -> Void

  private static let patience = Duration.seconds(1)

  private var path: String { "\(folder)/\(name)" }

  /// `folder` is created if needed; what uses it locks it only for a moment. `report` is called with
  /// what the log shall have.
  public init(folder: String, name: String, report: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.name = name
    self.report = report
  }

  /// Without the empty ones; none of a file that is no text.
  ///
  /// Off the caller's actor, since the disk may be slow.
  @concurrent
  public func lines() async throws(Failure) -> [Substring] { try read() }

  /// Between reading and writing no other Galbi writes.
  @concurrent
  public func change(_ change: @Sendable ([Substring]) -> [String]) async throws(Failure) {
    do throws(FileError) { try FileAccess.makeFolder(folder) } catch { throw failure(error) }
    guard let lock = FolderLock(folder), lock.takeExclusive(within: Self.patience) else {
      report("The file \(name) is locked by another program.")
      throw .locked
    }
    let lines = change(try read())
    do throws(FileError) {
      try FileAccess.write(lines.map { "\($0)\n" }.joined(), to: path)
    } catch {
      throw failure(error)
    }
  }

  private func read() throws(Failure) -> [Substring] {
    do throws(FileError) {
      return try FileAccess.read(path)?.split(whereSeparator: \.isNewline) ?? []
    } catch {
      switch error {
      case .notText, .tooLarge:
        report("The file \(name) cannot be read, and is given up.")
        return []
      default: throw failure(error)
      }
    }
  }

  private func failure(_ error: FileError) -> Failure {
    report("\(error)")
    return switch error {
    case .cannotWrite: .cannotWrite
    case .diskFull: .diskFull
    default: .cannotRead
    }
  }
}
