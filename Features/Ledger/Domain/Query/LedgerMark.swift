import Phrases
import WalletDomain

/// What an entry can be asked to be, after `is:`.
public enum LedgerMark: String, CaseIterable, Sendable {
  case income, spending
  case linked, transfer
  case cardBill = "card_bill"
  case topUp = "top_up"
  case refund, same
  case uncleared, cleared, locked
  case split, imported, manual

  var korean: String {
    switch self {
    case .income: "수입"
    case .spending: "지출"
    case .linked: "연결"
    case .transfer: "이체"
    case .cardBill: "카드대금"
    case .topUp: "충전"
    case .refund: "환불"
    case .same: "같은결제"
    case .uncleared: "미확인"
    case .cleared: "확인"
    case .locked: "잠김"
    case .split: "나눔"
    case .imported: "가져옴"
    case .manual: "직접추가"
    }
  }

  /// Also as screens and lists write it: `Card bill`, `top-up`.
  init?(word: String) {
    func plain(_ word: String) -> String { word.lowercased().filter { !" -_".contains($0) } }
    let word = plain(word)
    let found = Self.allCases.first { mark in
      let shown = mark.link?.phrase ?? mark.state?.phrase
      let names = Language.allCases.compactMap { shown?.text($0) }
      return ([mark.rawValue, mark.korean] + names).contains { plain($0) == word }
    }
    guard let found else { return nil }
    self = found
  }

  /// The kind of link that it names; nil for another mark.
  public var link: EntryLink.Kind? { EntryLink.Kind(rawValue: rawValue) }

  /// The state that it names; nil for another mark.
  public var state: EntryStatus.State? {
    switch self {
    case .uncleared: .open
    case .cleared: .cleared
    case .locked: .locked
    default: nil
    }
  }

  func fits(_ row: LedgerRow) -> Bool {
    if let link { return row.link?.kind == link }
    if let state { return row.status.state == state }
    return switch self {
    case .income: row.link == nil && row.amount > .zero
    case .spending: row.link == nil && row.amount < .zero
    case .linked: row.link != nil
    case .split: row.partOf != nil
    case .imported: row.origin == .imported
    default: row.origin == .hand
    }
  }
}
