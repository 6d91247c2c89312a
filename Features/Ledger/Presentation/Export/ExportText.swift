import Phrases

/// The texts of the export.
enum ExportText {
  static let title = Phrase(ko: "내보내기", en: "Export")
  static let path = Phrase(ko: "파일", en: "File")
  static let scope = Phrase(ko: "범위", en: "Entries")
  static let shown = Phrase(ko: "표의 내역만", en: "Only those in the table")
  static let everything = Phrase(ko: "모든 내역", en: "All entries")
  static let write = Phrase(ko: "내보내기", en: "export")
  static let writing = Phrase(ko: "내보내는 중입니다.", en: "Exporting…")
  static let cancelling = Phrase(
    ko: "취소하면 파일이 만들어지지 않습니다.", en: "If you cancel, no file is written.")
  static let replaceQuestion = Phrase(
    ko: "같은 이름의 파일이 이미 있습니다. 덮어쓸까요?",
    en: "A file with this name already exists. Replace it?")
  static let replace = Phrase(ko: "덮어쓰기", en: "replace")
  static let otherName = Phrase(ko: "다른 이름", en: "other name")
  static let hint = Phrase(
    ko: "스프레드시트에서 열 수 있는 CSV 파일로 저장합니다.",
    en: "Saves a CSV file that opens in any spreadsheet.")
}
