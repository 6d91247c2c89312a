public import LedgerDomain
public import Phrases

/// What can go wrong with importing a statement.
public enum StatementError: PhrasedError, Hashable {
  case missing
  /// A folder, a pipe or a device.
  case notFile
  case cannotRead
  /// `limit` is in megabytes.
  case tooLarge(limit: Int)
  /// The encoding is unknown.
  case notText
  /// The file is UTF-8 but for this line.
  case notUTF8(line: Int)
  /// A quoted cell that begins in this line has no end.
  case openQuote(line: Int)
  case empty
  /// The ledger cannot be read or changed.
  case ledger(LedgerError)

  public var phrase: Phrase {
    switch self {
    case .missing:
      Phrase(ko: "파일을 찾을 수 없습니다. 경로를 확인해 주세요.", en: "File not found. Check the path.")
    case .notFile:
      Phrase(
        ko: "파일이 아닙니다. 파일 이름까지 입력해 주세요.",
        en: "This is not a file. Enter a path with a file name.")
    case .cannotRead:
      Phrase(
        ko: "파일을 읽을 수 없습니다. 파일 권한을 확인해 주세요.",
        en: "The file can’t be read. Check its permissions.")
    case .tooLarge(let limit):
      Phrase(
        ko: "파일이 \(limit) MB보다 큽니다. 기간을 나누어 가져와 주세요.",
        en: "The file is larger than \(limit) MB. Import it in parts.")
    case .notText:
      Phrase(
        ko: "CSV로 읽을 수 없는 파일입니다. 엑셀에서 ‘CSV UTF-8’로 다시 저장해 주세요.",
        en: "This file can’t be read as CSV. In Excel, save it as “CSV UTF-8”.")
    case .notUTF8(let line):
      Phrase(
        ko: "\(line)번째 줄에 읽을 수 없는 글자가 있습니다. 엑셀에서 ‘CSV UTF-8’로 다시 저장해 주세요.",
        en:
          "Line \(line) has a character that can’t be read. In Excel, save the file as “CSV UTF-8”."
      )
    case .openQuote(let line):
      Phrase(
        ko: "\(line)번째 줄의 따옴표가 닫히지 않았습니다. 파일을 확인해 주세요.",
        en: "The quote in line \(line) is never closed. Check the file.")
    case .empty:
      Phrase(ko: "파일이 비어 있습니다. 다른 파일을 선택해 주세요.", en: "The file is empty. Choose another one.")
    case .ledger(let error): error.phrase
    }
  }
}
