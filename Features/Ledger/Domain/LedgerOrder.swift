public import Phrases
import Time
import WalletDomain

/// The order of rows; those that are equal stand by id.
public enum LedgerOrder: CaseIterable, Sendable {
  case newestFirst, oldestFirst
  /// From what was received to what was spent.
  case amountDescending
  /// From what was spent to what was received.
  case amountAscending

  public var phrase: Phrase {
    switch self {
    case .newestFirst: Phrase(ko: "최근 순", en: "newest first")
    case .oldestFirst: Phrase(ko: "오래된 순", en: "oldest first")
    case .amountDescending: Phrase(ko: "많이 받은 순", en: "most received first")
    case .amountAscending: Phrase(ko: "많이 쓴 순", en: "most spent first")
    }
  }

  public var isByDay: Bool { self == .newestFirst || self == .oldestFirst }

  public var isAscending: Bool { self == .oldestFirst || self == .amountAscending }

  /// What a row stands by.
  public func key(of row: LedgerRow) -> LedgerKey {
    LedgerKey(value: isByDay ? Int64(row.day.rawValue) : row.amount.amount, id: row.id)
  }
}
