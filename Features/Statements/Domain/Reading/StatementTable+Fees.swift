import LedgerDomain
import Storage
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
      let day = payday ?? line.billingDay(in: month)
    else { return [] }
    return [line.fee(named: columns.feeName, on: day)]
  }

  /// The same lines, with fees that are what was taken: where these have the signs of the account, a minus was.
  func withFees(
    _ lines: [StatementEntry], _ signs: StatementSigns, _ rows: ArraySlice<FileRow>,
    _ columns: StatementColumns
  ) -> [StatementEntry] {
    guard areFeesSigned(lines, signs, rows, columns) else { return lines }
    return lines.map { line in
      var line = line
      let taken = -line.fee
      line.line?.fee = taken
      return line
    }
  }

  /// Whether a minus among the fees was taken, too, and did not come back: another column has the amounts with them, or
  /// most have one.
  private func areFeesSigned(
    _ lines: [StatementEntry], _ signs: StatementSigns, _ rows: ArraySlice<FileRow>,
    _ columns: StatementColumns
  ) -> Bool {
    let own = lines.filter { $0.fee != .zero }
    let minus = own.filter { $0.fee > .zero }
    guard !minus.isEmpty else { return false }
    // What came back to a card has a minus, and its fee has, too.
    if signs.kind == .card {
      return minus.count == own.count && minus.contains { $0.entry.amount < .zero }
    }
    let charged = rows.compactMap { row -> (row: FileRow, amount: Int64, fee: Int64)? in
      let fee = row.sum(columns.fees).amount
      guard fee != 0, let amount = row.plainAmount(at: mapping.onlyAmount) else { return nil }
      return (row, amount, fee)
    }
    func isStated(_ sum: (Int64, Int64) -> Int64) -> Bool {
      headings.indices.contains { column in
        !charged.isEmpty
          && charged.allSatisfy { charge in
            charge.row.plainAmount(at: column) == sum(charge.amount, charge.fee)
          }
      }
    }
    if isStated(&+) { return true }
    return minus.count * 2 > own.count && !isStated(&-)
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
      guard isWhole, discount <= line.entry.amount.size else { return off }
      return line.entry.amount < .zero ? off + discount : off - discount
    }
    guard off != .zero else { return nil }
    let (isBefore, isAfter) = (dues.contains((sum - off).amount), dues.contains(sum.amount))
    return isBefore == isAfter ? nil : isBefore
  }

  /// What was taken off a line of a card: what a bill does not have of an amount that is paid at once, if the line says
  /// as much; without a column for that all that is taken off what was used or approved.
  ///
  /// Of what came back it is negative: so much less came back.
  func discount(
    _ line: StatementEntry, _ signs: StatementSigns, _ columns: StatementColumns
  ) -> Won {
    guard signs.kind == .card || columns.isOfCard, !columns.isByPart,
      line.line?.isOverMonths != true,
      !line.isPartly, !columns.hasMeans
    else { return .zero }
    let isBack = line.entry.amount > .zero
    // As of a purchase, whose signs they have turned round.
    let discount = discount(
      line.entry.amount.size, billed: line.billed.map { isBack ? $0 : -$0 },
      line.line?.discount.size ?? .zero, columns)
    // A bill that gives back less than that has had a part of a purchase over months.
    if isBack, let billed = line.billed, line.line?.discount.size != discount, billed < discount {
      return .zero
    }
    return isBack ? -discount : discount
  }

  private func discount(
    _ amount: Won, billed: Won?, _ stated: Won, _ columns: StatementColumns
  ) -> Won {
    if columns.paid?.discounts.isEmpty == false { return stated <= amount ? stated : .zero }
    if columns.isBeforeDiscount, billed.map({ $0 == amount }) ?? true {
      return stated <= amount ? stated : .zero
    }
    guard let billed, billed >= .zero, billed < amount else { return .zero }
    let rest = amount - billed
    if stated == rest { return rest }
    // A file without months may have no more than a part of a purchase.
    return columns.instalment != nil && billed != .zero ? rest : .zero
  }
}

extension StatementEntry {
  /// What was taken off it, as an entry of its own.
  func discounts(_ discount: Won) -> [StatementEntry] {
    guard discount != .zero else { return [] }
    return [beside(discount, named: "할인", on: entry.day, isDiscount: true)]
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
  ///
  /// It is cancelled with its line.
  func beside(
    _ amount: Won, named name: String, on day: Day, isDiscount: Bool = false
  ) -> StatementEntry {
    let text = LedgerEntry.normalised("\(entry.text) \(name)")
    let line = Line(
      number, day: day, cancelled: isCancelled ? .whole : .none, cancelledOn: line?.cancelledOn,
      isDiscount: isDiscount)
    return StatementEntry(
      LedgerEntry(
        day: day, amount: amount, text: text, category: amount > .zero ? .income : .other),
      newAccount: newAccount, line: line)
  }
}

extension StatementEntry {
  /// Notes what its line says besides, by what the columns are.
  mutating func mark(_ row: FileRow, _ columns: StatementColumns) {
    if columns.isOverUnknownMonths(row) { line?.isOverMonths = true }
    if columns.isOfBroker, namesYield { line?.isYield = true }
  }
}
