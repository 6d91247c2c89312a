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

  /// On which day a bill counts its part: that of the purchase, in a later month.
  ///
  /// So the fee of each bill is an entry of its own, in the period of the bill. Nil where the line does not say which
  /// part the bill has.
  var billingDay: Day? {
    let day = entry.day
    guard let instalment else { return day }
    guard let number = instalment.number else { return nil }
    let months = day.year * 12 + day.month + number - 2
    return stride(from: day.day, to: 27, by: -1).lazy
      .compactMap { Day(year: months / 12, month: months % 12 + 1, day: $0) }.first
      ?? Day(year: months / 12, month: months % 12 + 1, day: day.day)
  }

  /// The entry of its fee, of which the line has neither an approval nor a time.
  func fee(named name: String, on day: Day) -> StatementEntry {
    let text = LedgerEntry.normalised("\(entry.text) \(name)")
    return StatementEntry(
      LedgerEntry(day: day, amount: fee, text: text, category: fee > .zero ? .income : .other),
      newAccount: newAccount, line: Line(number, day: day))
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
