public import Phrases

/// Where an entry of the ledger comes from.
public enum LedgerOrigin: String, CaseIterable, Sendable {
  /// A movement of the wallet; it is never deleted.
  case wallet
  /// Written by the user, who may delete it.
  case hand
  /// From a bank's statement.
  case imported = "import"

  public var phrase: Phrase {
    switch self {
    case .wallet: Phrase(ko: "슈퍼페이", en: "SuperPay")
    case .hand: Phrase(ko: "직접 추가", en: "Manual")
    case .imported: Phrase(ko: "가져옴", en: "Imported")
    }
  }
}
