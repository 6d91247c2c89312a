import PeopleData
import Phrases
import SQL
import SQLite
import Storage

extension DatabaseCheck {
  static let people = DatabaseCheck(
    SessionStores.peopleFile, Phrase(ko: "사람", en: "people"), migrations: StoredPeople.migrations
  ) { error, path in
    // Only what is damaged is set aside: the rest stays as it is.
    guard case .corrupt = error else { return StorageError(error).phrase }
    return Phrase(
      ko: "파일을 끝까지 읽을 수 없습니다: \(path). 다음에 시작할 때 따로 보관하고 새로 다운로드합니다.",
      en:
        "\(path) can’t be read completely. It will be set aside and downloaded again at the next "
        + "launch."
    )
  }
}
