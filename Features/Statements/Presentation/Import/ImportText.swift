import Phrases
import StatementsDomain

/// The texts of the import.
enum ImportText: TextTable {
  case title, path, read, add, none, first, invalidLines, reading, adding, hint, unusable,
    nothingNew,
    otherFile

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "가져오기", en: "Import")
    case .path: Phrase(ko: "파일", en: "file")
    case .read: Phrase(ko: "읽기", en: "read")
    case .add: Phrase(ko: "가져오기", en: "import")
    case .none: Phrase(ko: "(없음)", en: "(none)")
    case .first: Phrase(ko: "첫 내역", en: "First entries")
    case .invalidLines: Phrase(ko: "잘못된 줄", en: "Wrong lines")
    case .reading: Phrase(ko: "파일을 읽는 중입니다.", en: "Reading the file.")
    case .adding: Phrase(ko: "가져오는 중입니다.", en: "Importing.")
    case .hint:
      Phrase(
        ko: "은행에서 받은 CSV 파일의 경로를 적으세요. 무엇을 가져올지 먼저 보여 드립니다.",
        en: "Enter the path of a CSV file from a bank; you see what it has before it is imported.")
    case .unusable:
      Phrase(
        ko: "날짜, 내용, 금액이 어느 칸인지 고르세요.",
        en: "Choose which columns hold day, text and amount.")
    case .nothingNew:
      Phrase(ko: "새 내역이 없습니다.", en: "There is no new entry.")
    case .otherFile: Phrase(ko: "다른 파일", en: "another file")
    }
  }

  /// As `새 내역 12건, 이미 있는 것 3건, 잘못된 줄 2개`.
  static func counts(_ preview: ImportPreview) -> Phrase {
    let (new, known) = (preview.new.count.grouped, preview.knownCount.grouped)
    let wrong = preview.statement.invalidCount.grouped
    return Phrase(
      ko: "새 내역 \(new)건, 이미 있는 것 \(known)건, 잘못된 줄 \(wrong)개",
      en: "\(new) new, \(known) known already, \(wrong) wrong lines")
  }

  /// The title of the button that adds so many.
  static func add(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건 가져오기", en: "import \(count.grouped)")
  }

  static func invalid(_ line: BankStatement.InvalidLine) -> Phrase {
    Phrase(
      ko: "\(line.number.grouped)번째 줄: \(line.error.phrase.text(.korean))",
      en: "line \(line.number.grouped): \(line.error.phrase.text(.english))")
  }

  /// Says how many invalid lines are not listed.
  static func more(_ count: Int) -> Phrase {
    Phrase(ko: "그 밖에 \(count.grouped)개", en: "\(count.grouped) more")
  }
}
