import LedgerDomain
import Phrases
import Storage

/// Amounts in other currencies than won.
extension FileRow {
  /// Whether what stands beside an empty amount in won is one.
  func hasWon(_ columns: StatementColumns) -> Bool {
    let currency = StatementWords.plain(cell(at: columns.currency))
    return columns.currency != nil && ["", "krw", "원", "원화", "won", "₩", "￦"].contains(currency)
  }

  /// An amount in another currency, as `USD 12.99`; nil for none.
  func foreignAmount(_ columns: StatementColumns) -> String? {
    let amount = cell(at: columns.foreignAmount)
    guard amount.contains(where: { ("1"..."9").contains($0) }), !hasWon(columns) else { return nil }
    return inCurrency(amount, columns)
  }

  func inCurrency(_ amount: String, _ columns: StatementColumns) -> String {
    let stated = cell(at: columns.currency)
    let currency = stated.allSatisfy(\.isWhitespace) ? columns.headingCurrency : stated
    let words = [currency, amount].joined(separator: " ")
    return LedgerEntry.normalised(words).prefix(fitting: Self.quoted)
  }
}
