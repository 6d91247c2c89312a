import LedgerDomain
import Time
import WalletDomain

/// Bills of one account, each on a sheet of its own with what stands before its headings.
extension BankStatement {
  /// With what another sheet has, whose lines are counted on from these.
  ///
  /// Of a purchase over months each bill has another part: it is one entry.
  func joined(with other: BankStatement) -> BankStatement {
    var all = self
    let known = entries.reduce(into: [Collected: Set<Int?>]()) { known, line in
      if let key = Collected(line) { known[key, default: []].insert(line.instalment?.number) }
    }
    all.entries += other.entries.filter { line in
      guard let numbers = Collected(line).flatMap({ known[$0] }) else { return true }
      return numbers.contains(line.instalment?.number)
    }.map { line in
      var line = line
      line.cancellation = line.cancellation.map { $0 + cancelled.count }
      return line
    }
    all.entries = all.entries.enumerated().sorted { one, other in
      let (first, second) = (one.element.entry, other.element.entry)
      return (first.day, first.bank?.second ?? 0, one.offset)
        < (second.day, second.bank?.second ?? 0, other.offset)
    }.map(\.element)
    all.chain = BalanceChain(all.entries.map { BalanceStep($0.entry) })
    all.cancelled += other.cancelled
    for line in other.invalidLines { all.refuse(line.number, line.error) }
    all.invalidCount = invalidCount + other.invalidCount
    all.hasUnread = hasUnread || other.hasUnread
    for line in other.leftOut { all.leaveOut(line.number, line.reason) }
    all.unclearCount += other.unclearCount
    all.cards.formUnion(other.cards)
    all.hasInstalments = hasInstalments || other.hasInstalments
    all.isKindUnclear = isKindUnclear || other.isKindUnclear
    (all.kind, all.accountKind) = (kind ?? other.kind, accountKind ?? other.accountKind)
    all.isFirstReceived = isFirstReceived ?? other.isFirstReceived
    if dayOrders.isEmpty { (all.dayOrder, all.dayOrders) = (other.dayOrder, other.dayOrders) }
    if accountNumber.isEmpty { all.accountNumber = other.accountNumber }
    if holder.isEmpty { all.holder = other.holder }
    if bank.isEmpty { all.bank = other.bank }
    (all.currency, all.fraction) = (currency ?? other.currency, fraction ?? other.fraction)
    return all
  }

  /// A purchase over months, as each of its bills has it.
  private struct Collected: Hashable {
    let day: Day
    let amount: Won
    let text: String
    let months: Int

    /// Nil for what is paid at once.
    init?(_ line: StatementEntry) {
      guard let months = line.instalment?.months else { return nil }
      (day, amount, text) = (line.entry.day, line.entry.amount, line.entry.text)
      self.months = months
    }
  }
}
