public import Phrases

/// The texts of sorting.
public enum SortText {
  public static let sort = Phrase(ko: "정렬", en: "sort")
  static let nothingToSort = Phrase(ko: "정렬할 항목이 없습니다.", en: "There is nothing to sort.")
  public static let reverse = Phrase(ko: "역순", en: "reverse order")
  public static let ascending = Phrase(ko: "오름차순", en: "ascending")
  public static let descending = Phrase(ko: "내림차순", en: "descending")
  public static let natural = Phrase(ko: "정렬: 기본 순서", en: "Sort: default order")

  /// The command that sorts by a column with this title.
  static func by(_ title: Phrase) -> Phrase {
    Phrase(
      ko: "정렬: \(title.text(.korean))", en: "sort by \(title.text(.english).lowercased())")
  }

  /// Says how the rows are sorted.
  static func sorted(by title: Phrase, _ order: TableColumn.Order) -> Phrase {
    let order = order == .ascending ? SortText.ascending : SortText.descending
    return Phrase.composed(ko: "정렬: \(title) \(order)", en: "Sort: \(title), \(order)")
  }
}
