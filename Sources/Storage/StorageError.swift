public import Phrases

/// Why stored data could not be read or changed, whatever feature they belong to.
public enum StorageError: PhrasedError, Hashable {
  case cannotRead
  case cannotWrite
  case diskFull
  /// Another program kept writing for as long as was waited.
  case busy
  /// A newer Galbi has changed the format.
  case newerData
  case damaged

  public var phrase: Phrase {
    switch self {
    case .cannotRead:
      Phrase(
        ko: "저장된 자료를 읽을 수 없습니다. 자료 폴더를 확인하세요.",
        en: "The stored data cannot be read; check the data folder.")
    case .cannotWrite:
      Phrase(
        ko: "자료를 저장할 수 없습니다. 자료 폴더의 권한을 확인하세요.",
        en: "The data cannot be stored; check the data folder's permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 저장하지 못했습니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full, so nothing was stored; make room and try again.")
    case .busy:
      Phrase(
        ko: "다른 프로그램이 자료를 쓰고 있습니다. 잠시 뒤에 다시 해 보세요.",
        en: "Another program is writing the data; try again in a moment.")
    case .newerData:
      Phrase(
        ko: "더 새로운 갈비가 쓴 자료입니다. 갈비를 새 판으로 바꾸세요.",
        en: "A newer Galbi wrote the data; update this one.")
    case .damaged:
      Phrase(
        ko: "저장된 자료가 손상되었습니다. 자료 폴더의 사본을 두고 galbi doctor로 확인하세요.",
        en: "The stored data are damaged; keep a copy of the data folder and run galbi doctor.")
    }
  }
}
