import LedgerDomain
import Time
import WalletDomain

/// What lines of cards have beside their amounts: fees on top of them, and discounts.
extension StatementTable {
  /// What is taken on top of a line, as an entry of its own; where there are balances they say it.
  func fees(
    _ line: StatementEntry, _ signs: StatementSigns, _ columns: StatementColumns,
    in month: Int, on payday: Day? = nil
  ) -> [StatementEntry] {
    let isOnTop = columns.balance == nil && (columns.isOfCard || columns.areFeesOnTop)
    guard signs.kind == .card || isOnTop, line.fee != .zero,
      !line.isCancelled,
      let day = payday ?? line.billingDay(in: month)
    else { return [] }
    return [line.fee(named: columns.feeName, on: day)]
  }

  /// Whether discounts are still to be taken off what a bill has of purchases that are paid at once, by what it comes to;
  /// nil if that does not say it.
  func isBeforeDiscount(_ lines: [StatementEntry], _ dues: Set<Int64>) -> Bool? {
    guard !dues.isEmpty else { return nil }
    let valid = lines.filter { !$0.isCancelled }
    let sum = valid.reduce(Won.zero) { $0 - ($1.billed ?? $1.entry.amount) - $1.fee }
    let off = valid.reduce(Won.zero) { off, line in
      let isWhole = line.instalment == nil && line.billed.map { $0 == line.entry.amount } ?? true
      let discount = line.line?.discount.size ?? .zero
      return isWhole && discount <= -line.entry.amount ? off + discount : off
    }
    guard off != .zero else { return nil }
    let (isBefore, isAfter) = (dues.contains((sum - off).amount), dues.contains(sum.amount))
    return isBefore == isAfter ? nil : isBefore
  }

  /// What was taken off a line of a card: what a bill does not have of an amount that is paid at once, if the line says
  /// as much; without a column for that all that is taken off what was used or approved.
  func discount(
    _ line: StatementEntry, _ signs: StatementSigns, _ columns: StatementColumns
  ) -> Won {
    let amount = line.entry.amount
    guard signs.kind == .card || columns.isOfCard, !columns.isByPart, line.instalment == nil,
      line.cancelled == .none, amount < .zero, !columns.hasMeans
    else { return .zero }
    if columns.paid?.discounts.isEmpty == false { return line.line?.discount.size ?? .zero }
    if columns.isBeforeDiscount, line.billed.map({ $0 == amount }) ?? true,
      let discount = line.line?.discount.size
    {
      return discount <= amount.size ? discount : .zero
    }
    guard let billed = line.billed, billed <= .zero, billed > amount else { return .zero }
    let rest = billed - amount
    if line.line?.discount.size == rest { return rest }
    // A file without months may have no more than a part of a purchase.
    return columns.discounts.isEmpty && columns.instalment != nil && billed != .zero ? rest : .zero
  }
}

extension StatementEntry {
  /// What was taken off it, as an entry of its own.
  func discounts(_ discount: Won) -> [StatementEntry] {
    guard discount != .zero else { return [] }
    return [beside(discount, named: "할인", on: entry.day)]
  }

  /// On which day a bill counts its part: that of the purchase, in a later month.
  ///
  /// So the fee of each bill is an entry of its own, in the period of the bill. Where the line does not say which part
  /// the bill has, it is the one of `month`, counted from the year 0.
  fileprivate func billingDay(in month: Int) -> Day? {
    let day = entry.day
    guard let instalment else { return day }
    let first = day.year * 12 + day.month - 1
    let months = instalment.number.map { first + $0 - 1 } ?? max(first, month)
    return stride(from: day.day, to: 27, by: -1).lazy
      .compactMap { Day(year: months / 12, month: months % 12 + 1, day: $0) }.first
      ?? Day(year: months / 12, month: months % 12 + 1, day: day.day)
  }

  /// The entry of its fee, of which the line has neither an approval nor a time.
  fileprivate func fee(named name: String, on day: Day) -> StatementEntry {
    beside(fee, named: name, on: day)
  }

  /// An entry beside it, of another amount.
  func beside(_ amount: Won, named name: String, on day: Day) -> StatementEntry {
    let text = LedgerEntry.normalised("\(entry.text) \(name)")
    return StatementEntry(
      LedgerEntry(
        day: day, amount: amount, text: text, category: amount > .zero ? .income : .other),
      newAccount: newAccount, line: Line(number, day: day))
  }
}
