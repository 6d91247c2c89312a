import Files
public import Log
public import MoviesDomain
import Phrases
import Storage

/// Recent searches in a file, one a line.
public struct FileRecentSearches: RecentSearches {
  private let file: RecentFile<String, MoviesError>

  /// `folder` is created if needed; nothing locks it for long.
  public init(folder: String, log: Log) {
    file = RecentFile(
      folder: folder, name: "recent-searches", limit: MoviesState.recentLimit,
      isSame: { $0.lowercased() == $1.lowercased() },
      item: { MovieQuery(String($0), in: .english)?.text }, line: { $0 },
      report: { log.warning("movies", $0) }
    ) { problem in
      switch problem {
      case .locked: .storage(.busy)
      case .cannotRead: .storage(.cannotRead)
      case .cannotWrite: .storage(.cannotWrite)
      case .diskFull: .storage(.diskFull)
      }
    }
  }

  public func all() async throws(MoviesError) -> [String] { try await file.all() }

  public func add(_ text: String) async throws(MoviesError) {
    try await file.add(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  public func remove(_ text: String) async throws(MoviesError) {
    try await file.remove { $0.lowercased() == text.lowercased() }
  }

  public func removeAll() async throws(MoviesError) { try await file.removeAll() }
}
