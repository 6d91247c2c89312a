import Phrases

/// The texts of the sheet with options.
enum ChoiceText: TextTable {
  case allCategories, allMonths, present

  var phrase: Phrase {
    switch self {
    case .allCategories: Phrase(ko: "모든 분류", en: "all categories")
    case .allMonths: Phrase(ko: "모든 달", en: "all months")
    case .present: Phrase(ko: "지금", en: "now")
    }
  }

  /// The title of the sheet that puts so many rows into a category.
  static func categorise(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 분류", en: "Category of \(count.grouped)")
  }
}
