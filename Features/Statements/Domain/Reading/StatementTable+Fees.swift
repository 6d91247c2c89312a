import LedgerDomain
import Time
import WalletDomain

/// What lines have beside their amounts: fees on top of them, and discounts.
extension StatementTable {
  /// What a card takes on top of a line, as an entry of its own.
  func fees(
    _ line: StatementEntry, _ signs: StatementSigns, _ columns: StatementColumns,
    on payday: Day? = nil
  ) -> [StatementEntry] {
    guard signs.kind == .card || columns.isOfCard && columns.balance == nil, line.fee != .zero,
      !line.isCancelled,
      let day = payday ?? line.billingDay
    else { return [] }
    return [line.fee(named: columns.feeName, on: day)]
  }

  /// The same lines, in the order of the file, with the fees that the balances of an account follow as entries of their
  /// own.
  func withFees(_ lines: [StatementEntry], _ columns: StatementColumns) -> [StatementEntry] {
    guard columns.balance != nil, !columns.isOfCard, lines.contains(where: { $0.fee != .zero })
    else { return lines }
    let sides = [-1, 1].map { step in
      lines.indices.map { index -> Bool? in
        guard lines.indices.contains(index + step), lines[index].fee != .zero,
          let change = lines[index].change(from: lines[index + step])
        else { return nil }
        let (amount, fee) = (lines[index].entry.amount, lines[index].fee.size)
        if change == amount || change == -amount { return false }
        return change == amount - fee || change == -amount - fee ? true : nil
      }
    }
    func count(_ side: [Bool?]) -> Int { side.count { $0 != nil } }
    let isBack = count(sides[1]) > count(sides[0])
    let follow = isBack ? sides[1] : sides[0]
    let charged = follow.count { $0 == true }
    guard charged > follow.count(where: { $0 == false }) else { return lines }
    // Amounts without signs get them later, by the balances.
    let isUnsigned =
      mapping.onlyAmount != nil && columns.direction == nil
      && lines.allSatisfy { $0.entry.amount > .zero }
    return lines.indices.flatMap { index -> [StatementEntry] in
      let line = lines[index]
      guard line.fee != .zero, follow[index] != false, !line.isCancelled else { return [line] }
      let parts = line.charged(named: columns.feeName, isUnsigned: isUnsigned)
      return isBack ? parts.reversed() : parts
    }
  }

  /// What was taken off a line of a card's bill: what the bill does not have of an amount that is paid at once, if the
  /// line says as much.
  func discount(
    _ line: StatementEntry, _ signs: StatementSigns, _ columns: StatementColumns
  ) -> Won {
    let amount = line.entry.amount
    guard signs.kind == .card || columns.isOfCard, !columns.isByPart, line.instalment == nil,
      line.cancelled == .none, amount < .zero,
      let billed = line.billed, billed <= .zero, billed > amount
    else { return .zero }
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
    return [fee(discount, named: "할인", on: entry.day)]
  }

  /// On which day a bill counts its part: that of the purchase, in a later month.
  ///
  /// So the fee of each bill is an entry of its own, in the period of the bill. Nil where the line does not say which
  /// part the bill has.
  fileprivate var billingDay: Day? {
    let day = entry.day
    guard let instalment else { return day }
    guard let number = instalment.number else { return nil }
    let months = day.year * 12 + day.month + number - 2
    return stride(from: day.day, to: 27, by: -1).lazy
      .compactMap { Day(year: months / 12, month: months % 12 + 1, day: $0) }.first
      ?? Day(year: months / 12, month: months % 12 + 1, day: day.day)
  }

  /// The entry of its fee, of which the line has neither an approval nor a time.
  fileprivate func fee(named name: String, on day: Day) -> StatementEntry {
    fee(fee, named: name, on: day)
  }

  private func fee(_ amount: Won, named name: String, on day: Day) -> StatementEntry {
    let text = LedgerEntry.normalised("\(entry.text) \(name)")
    return StatementEntry(
      LedgerEntry(
        day: day, amount: amount, text: text, category: amount > .zero ? .income : .other),
      newAccount: newAccount, line: Line(number, day: day))
  }

  fileprivate func change(from other: StatementEntry) -> Won? {
    balance.flatMap { balance in other.balance.map { balance - $0 } }
  }

  /// The entry and that of its fee, with the balance before and after the fee.
  fileprivate func charged(named name: String, isUnsigned: Bool) -> [StatementEntry] {
    let taken = self.fee.size
    var (main, fee) = (self, fee(isUnsigned ? taken : -taken, named: name, on: entry.day))
    main.balance = balance.map { $0 + taken }
    fee.entry.bank = BankRecord(second: entry.bank?.second, balance: balance?.amount)
    fee.line = Line(number, day: instant.day, second: instant.second)
    main.line = line.map {
      Line(
        $0.number, day: $0.day, second: $0.second, approval: $0.approval, cancelled: $0.cancelled,
        cancelledOn: $0.cancelledOn, billed: $0.billed)
    }
    return [main, fee]
  }
}
