import PeopleData
import Phrases
import SQLite
import Storage

extension DatabaseCheck {
  static let people = DatabaseCheck(
    PeopleComponent.file, Phrase(ko: "사람", en: "people"), migrations: SQLitePeople.migrations
  ) { error, path in
    // Only what is damaged is set aside: the rest stays as it is.
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "\(path)을(를) 온전히 읽을 수 없습니다. 다음 시작 때 옆으로 옮기고 새로 받습니다.",
      en: "\(path) cannot be read whole; the next launch sets it aside and downloads anew.")
  }
}
