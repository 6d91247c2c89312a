public import Phrases

/// What can go wrong with an export.
public enum ExportError: PhrasedError, Hashable {
  /// A folder, a pipe or a device has the name.
  case notFile
  /// There is a file that may not be replaced.
  case exists
  case noFolder
  case cannotWrite
  case diskFull
  /// The rows cannot be read.
  case ledger(LedgerError)

  public var phrase: Phrase {
    switch self {
    case .notFile:
      Phrase(
        ko: "파일이 아닙니다. 파일의 이름까지 적으세요.",
        en: "That is not a file; enter the path with a file's name.")
    case .exists:
      Phrase(
        ko: "같은 이름의 파일이 있습니다. 바꿀지 정하거나 다른 이름을 적으세요.",
        en: "There is a file of that name; replace it or choose another name.")
    case .noFolder:
      Phrase(ko: "그런 폴더가 없습니다. 경로를 확인하세요.", en: "There is no such folder; check the path.")
    case .cannotWrite:
      Phrase(
        ko: "그곳에 쓸 수 없습니다. 다른 폴더를 고르세요.",
        en: "Nothing can be written there; choose another folder.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 내보내지 못했습니다. 자리를 비우고 다시 해 보세요.",
        en: "The disk is full, so nothing was exported; make room and try again.")
    case .ledger(let error): error.phrase
    }
  }
}
