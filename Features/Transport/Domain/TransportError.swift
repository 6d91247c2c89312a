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
        ko: "저장된 출발지와 도착지를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요.",
        en: "The saved places can’t be read. Check the data folder.")
    case .cannotWrite:
      Phrase(
        ko: "출발지와 도착지를 저장할 수 없습니다. 데이터 폴더의 권한을 확인해 주세요.",
        en: "The places can’t be saved. Check the data folder’s permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 출발지와 도착지를 저장하지 못했습니다. 공간을 확보해 주세요.",
        en: "The disk is full, so the places were not saved. Free up space.")
    }
  }
}
