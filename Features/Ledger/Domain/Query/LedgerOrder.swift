public import Phrases
import Time
import WalletDomain

/// The order of rows; equal ones are in the order of their ids, those with equal names the newest first.
public enum LedgerOrder: String, CaseIterable, Sendable {
  case newestFirst = "newest"
  case oldestFirst = "oldest"
  /// From the largest income to the largest spending.
  case amountDescending = "received"
  /// From the largest spending to the largest income.
  case amountAscending = "spent"
  /// By the names of their categories.
  case categoryAscending = "category"
  case categoryDescending = "category-descending"
  case textAscending = "text"
  case textDescending = "text-descending"

  /// Those of which every row has a key.
  public static let keyed: [LedgerOrder] = [
    .newestFirst, .oldestFirst, .amountDescending, .amountAscending,
  ]

  public var phrase: Phrase {
    switch self {
    case .newestFirst: Phrase(ko: "최신순", en: "Newest first")
    case .oldestFirst: Phrase(ko: "오래된 순", en: "Oldest first")
    case .amountDescending: Phrase(ko: "수입 많은 순", en: "Highest income first")
    case .amountAscending: Phrase(ko: "지출 많은 순", en: "Highest expense first")
    case .categoryAscending: Phrase(ko: "분류 가나다순", en: "Category A–Z")
    case .categoryDescending: Phrase(ko: "분류 역순", en: "Category Z–A")
    case .textAscending: Phrase(ko: "내용 가나다순", en: "Description A–Z")
    case .textDescending: Phrase(ko: "내용 역순", en: "Description Z–A")
    }
  }

  public var isByDay: Bool { column == .day }

  /// Whether rows have to be ranked by names, which no index of the file has.
  public var isByName: Bool { column == .category || column == .text }

  public var isAscending: Bool {
    switch self {
    case .oldestFirst, .amountAscending, .categoryAscending, .textAscending: true
    case .newestFirst, .amountDescending, .categoryDescending, .textDescending: false
    }
  }

  /// The place of a row in this order, which is by day or by amount.
  public func key(of row: LedgerRow) -> LedgerKey {
    LedgerKey(value: isByDay ? Int64(row.day.rawValue) : row.amount.amount, id: row.id)
  }
}

/// The place of a row in an order.
public struct LedgerKey: Hashable, Comparable, Sendable {
  /// The day or the amount.
  public let value: Int64
  public let id: LedgerRow.ID

  public init(value: Int64, id: LedgerRow.ID) {
    self.value = value
    self.id = id
  }

  public static func < (one: LedgerKey, other: LedgerKey) -> Bool {
    (one.value, one.id) < (other.value, other.id)
  }
}
