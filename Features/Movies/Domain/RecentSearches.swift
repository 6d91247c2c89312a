/// The texts that were searched for last, each once, the newest first.
///
/// Texts that differ only by case are the same, and have the form of the newest.
public protocol RecentSearches: Sendable {
  /// At most `MoviesState.recentLimit`.
  func all() async throws(MoviesError) -> [String]

  /// Makes a text the newest, and drops those beyond the limit.
  func add(_ text: String) async throws(MoviesError)

  /// Does nothing if there is no such text.
  func remove(_ text: String) async throws(MoviesError)

  func removeAll() async throws(MoviesError)
}
