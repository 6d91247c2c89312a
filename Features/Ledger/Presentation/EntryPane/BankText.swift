import LedgerDomain
import Phrases
import Time
import WalletDomain

/// The texts of what a bank says of an entry.
enum BankText {
  static let time = Phrase(ko: "시각", en: "Time")
  static let kind = Phrase(ko: "거래 종류", en: "Bank’s type")
  static let counterpart = Phrase(ko: "상대", en: "Counterpart")
  static let foreign = Phrase(ko: "외화", en: "Foreign")
  static let approval = Phrase(ko: "승인번호", en: "Approval")
  static let balance = Phrase(ko: "거래 후 잔액", en: "Balance after")
  static let state = Phrase(ko: "상태", en: "Status")
  static let instalments = Phrase(ko: "할부", en: "Instalments")
  static let open = Phrase(ko: "남은 할부", en: "Still to pay")
  static let pending = Phrase(ko: "확정 전", en: "pending, the amount may change")
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

extension Instalment {
  /// As 6개월 중 2회, or with what each bill has where none is known.
  func phrase(of amount: Won, on day: Day) -> Phrase {
    if let number = number(on: day) {
      return Phrase(ko: "\(months)개월 중 \(number)회", en: "\(number) of \(months)")
    }
    let parts = parts(of: amount).map(\.phrase)
    let (first, usual) = (parts[0], parts[parts.count - 1])
    let isOdd = first != usual
    return Phrase(
      ko: "\(months)개월, 매달 \(usual.text(.korean))"
        + (isOdd ? " (첫 달 \(first.text(.korean)))" : ""),
      en: "\(months) months, \(usual.text(.english)) a month"
        + (isOdd ? " (\(first.text(.english)) first)" : ""))
  }

  /// What is still to pay, and in which months how much; nil if nothing is, or no bill is known.
  func openPhrase(of amount: Won, on day: Day) -> Phrase? {
    guard let open = open(of: amount, after: day), let sum = open.first else { return nil }
    var spans: [(first: LedgerMonth, last: LedgerMonth, amount: Won)] = []
    for (month, part) in open {
      if let span = spans.last, span.amount == part {
        spans[spans.count - 1].last = month
      } else {
        spans.append((month, month, part))
      }
    }
    let total = open.dropFirst().map(\.amount).reduce(sum.amount, +)
    let months = spans.map { span in
      let months = span.first == span.last ? span.first.phrase : span.first.span(to: span.last)
      let isOne = span.first == span.last
      return Phrase.composed(
        ko: "\(months) \(isOne ? "" : "매달 ")\(span.amount)",
        en: "\(months) \(span.amount)\(isOne ? "" : " a month")")
    }.joined(separator: ", ")
    return Phrase.composed(ko: "\(total): \(months)", en: "\(total): \(months)")
  }
}
