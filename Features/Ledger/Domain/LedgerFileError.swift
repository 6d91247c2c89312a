public import Phrases

/// What can go wrong with a file that is imported or exported.
public enum LedgerFileError: Error, Hashable, Sendable {
  case missing
  /// A folder, a pipe or a device.
  case notFile
  case cannotRead
  /// `limit` is in megabytes.
  case tooLarge(limit: Int)
  /// In none of the encodings that are known.
  case notText
  /// A quoted cell that begins in this line never ends.
  case openQuote(line: Int)
  case empty
  /// There is such a file, and nobody said that it may be replaced.
  case exists
  case noFolder
  case cannotWrite
  case diskFull

  /// One sentence for the user.
  public var phrase: Phrase {
    switch self {
    case .missing:
      Phrase(ko: "그런 파일이 없습니다. 경로를 확인하세요.", en: "There is no such file; check the path.")
    case .notFile:
      Phrase(
        ko: "파일이 아닙니다. 파일의 이름까지 적으세요.",
        en: "That is not a file; enter the path with a file's name.")
    case .cannotRead:
      Phrase(
        ko: "파일을 읽을 수 없습니다. 파일의 권한을 확인하세요.",
        en: "The file cannot be read; check its permissions.")
    case .tooLarge(let limit):
      Phrase(
        ko: "파일이 \(limit)MB보다 큽니다. 기간을 나누어 가져오세요.",
        en: "The file is larger than \(limit) MB; import it in parts.")
    case .notText:
      Phrase(
        ko: "UTF-8도 CP949도 아닌 파일입니다. CSV로 다시 저장하세요.",
        en: "The file is neither UTF-8 nor CP949; save it again as CSV.")
    case .openQuote(let line):
      Phrase(
        ko: "\(line)번째 줄의 따옴표가 닫히지 않았습니다. 파일을 고치세요.",
        en: "The quote in line \(line) is never closed; mend the file.")
    case .empty:
      Phrase(ko: "파일이 비어 있습니다. 다른 파일을 고르세요.", en: "The file is empty; choose another.")
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
    }
  }
}
