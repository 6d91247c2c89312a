public import Phrases

/// What can go wrong with an export.
public enum ExportError: PhrasedError, Hashable {
  /// A folder, a pipe or a device has the name.
  case notFile
  /// There is a file that may not be replaced.
  case exists
  /// One of the program's own files has the name.
  case ownFile
  case noFolder
  case cannotWrite
  case diskFull
  /// The rows cannot be read.
  case ledger(LedgerError)

  public var phrase: Phrase {
    switch self {
    case .notFile:
      Phrase(
        ko: "파일이 아닙니다. 파일 이름까지 입력해 주세요.",
        en: "This is not a file. Enter a path with a file name.")
    case .exists:
      Phrase(
        ko: "같은 이름의 파일이 이미 있습니다. 덮어쓰거나 다른 이름을 입력해 주세요.",
        en: "A file with this name already exists. Replace it or enter another name.")
    case .ownFile:
      Phrase(
        ko: "갈비의 데이터 파일입니다. 다른 경로를 입력해 주세요.",
        en: "This is one of Galbi’s own files. Enter another path.")
    case .noFolder:
      Phrase(ko: "폴더를 찾을 수 없습니다. 경로를 확인해 주세요.", en: "Folder not found. Check the path.")
    case .cannotWrite:
      Phrase(
        ko: "이 폴더에 저장할 수 없습니다. 다른 폴더를 선택해 주세요.",
        en: "Can’t save to this folder. Choose another one.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 내보내지 못했습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full, so nothing was exported. Free up space and try again.")
    case .ledger(let error): error.phrase
    }
  }
}
