import LedgerDomain
import Phrases
import Time

/// The texts of what a bank says of an entry.
enum BankText: TextTable {
  case time, kind, counterpart, foreign, approval, balance, state, pending

  var phrase: Phrase {
    switch self {
    case .time: Phrase(ko: "시각", en: "Time")
    case .kind: Phrase(ko: "거래 종류", en: "Bank’s type")
    case .counterpart: Phrase(ko: "상대", en: "Counterpart")
    case .foreign: Phrase(ko: "외화", en: "Foreign")
    case .approval: Phrase(ko: "승인번호", en: "Approval")
    case .balance: Phrase(ko: "거래 후 잔액", en: "Balance after")
    case .state: Phrase(ko: "상태", en: "Status")
    case .pending: Phrase(ko: "확정 전", en: "pending, the amount may change")
    }
  }
}

extension BankRecord {
  /// The digits of a number that are shown.
  private static let shownDigits = 4

  /// As 오후 6:49; nil where the bank does not say it, or says midnight, which some say for that.
  var time: Phrase? {
    guard let second, second > 0, let day = Day(rawValue: 2026_01_01) else { return nil }
    return Moment(day, hour: second / 3_600, minute: second / 60 % 60)?.twelveHours
  }

  /// Whose the other account is, with the end of its number; empty if unknown.
  var otherSide: Phrase {
    let digits = (counterpartNumber ?? "").filter { $0.isNumber || $0 == "*" }
    let end = digits.isEmpty ? nil : "…\(digits.suffix(Self.shownDigits))"
    return Phrase([counterpart, end].compactMap(\.self).joined(separator: " "))
  }
}
