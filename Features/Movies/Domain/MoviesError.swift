public import Phrases
public import Services
public import Storage

/// What can go wrong with films.
public enum MoviesError: PhrasedError, Hashable {
  case service(ServiceError)
  /// The settings have no key for the service.
  case keyMissing
  /// The service does not accept the key of the settings.
  case keyRefused
  case storage(StorageError)
  /// The database was damaged, and is kept under this file name.
  case damaged(movedTo: String)
  case missing
  /// What is to be undone or redone was changed by another Galbi.
  case undoOverChange

  public var phrase: Phrase {
    switch self {
    case .service(let error): error.phrase
    case .keyMissing:
      Phrase(
        ko: "영화 서비스의 키가 없습니다. galbi config set movies.key로 넣어 주세요.",
        en: "There is no key for the movie service. Set it with galbi config set movies.key.")
    case .keyRefused:
      Phrase(
        ko: "영화 서비스가 키를 받아들이지 않았습니다. 설정의 movies.key가 API 읽기 액세스 토큰인지 확인하세요.",
        en:
          "The movie service did not accept the key; check that movies.key in the settings is its "
          + "API read access token.")
    case .storage(let error): error.phrase
    case .damaged(let name):
      Phrase(
        ko: "저장된 영화와 즐겨찾기가 손상되어 따로 보관했습니다: \(name)",
        en: "The stored films and favourites were damaged and are now in \(name).")
    case .missing:
      Phrase(ko: "그런 영화가 없습니다. Esc로 돌아가세요.", en: "There is no such film. Go back with Esc.")
    case .undoOverChange:
      Phrase(
        ko: "그사이 다른 곳에서 바뀌어 그대로 두었습니다.",
        en: "It was changed elsewhere in the meantime, so nothing was done.")
    }
  }
}
