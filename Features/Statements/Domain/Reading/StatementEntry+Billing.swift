import LedgerDomain
import Time
import WalletDomain

/// What a bill has of an entry: a part of a purchase over months, and a fee of its own.
extension StatementEntry {
  /// Whether a bill has another amount than the purchase.
  var isInstalment: Bool { billed != entry.amount }

  /// With what its bill has of a purchase over months, and with all of that where it has only a part.
  func collected(isPart: Bool, on payday: Day?) -> StatementEntry {
    guard let stated = instalment else { return self }
    var line = self
    line.instalment = nil
    line.line?.isOverMonths = true
    let amount = entry.amount
    guard amount < .zero else { return line }
    let part = isPart ? amount : billed.flatMap { $0 < .zero ? $0 : nil }
    let isKnown = stated.number != nil && part != nil
    line.instalment = Instalment(
      months: stated.months, number: stated.number, principal: isKnown ? part?.size : nil,
      payday: isKnown ? payday : nil)
    let whole = Won(amount.amount * Int64(stated.months))
    if isPart, LedgerEntry.amounts.contains(whole.size.amount) {
      line = line.withAmount(whole)
      line.line?.billed = amount
    }
    return line
  }

  /// What the bill has, on the day on which it is paid; nil if it has nothing of it.
  func asBilled(on payday: Day) -> StatementEntry? {
    guard billed != .zero else { return nil }
    var line = withAmount(billed ?? entry.amount, on: payday)
    // Its approval is that of each part.
    line.entry.bank = BankRecord(instalment: instalment)
    return line
  }
}
