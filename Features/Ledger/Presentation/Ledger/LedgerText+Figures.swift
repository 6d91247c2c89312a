import LedgerDomain
import Phrases

/// The texts with figures.
extension LedgerText {
  /// How many rows are marked.
  static func marked(_ count: Int) -> Phrase {
    Phrase(ko: "고른 것 \(count.grouped)", en: "\(count.grouped) marked")
  }

  /// The title of the sheet that puts so many rows into a category.
  static func category(of count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 분류", en: "Category of \(count.grouped)")
  }

  /// The title of the sheet for the note of so many rows.
  static func note(of count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 메모", en: "Note of \(count.grouped)")
  }

  static func categorised(_ count: Int, _ category: LedgerCategory) -> Phrase {
    let name = category.phrase
    guard count > 0 else {
      return Phrase(
        ko: "이미 \(name.text(.korean)) 분류입니다.", en: "It is in \(name.text(.english)) already.")
    }
    return Phrase(
      ko: "\(count.grouped)건을 \(name.text(.korean)) 분류에 넣었습니다. u로 되돌립니다.",
      en: "\(count.grouped) put into \(name.text(.english)); u takes it back.")
  }

  static func noted(_ count: Int) -> Phrase {
    guard count > 0 else {
      return Phrase(ko: "메모가 그대로입니다.", en: "The note is as it was.")
    }
    return Phrase(
      ko: "\(count.grouped)건의 메모를 바꾸었습니다. u로 되돌립니다.",
      en: "The note of \(count.grouped) was changed; u takes it back.")
  }

  static func deleted(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 지웠습니다. u로 되돌립니다.",
      en: "\(count.grouped) deleted; u takes it back.")
  }

  static func imported(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 가져왔습니다. u로 되돌립니다.",
      en: "\(count.grouped) imported; u takes it back.")
  }

  static func exported(_ count: Int, to path: String) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 \(path)에 내보냈습니다.", en: "\(count.grouped) exported to \(path).")
  }

  static func tooManyToMark(_ limit: Int) -> Phrase {
    Phrase(
      ko: "한 번에 \(limit.grouped)건까지 고를 수 있습니다. 한 달만 고르세요.",
      en: "At most \(limit.grouped) can be marked at once; choose one month.")
  }

  /// How many entries, as `14건`.
  static func entries(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건", en: count == 1 ? "1 entry" : "\(count.grouped) entries")
  }
}
