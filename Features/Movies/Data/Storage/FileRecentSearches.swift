import Files
public import Log
public import MoviesDomain
import Phrases
import Storage

/// Recent searches in a file, one a line.
///
/// Empty lines and repeated ones are ignored, and so is a file that is no text.
public struct FileRecentSearches: RecentSearches {
  private let file: LineFile

  /// `folder` is created if needed; nothing locks it for long.
  public init(folder: String, log: Log) {
    file = LineFile(folder: folder, name: "recent-searches") { log.warning("movies", $0) }
  }

  public func all() async throws(MoviesError) -> [String] {
    do throws(LineFile.Failure) {
      return Self.texts(of: try await file.lines())
    } catch {
      throw MoviesError(error)
    }
  }

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

  private func change(
    _ change: @Sendable ([String]) -> [String]
  ) async throws(MoviesError) {
    do throws(LineFile.Failure) {
      try await file.change { lines in
        Array(change(Self.texts(of: lines)).prefix(MoviesState.recentLimit))
      }
    } catch {
      throw MoviesError(error)
    }
  }

  private static func texts(of lines: [Substring]) -> [String] {
    let texts = lines.reduce(into: [String]()) { texts, line in
      guard let text = MovieQuery(String(line), in: .english)?.text,
        !texts.contains(where: text.isSameSearch)
      else { return }
      texts.append(text)
    }
    return Array(texts.prefix(MoviesState.recentLimit))
  }
}

extension MoviesError {
  fileprivate init(_ failure: LineFile.Failure) {
    self =
      switch failure {
      case .locked: .storage(.busy)
      case .cannotRead: .storage(.cannotRead)
      case .cannotWrite: .storage(.cannotWrite)
      case .diskFull: .storage(.diskFull)
      }
  }
}

extension String {
  fileprivate func isSameSearch(as other: String) -> Bool { lowercased() == other.lowercased() }
}
