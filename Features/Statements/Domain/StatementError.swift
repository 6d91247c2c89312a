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
    case .notUTF8(let line):
      Phrase(
        ko: "\(line)번째 줄에 UTF-8이 아닌 글자가 있습니다. 파일을 고치세요.",
        en: "Line \(line) has a character that is not UTF-8; mend the file.")
    case .openQuote(let line):
      Phrase(
        ko: "\(line)번째 줄의 따옴표가 닫히지 않았습니다. 파일을 고치세요.",
        en: "The quote in line \(line) is never closed; mend the file.")
    case .empty:
      Phrase(ko: "파일이 비어 있습니다. 다른 파일을 고르세요.", en: "The file is empty; choose another.")
    case .ledger(let error): error.phrase
    }
  }
}
