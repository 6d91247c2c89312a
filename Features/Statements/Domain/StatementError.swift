public import LedgerDomain
public import Phrases

/// What can go wrong with importing a statement.
public enum StatementError: PhrasedError, Hashable {
  case missing
  /// There are paths of several files.
  case several
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
  /// A page or a package in which there is no table.
  case noTable
  /// A table in which no line has a day and an amount.
  case noStatement
  /// It is of a kind that is not read.
  case other(OtherFile)
  /// A cell in this line is longer than any of a spreadsheet; `limit` is in letters.
  case longCell(line: Int, limit: Int)
  /// Cut, changed, or not what it seems.
  case damaged
  /// It has more than is read.
  case tooMuch(StatementExcess)
  /// It has declarations, which may stand for other files.
  case declarations
  /// It has a password, by which it can be read.
  case locked
  /// `isRepeated` if it is not the first wrong one.
  case wrongPassword(isRepeated: Bool)
  /// It has a password, and cannot be read with it either.
  case lockedForGood
  /// It is of an account in this currency, of which the ledger has none.
  case otherCurrency(String)
  /// There are amounts such as 5.50, and no currency is named.
  case fractions(String)
  /// An exported table of Galbi without columns of these names.
  case missingColumns([String])
  /// A library of the system that reads such files is not installed.
  case libraryMissing(String)
  /// The ledger cannot be read or changed.
  case ledger(LedgerError)

  /// How many megabytes a file may have.
  public static let fileLimit = 64

  public var phrase: Phrase {
    switch self {
    case .missing:
      Phrase(ko: "파일을 찾을 수 없습니다. 경로를 확인해 주세요.", en: "File not found. Check the path.")
    case .several:
      Phrase(
        ko: "파일이 여러 개입니다. 하나씩 가져와 주세요.", en: "These are several files. Import them one by one.")
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
        ko: "읽을 수 없는 파일입니다. 엑셀에서 .xlsx나 ‘CSV UTF-8’로 다시 저장해 주세요.",
        en: "This file can’t be read. In Excel, save it as .xlsx or “CSV UTF-8”.")
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
    case .noTable:
      Phrase(
        ko: "파일에 표가 없습니다. 은행에서 받은 거래내역 파일을 선택해 주세요.",
        en: "The file has no table. Choose the statement that you got from your bank.")
    case .noStatement:
      Phrase(
        ko: "날짜와 금액이 함께 있는 줄이 없어 거래내역이 아닙니다. 은행이나 카드사에서 받은 엑셀이나 CSV 파일을 선택해 주세요.",
        en:
          "No line has both a date and an amount, so this isn’t a statement. Choose an Excel or CSV "
          + "file from your bank or card company.")
    case .other(let file): file.phrase
    case .longCell(let line, let limit):
      Phrase(
        ko: "\(line)번째 줄에 \(limit)자보다 긴 칸이 있습니다. 은행에서 받은 거래내역 파일인지 확인해 주세요.",
        en:
          "A cell in line \(line) has more than \(limit) letters. Check that this is the statement that you "
          + "got from your bank.")
    case .damaged:
      Phrase(
        ko: "파일이 손상되어 읽을 수 없습니다. 은행에서 다시 받아 주세요.",
        en: "The file is damaged. Download it again from your bank.")
    case .tooMuch(let excess): excess.phrase
    case .declarations:
      Phrase(
        ko: "파일에 안전하지 않은 선언(DTD)이 있어 읽지 않았습니다. 은행에서 다시 받아 주세요.",
        en:
          "The file has unsafe declarations (DTD) and was not read. Download it again from your bank."
      )
    case .locked:
      Phrase(
        ko: "비밀번호가 걸린 파일입니다. 비밀번호를 입력해 주세요.",
        en: "The file has a password. Enter it.")
    case .wrongPassword(isRepeated: false):
      Phrase(ko: "비밀번호가 맞지 않습니다. 다시 입력해 주세요.", en: "The password is wrong. Enter it again.")
    case .wrongPassword(isRepeated: true):
      Phrase(
        ko: "비밀번호가 맞지 않습니다. 보통 생년월일 6자리(예: 900102)이고, 사업자는 사업자등록번호 10자리입니다.",
        en:
          "The password is wrong. It is usually the birthday in six digits (such as 900102), or a "
          + "business’s registration number in ten.")
    case .lockedForGood:
      Phrase(
        ko: "비밀번호가 걸린 이 형식은 읽을 수 없습니다. 엑셀에서 비밀번호를 지우고 .xlsx로 저장해 주세요.",
        en:
          "This kind of file can’t be read with its password. In Excel, remove it and save as .xlsx."
      )
    case .otherCurrency(let currency):
      Phrase(
        ko: "원화가 아닌 계좌(\(currency))의 파일입니다. 가계부에는 원화 내역만 가져올 수 있습니다.",
        en: "The file is of an account in \(currency). Only entries in won can be imported.")
    case .fractions(let amount):
      Phrase(
        ko: "원화가 아닌 금액(\(amount))이 있는 파일입니다. 가계부에는 원화 내역만 가져올 수 있습니다.",
        en:
          "The file has amounts that are not in won (\(amount)). Only entries in won can be imported."
      )
    case .missingColumns(let names):
      Phrase(
        ko:
          "갈비에서 내보낸 표에 없는 열이 있습니다: \(names.joined(separator: ", ")). 다시 내보내 모든 열을 그대로 두고 가져와 주세요.",
        en: "Columns of Galbi’s export are missing: \(names.joined(separator: ", ")). "
          + "Export again, and keep all columns.")
    case .libraryMissing(let library):
      Phrase(
        ko: "이 파일을 읽으려면 시스템 라이브러리(\(library))를 설치해야 합니다.",
        en: "To read this file, install the system’s library \(library).")
    case .ledger(let error): error.phrase
    }
  }
}

/// What a file has more of than is read.
public enum StatementExcess: CaseIterable, Hashable, Sendable {
  case cells, text
  /// Unpacked it would be many times as large.
  case unpacked
  /// Files or tables in it.
  case parts
  /// Parts in one another.
  case depth
  /// Time and memory.
  case work

  public var phrase: Phrase {
    switch self {
    case .cells:
      Phrase(
        ko: "파일에 칸이 너무 많습니다. 기간을 나누어 가져와 주세요.",
        en: "The file has too many cells. Import it in parts.")
    case .text:
      Phrase(
        ko: "파일에 글자가 너무 많습니다. 기간을 나누어 가져와 주세요.",
        en: "The file has too much text. Import it in parts.")
    case .unpacked:
      Phrase(
        ko: "압축을 풀면 너무 커지는 파일이라 읽지 않았습니다. 은행에서 다시 받아 주세요.",
        en:
          "Unpacked, the file would be too large, so it was not read. Download it again from your bank."
      )
    case .parts:
      Phrase(
        ko: "파일에 시트나 표가 너무 많습니다. 필요한 시트만 저장해 주세요.",
        en: "The file has too many sheets or tables. Save only what you need.")
    case .depth:
      Phrase(
        ko: "파일의 구조가 너무 깊어 읽지 않았습니다. 은행에서 다시 받아 주세요.",
        en: "The file is nested too deeply and was not read. Download it again from your bank.")
    case .work:
      Phrase(
        ko: "파일을 읽는 데 시간이나 메모리가 너무 많이 듭니다. 엑셀에서 .xlsx로 저장해 주세요.",
        en: "The file takes too much time or memory to read. In Excel, save it as .xlsx.")
    }
  }
}
