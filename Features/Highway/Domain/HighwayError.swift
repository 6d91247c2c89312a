public import Phrases
public import Services
public import Storage

/// What can go wrong on the highway.
public enum HighwayError: PhrasedError, Hashable {
  case service(ServiceError)
  /// The settings have no key; `setting` is its name.
  case keyMissing(setting: String)
  case keyRefused(setting: String)
  /// As many requests as the key may make today have been made.
  case quotaExceeded(setting: String)
  case storage(StorageError)
  /// The database was damaged, and is kept under this file name.
  case damaged(movedTo: String)
  /// There is no such expressway.
  case missing
  /// Start and destination are next to each other.
  case tooNear
  /// No road leads from the start to the destination.
  case noRoad
  /// No expressway is on the way.
  case noExpressway
  /// The camera's picture cannot be shown.
  case unreadablePicture

  public var phrase: Phrase {
    switch self {
    case .service(let error): error.phrase
    case .keyMissing(let setting): ServiceError.keyMissing(setting)
    case .keyRefused(let setting):
      Phrase(
        ko: "API 키를 사용할 수 없습니다. \(setting) 설정을 확인해 주세요.",
        en: "The service did not accept the API key. Check \(setting).")
    case .quotaExceeded(let setting):
      Phrase(
        ko: "오늘 요청할 수 있는 횟수를 모두 사용했습니다(\(setting)). 내일 다시 시도해 주세요.",
        en: "The API key \(setting) has reached its limit for today. Try again tomorrow.")
    case .storage(let error): error.phrase
    case .damaged(let name):
      Phrase(
        ko: "저장된 도로 정보가 손상되어 \(name) 파일로 따로 보관했습니다.",
        en: "The stored road data was damaged and moved to \(name).")
    case .missing:
      Phrase(
        ko: "노선을 찾을 수 없습니다. Esc로 돌아가 주세요.",
        en: "Expressway not found. Press Esc to go back.")
    case .tooNear:
      Phrase(
        ko: "출발지와 도착지가 너무 가깝습니다. 다른 도착지를 선택해 주세요.",
        en: "Start and destination are too close. Choose another destination.")
    case .noRoad:
      Phrase(
        ko: "자동차로 갈 수 있는 길이 없습니다. 다른 도착지를 선택해 주세요.",
        en: "No road leads there. Choose another destination.")
    case .noExpressway:
      Phrase(
        ko: "이 경로에는 고속도로가 없습니다.", en: "There is no expressway on this route.")
    case .unreadablePicture:
      Phrase(ko: "CCTV 화면을 읽을 수 없습니다.", en: "The camera’s picture can’t be read.")
    }
  }
}
