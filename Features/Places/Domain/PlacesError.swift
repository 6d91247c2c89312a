public import Phrases
public import Services
public import Storage

/// What can go wrong with places.
public enum PlacesError: PhrasedError, Hashable {
  case service(ServiceError)
  /// The service does not accept the key of the settings.
  case keyRefused
  case storage(StorageError)
  /// The file of imported places is damaged.
  case damagedIndex

  public var phrase: Phrase {
    switch self {
    case .service(let error): error.phrase
    case .keyRefused:
      Phrase(
        ko: "장소 서비스의 키를 사용할 수 없습니다. places.key 설정과 TMap 상품 등록 여부를 확인해 주세요.",
        en:
          "The place service did not accept the key. Check places.key, and that TMap is enabled "
          + "for it."
      )
    case .storage(let error): error.phrase
    case .damagedIndex:
      Phrase(
        ko: "가져온 장소 파일이 손상되었습니다. galbi places import FILE로 다시 가져와 주세요.",
        en: "The imported places are damaged. Import them again with galbi places import FILE.")
    }
  }
}
