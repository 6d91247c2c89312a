import LedgerDomain
import Storage
import WalletDomain

extension StatementColumns {
  /// Finds what a card has of purchases over months among columns that are free.
  mutating func readPurchases(_ headings: [String], _ free: [Int]) {
    guard isOfCard, !isOfLoan else { return }
    wholes = StatementHeadings.wholes.compactMap { headings.firstIndex(of: $0) }
      .filter(free.contains)
    let balance = balance
    rest = free.first { $0 != balance && StatementHeadings.isRest(headings[$0]) }
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

  /// What a line without a part of its own has for all of its purchase, which was spent.
  private func unbilled(_ columns: StatementColumns) -> Int64? {
    columns.wholes.lazy.compactMap { plainAmount(at: $0) }.first { $0 != 0 }.map { 0 &- $0 }
  }
}
