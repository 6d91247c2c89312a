import HighwayData
import Phrases
import SQLite
import Storage

extension DatabaseCheck {
  static let highway = DatabaseCheck(
    SQLiteHighway.file, Phrase(ko: "고속도로", en: "highway"), migrations: SQLiteHighway.migrations
  ) { error, path in
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "\(path)을(를) 온전히 읽을 수 없습니다. 다음에 고속도로를 열 때 옆으로 옮기고 새로 받습니다.",
      en: "\(path) cannot be read whole; when the highway is opened next, it is set aside and "
        + "downloaded anew.")
  }
}
