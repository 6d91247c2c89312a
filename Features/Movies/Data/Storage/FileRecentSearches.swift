import Files
public import Log
public import MoviesDomain
import Phrases
import Storage

/// Recent searches in a file, one a line.
///
/// Empty lines and repeated ones are ignored, and so is a file that is no text.
public struct FileRecentSearches: RecentSearches {
  private let folder: String
  private let log: Log

  private static let patience = Duration.seconds(1)

  private var path: String { "\(folder)/recent-searches" }

  /// `folder` is created if needed; nothing else locks it.
  public init(folder: String, log: Log) {
    self.folder = folder
    self.log = log
  }

  // Off the caller's actor, since the disk may be slow.
  @concurrent
  public func all() async throws(MoviesError) -> [String] { try read() }

  public func add(_ text: String) async throws(MoviesError) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    try await change { texts in [line] + texts.filter { !$0.isSameSearch(as: line) } }
  }

  public func remove(_ text: String) async throws(MoviesError) {
    try await change { texts in texts.filter { !$0.isSameSearch(as: text) } }
  }

  public func removeAll() async throws(MoviesError) {
    try await change { _ in [] }
  }

  /// Between reading and writing no other Galbi writes.
  @concurrent
  private func change(
    _ change: @Sendable ([String]) -> [String]
  ) async throws(MoviesError) {
    do throws(FileError) { try FileAccess.makeFolder(folder) } catch { throw failure(error) }
    guard let lock = FolderLock(folder), lock.takeExclusive(within: Self.patience) else {
      log.warning("movies", "The recent searches are locked by another program.")
      throw .storage(.busy)
    }
    let texts = change(try read()).prefix(MoviesState.recentLimit)
    do throws(FileError) {
      try FileAccess.write(texts.map { "\($0)\n" }.joined(), to: path)
    } catch {
      throw failure(error)
    }
  }

  private func read() throws(MoviesError) -> [String] {
    do throws(FileError) {
      let lines = try FileAccess.read(path)?.split(whereSeparator: \.isNewline) ?? []
      let texts = lines.reduce(into: [String]()) { texts, line in
        guard let text = MovieQuery(String(line), in: .english)?.text,
          !texts.contains(where: text.isSameSearch)
        else { return }
        texts.append(text)
      }
      return Array(texts.prefix(MoviesState.recentLimit))
    } catch {
      switch error {
      case .notText, .tooLarge:
        log.warning("movies", "The recent searches cannot be read, and are given up.")
        return []
      default: throw failure(error)
      }
    }
  }

  private func failure(_ error: FileError) -> MoviesError {
    log.error("movies", "\(error)")
    return switch error {
    case .cannotWrite: .storage(.cannotWrite)
    case .diskFull: .storage(.diskFull)
    default: .storage(.cannotRead)
    }
  }
}

extension String {
  fileprivate func isSameSearch(as other: String) -> Bool { lowercased() == other.lowercased() }
}
