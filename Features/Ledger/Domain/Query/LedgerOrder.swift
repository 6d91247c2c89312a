public import Phrases
import Time
import WalletDomain

/// The order of rows; equal ones are in the order of their ids.
public enum LedgerOrder: String, CaseIterable, Sendable {
  case newestFirst = "newest"
  case oldestFirst = "oldest"
  /// From the largest income to the largest spending.
  case amountDescending = "received"
  /// From the largest spending to the largest income.
  case amountAscending = "spent"

  public var phrase: Phrase {
    switch self {
    case .newestFirst: Phrase(ko: "최신순", en: "Newest first")
    case .oldestFirst: Phrase(ko: "오래된순", en: "Oldest first")
    case .amountDescending: Phrase(ko: "수입 많은 순", en: "Highest income first")
    case .amountAscending: Phrase(ko: "지출 많은 순", en: "Highest expense first")
    }
  }

  public var isByDay: Bool { self == .newestFirst || self == .oldestFirst }

  public var isAscending: Bool { self == .oldestFirst || self == .amountAscending }

  /// The place of a row in this order.
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
