import LedgerDomain
import Storage
import WalletDomain

extension StatementColumns {
  /// Finds what a card has of purchases over months among columns that are free; the only amounts are parts if what is
  /// left says so.
  mutating func readPurchases(
    _ headings: [String], _ free: [Int], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    guard isOfCard, !isOfLoan else { return }
    wholes = StatementHeadings.wholes.compactMap { headings.firstIndex(of: $0) }
      .filter(free.contains)
    let balance = balance
    rest = free.first { $0 != balance && StatementHeadings.isRest(headings[$0]) }
    guard principal == nil, wholes.isEmpty, let amount = mapping.onlyAmount,
      headings.indices.contains(amount), !StatementHeadings.principals.contains(headings[amount])
    else { return }
    let columns = self
    let areParts = rows.compactMap { $0.isPart(at: amount, columns) }
    if areParts.contains(true), !areParts.contains(false) { principal = amount }
  }
}

/// Purchases over months of which a card's line has a part where others have their amount.
extension FileRow {
  /// All of a purchase, with the sign of the part that a bill has of it, if its line has no amount or only that part.
  ///
  /// A column says it, or else what is left after the bill, or, without an amount, the months. Nil where nothing does.
  func purchase(ofPart part: Int64?, stated: Int64, _ columns: StatementColumns) -> Int64? {
    guard columns.isOfCard, !columns.isByPart, stated == 0 || stated == part else { return nil }
    guard let part, part != 0 else { return stated == 0 ? unbilled(columns) : nil }
    let size = Int64(clamping: part.magnitude)
    guard let instalment = columns.instalment(self) else { return nil }
    // Parts are rounded, and the first one has what is left over.
    func isWhole(_ amount: Int64) -> Bool {
      let all = size.multipliedReportingOverflow(by: Int64(instalment.months))
      return !all.overflow && amount > size && abs(amount &- all.partialValue) < size
    }
    let said = columns.wholes.lazy.map { sum([$0]).size.amount }.first(where: isWhole)
    let left = columns.rest.map { sum([$0]).size.amount }.flatMap { left -> Int64? in
      guard let number = instalment.number else { return nil }
      let all = left + size * Int64(number)
      return isWhole(all) ? all : nil
    }
    let months = stated == 0 && part < 0 ? size * Int64(instalment.months) : nil
    guard let all = said ?? left ?? months, LedgerEntry.amounts.contains(all) else { return nil }
    return part < 0 ? -all : all
  }

  /// Whether an amount is a part of a purchase over months, by what is left of it after the bill; nil where nothing is
  /// left, or if it is unknown which of them it is.
  fileprivate func isPart(at column: Int, _ columns: StatementColumns) -> Bool? {
    guard let instalment = columns.instalment(self), let number = instalment.number,
      number < instalment.months, let rest = columns.rest
    else { return nil }
    let (size, left) = (sum([column]).size.amount, sum([rest]).size.amount)
    guard size > 0, left > 0 else { return nil }
    let months = Int64(instalment.months)
    let parts = months - Int64(number)
    // Of the whole amount less is left than it is, of a part as much as the others are.
    return abs(left - size * parts) < abs(left - size * parts / months)
  }

  /// What a line without a part of its own has for all of its purchase, which was spent.
  private func unbilled(_ columns: StatementColumns) -> Int64? {
    columns.wholes.lazy.compactMap { plainAmount(at: $0) }.first { $0 != 0 }.map { 0 &- $0 }
  }
}
