public import Phrases

/// The texts of sorting.
public enum SortText: TextTable {
  /// The titles of the keys, and the names of the orders.
  case sort, reverse, ascending, descending, natural

  public var phrase: Phrase {
    switch self {
    case .sort: Phrase(ko: "정렬", en: "sort")
    case .reverse: Phrase(ko: "역순", en: "reverse order")
    case .ascending: Phrase(ko: "오름차순", en: "ascending")
    case .descending: Phrase(ko: "내림차순", en: "descending")
    case .natural: Phrase(ko: "기본 순서", en: "default order")
    }
  }

  /// The command that sorts by a column with this title.
  static func by(_ title: Phrase) -> Phrase {
    Phrase(
      ko: "정렬: \(title.text(.korean))", en: "sort by \(title.text(.english).lowercased())")
  }

  /// Says how the rows are sorted.
  static func sorted(by title: Phrase, _ order: TableColumn.Order) -> Phrase {
    let order: SortText = order == .ascending ? .ascending : .descending
    return Phrase(
      ko: "\(title.text(.korean)) \(order.text(.korean))",
      en: "\(title.text(.english)), \(order.text(.english))")
  }
}
