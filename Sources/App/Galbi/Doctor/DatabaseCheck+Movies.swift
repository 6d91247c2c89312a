import MoviesData
import Phrases
import SQL
import SQLite
import Storage

extension DatabaseCheck {
  static let movies = DatabaseCheck(
    SQLiteMovies.file, Phrase(ko: "영화", en: "movies"), migrations: SQLiteMovies.migrations
  ) { error, path in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "파일을 끝까지 읽을 수 없습니다: \(path). 다음에 영화를 열 때 즐겨찾기와 함께 따로 보관합니다.",
      en:
        "\(path) can’t be read completely. It will be set aside, with its favourites, the next "
        + "time you open Movies."
    )
  }
}
