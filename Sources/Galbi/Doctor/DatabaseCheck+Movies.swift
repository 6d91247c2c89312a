import MoviesData
import Phrases
import SQLite
import Storage

extension DatabaseCheck {
  static let movies = DatabaseCheck(
    SQLiteMovies.file, Phrase(ko: "영화", en: "movies"), migrations: SQLiteMovies.migrations
  ) { error, path in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "\(path)을(를) 온전히 읽을 수 없습니다. 다음에 영화를 열 때 즐겨찾기와 함께 옆으로 옮깁니다.",
      en: "\(path) cannot be read whole; when films are opened next, it is set aside with its "
        + "favourites.")
  }
}
