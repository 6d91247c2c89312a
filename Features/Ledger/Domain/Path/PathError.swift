public import Phrases

/// Why a path cannot be completed.
public enum PathError: PhrasedError, Hashable {
  /// There is no such folder.
  case missing
  case cannotRead
  case slow
  /// No name in the folder begins so.
  case noMatch

  public var phrase: Phrase {
    switch self {
    case .missing:
      Phrase(ko: "폴더를 찾을 수 없습니다. 경로를 확인해 주세요.", en: "Folder not found. Check the path.")
    case .cannotRead:
      Phrase(
        ko: "이 폴더를 볼 수 없습니다. 경로를 직접 입력해 주세요.",
        en: "Cannot read this folder. Enter the whole path.")
    case .slow:
      Phrase(
        ko: "폴더가 응답하지 않습니다. 경로를 직접 입력해 주세요.",
        en: "The folder does not respond. Enter the whole path.")
    case .noMatch:
      Phrase(
        ko: "일치하는 파일이 없습니다. 경로를 확인해 주세요.", en: "No matching files. Check the path.")
    }
  }
}
