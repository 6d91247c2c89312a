import Phrases

/// The texts of the export.
enum ExportText: TextTable {
  case title, path, scope, shown, everything, write, writing, replaceQuestion, replace, otherName,
    hint

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "내보내기", en: "Export")
    case .path: Phrase(ko: "파일", en: "file")
    case .scope: Phrase(ko: "무엇", en: "what")
    case .shown: Phrase(ko: "보이는 것만", en: "what the table shows")
    case .everything: Phrase(ko: "모든 내역", en: "all entries")
    case .write: Phrase(ko: "내보내기", en: "export")
    case .writing: Phrase(ko: "내보내는 중", en: "Exporting")
    case .replaceQuestion:
      Phrase(
        ko: "같은 이름의 파일이 있습니다. 그것을 지우고 새로 쓸까요?",
        en: "There is a file of that name. Replace it?")
    case .replace: Phrase(ko: "새로 쓰기", en: "replace")
    case .otherName: Phrase(ko: "다른 이름", en: "another name")
    case .hint:
      Phrase(
        ko: "CSV 파일로 씁니다. 표 계산 프로그램에서 열 수 있습니다.",
        en: "Writes a CSV file, which spreadsheets open.")
    }
  }
}
