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

  var soundsReceived: Bool {
    let word = StatementWords.plain(entry.text)
    // What is paid for a loan is no interest of savings.
    return !word.has("대출") && !word.has("loan") && Self.received.contains(where: word.has)
  }
}
