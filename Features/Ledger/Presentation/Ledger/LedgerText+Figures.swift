import LedgerDomain
import Phrases
import WalletDomain

/// The texts with figures.
extension LedgerText {
  /// How many rows are marked.
  static func marked(_ count: Int) -> Phrase {
    Phrase(ko: "선택 \(count.grouped)", en: "\(count.grouped) selected")
  }

  /// The title of the sheet that puts so many rows into a category.
  static func category(of count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 분류", en: "Category of \(english(count))")
  }

  /// The title of the sheet for the note of so many rows.
  static func note(of count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 메모", en: "Note for \(english(count))")
  }

  static func categorised(_ count: Int, _ category: LedgerCategory) -> Phrase {
    let name = category.phrase
    guard count > 0 else {
      return Phrase(
        ko: "이미 \(name.text(.korean)) 분류입니다.", en: "Already in \(name.text(.english)).")
    }
    return Phrase(
      ko: "\(count.grouped)건을 \(name.text(.korean)) 분류로 옮겼습니다. u로 되돌릴 수 있습니다.",
      en: "Moved \(english(count)) to \(name.text(.english)). Press u to undo.")
  }

  static func noted(_ count: Int) -> Phrase {
    guard count > 0 else { return Phrase(ko: "메모가 그대로입니다.", en: "The note is unchanged.") }
    return Phrase(
      ko: "\(count.grouped)건의 메모를 바꿨습니다. u로 되돌릴 수 있습니다.",
      en: "Changed the note of \(english(count)). Press u to undo.")
  }

  static func deleted(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 삭제했습니다. u로 되돌릴 수 있습니다.",
      en: "Deleted \(english(count)). Press u to undo.")
  }

  static func imported(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 가져왔습니다. u로 되돌릴 수 있습니다.",
      en: "Imported \(english(count)). Press u to undo.")
  }

  static func exported(_ count: Int, to path: String) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 \(path) 파일로 내보냈습니다.",
      en: "Exported \(english(count)) to \(path).")
  }

  static func tooManyToMark(_ limit: Int) -> Phrase {
    Phrase(
      ko: "한 번에 \(limit.grouped)건까지 선택할 수 있습니다. 한 달만 선택해 주세요.",
      en: "You can select up to \(limit.grouped) entries at once. Select one month.")
  }

  /// How many entries, as `14건`.
  static func entries(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건", en: english(count))
  }

  /// What entries come to in few columns, as `14건  +285만 -13.7만`.
  static func sums(_ summary: LedgerSummary) -> Phrase {
    func text(_ language: Language) -> String {
      "\(entries(summary.count).text(language))  \(signed(summary, language))"
    }
    return Phrase(ko: text(.korean), en: text(.english))
  }

  /// Income and expense in few columns, as `+285만 -13.7만`.
  static func signed(_ summary: LedgerSummary, _ language: Language) -> String {
    "+\(summary.received.shortText(language)) -\(summary.spent.shortText(language))"
  }

  private static func english(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count.grouped) entries"
  }
}
