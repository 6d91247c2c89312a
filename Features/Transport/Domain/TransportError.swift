public import Phrases

/// What can go wrong with the route.
public enum TransportError: PhrasedError, Hashable {
  case cannotRead
  case cannotWrite
  case diskFull

  public var phrase: Phrase {
    switch self {
    case .cannotRead:
      Phrase(
        ko: "적어 둔 출발지와 도착지를 읽을 수 없습니다. 자료 폴더를 확인하세요.",
        en: "The places you wrote cannot be read; check the data folder.")
    case .cannotWrite:
      Phrase(
        ko: "출발지와 도착지를 저장할 수 없습니다. 자료 폴더의 권한을 확인하세요.",
        en: "The places cannot be stored; check the data folder's permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 출발지와 도착지를 저장하지 못했습니다. 자리를 비우세요.",
        en: "The disk is full, so the places were not stored; make room.")
    }
  }
}
