import HighwayData
import Phrases
import SQL
import SQLite
import Storage

extension DatabaseCheck {
  static let highway = DatabaseCheck(
    SQLiteHighway.file, Phrase(ko: "고속도로", en: "highway"), migrations: SQLiteHighway.migrations
  ) { error, path in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "파일을 끝까지 읽을 수 없습니다: \(path). 다음에 고속도로를 열 때 따로 보관하고 새로 다운로드합니다.",
      en:
        "\(path) can’t be read completely. It will be set aside and downloaded again the next "
        + "time you open Highway."
    )
  }
}
