import LedgerDomain
import WalletDomain

/// Which way the first amount went, before which no balance stands.
extension StatementSigns {
  /// Whether the first line was received: the account had so much before by a line that moves nothing or before the
  /// headings; nil if nothing says it.
  func isReceived(_ first: StatementEntry, _ amount: Won) -> Bool? {
    let before = [-amount, amount].map { change in
      first.balance.map { balances.contains($0 + change) } ?? false
    }
    return before[0] == before[1] ? nil : before[0]
  }

  /// Whether that is likely since the bank calls it as others: there are two kinds of entries, of which all of one came
  /// in, and all of the other went out.
  ///
  /// Few lines prove nothing, and by what way money went says nothing of where.
  func isLikelyReceived(_ first: StatementEntry) -> Bool? {
    let unclear = Set(unclear)
    var ways: [String: Set<Bool>] = [:]
    for line in lines.dropFirst() where !unclear.contains(line.number) {
      ways[line.entry.bank?.kind ?? "", default: []].insert(line.entry.amount > .zero)
    }
    guard let kind = first.entry.bank?.kind, !StatementWords.isWay(kind), ways.count == 2,
      ways[""] == nil,
      let own = ways[kind], own.count == 1,
      let other = ways.first(where: { $0.key != kind })?.value,
      other.count == 1, own != other
    else { return nil }
    return own.first
  }
}

extension StatementEntry {
  /// Words of what is received rather than spent.
  private static let received = [
    "급여", "월급", "상여", "이자", "입금", "환급", "환불", "배당", "salary", "payroll", "interest", "deposit",
    "refund", "dividend",
  ]
  /// What brokers call what securities earn, which never goes out, without 금, 입금 or 지급 behind it.
  private static let yields: Set = [
    "배당", "현금배당", "중간배당", "결산배당", "분기배당", "해외배당", "외화배당", "분배", "etf분배", "펀드분배", "예탁금이용료",
    "고객예탁금이용료", "예수금이용료", "dividend", "dividends", "cashdividend", "dividendreceived",
    "qualifieddividend", "ordinarydividend",
  ]

  /// Whether a broker has said that securities have earned it.
  var isYield: Bool { line?.isYield == true }

  /// Whether it is called so, which other banks call what goes out, too, as 회비 분배: the last word of the text, if that
  /// is of securities, whose names may have such words themselves, as 고배당.
  var namesYield: Bool {
    let last = entry.text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    return [entry.bank?.kind ?? "", last].map(StatementWords.plain).contains { word in
      var word = word[...]
      for end in ["입금", "지급", "금"] where word.hasSuffix(end) && word.count > end.count {
        word = word.dropLast(end.count)
      }
      return Self.yields.contains(String(word))
    }
  }

  /// What is paid for securities or on what they have earned, whatever those are called.
  private static let paid = ["매수", "재투자", "소득세"]

  var soundsReceived: Bool {
    let word = StatementWords.plain(entry.text)
    let isPaid = [entry.bank?.kind ?? "", entry.text].map(StatementWords.plain).contains { word in
      Self.paid.contains(where: word.has) && !word.has("환") && !word.has("입금")
    }
    // What is paid for a loan is no interest of savings.
    return !word.has("대출") && !word.has("loan") && !isPaid
      && !(word.has("interest") && word.has("charge"))
      && Self.received.contains(where: word.has) || isYield
  }
}
