import Editing
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
    case .keyMissing: ServiceError.keyMissing("movies.key")
    case .keyRefused:
      Phrase(
        ko: "영화 서비스 키가 올바르지 않습니다. movies.key가 API 읽기 액세스 토큰인지 확인해 주세요.",
        en:
          "The movie service did not accept the key. Check that movies.key is its API read access "
          + "token."
      )
    case .storage(let error): error.phrase
    case .damaged(let name):
      Phrase(
        ko: "저장된 영화와 즐겨찾기가 손상되어 \(name) 파일로 따로 보관했습니다.",
        en: "The stored movies and favourites were damaged and moved to \(name).")
    case .missing:
      Phrase(
        ko: "영화를 찾을 수 없습니다. Esc로 돌아가 주세요.",
        en: "Movie not found. Press Esc to go back.")
    case .undoOverChange: EditingText.changedElsewhere
    }
  }
}
