import LedgerDomain
import Time
import WalletDomain

/// Bills of one account, each on a sheet of its own with what stands before its headings.
extension BankStatement {
  /// All of them as one, of which each has its lines counted on from those before; nil for none.
  ///
  /// Of a purchase over months each bill has another part: it is one entry.
  static func joined(_ statements: [BankStatement]) -> BankStatement? {
    guard var all = statements.first, statements.count > 1 else { return statements.first }
    var known: [Collected: Set<Int?>] = [:]
    all.note(all.entries, in: &known)
    for other in statements.dropFirst() { all.join(other, &known) }
    all.entries = all.entries.enumerated().sorted { one, other in
      let (first, second) = (one.element.entry, other.element.entry)
      return (first.day, first.bank?.second ?? 0, one.offset)
        < (second.day, second.bank?.second ?? 0, other.offset)
    }.map(\.element)
    all.chain = BalanceChain(all.entries.map { BalanceStep($0.entry) })
    return all
  }

  private func note(_ lines: [StatementEntry], in known: inout [Collected: Set<Int?>]) {
    for line in lines {
      if let key = Collected(line) { known[key, default: []].insert(line.instalment?.number) }
    }
  }

  private mutating func join(_ other: BankStatement, _ known: inout [Collected: Set<Int?>]) {
    let new = other.entries.filter { line in
      guard let numbers = Collected(line).flatMap({ known[$0] }) else { return true }
      return numbers.contains(line.instalment?.number)
    }.map { line in
      var line = line
      line.cancellation = line.cancellation.map { $0 + cancelled.count }
      return line
    }
    note(new, in: &known)
    entries += new
    cancelled += other.cancelled
    let count = invalidCount + other.invalidCount
    for line in other.invalidLines { refuse(line.number, line.error) }
    invalidCount = count
    hasUnread = hasUnread || other.hasUnread
    for line in other.leftOut { leaveOut(line.number, line.reason) }
    unclearCount += other.unclearCount
    cards.formUnion(other.cards)
    cardNames.formUnion(other.cardNames)
    hasInstalments = hasInstalments || other.hasInstalments
    isKindUnclear = isKindUnclear || other.isKindUnclear
    unlikelyKinds.formUnion(other.unlikelyKinds)
    undirected += other.undirected
    (kind, accountKind) = (kind ?? other.kind, accountKind ?? other.accountKind)
    isFirstReceived = isFirstReceived ?? other.isFirstReceived
    if dayOrders.isEmpty { (dayOrder, dayOrders) = (other.dayOrder, other.dayOrders) }
    if accountNumber.isEmpty { accountNumber = other.accountNumber }
    if holder.isEmpty { holder = other.holder }
    if bank.isEmpty { (bank, titled) = (other.bank, other.titled) }
    (currency, fraction) = (currency ?? other.currency, fraction ?? other.fraction)
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
