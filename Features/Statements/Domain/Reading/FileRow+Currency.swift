import LedgerDomain
import Phrases
import Storage

/// Amounts in other currencies than won.
extension FileRow {
  /// Whether what stands beside an empty amount in won is one.
  func hasWon(_ columns: StatementColumns) -> Bool {
    hasWon(at: columns.currency, orNone: columns.headingCurrency.isEmpty)
  }

  /// With `orNone` a line that names no currency has won: not where the headings name another one.
  private func hasWon(at currency: Int?, orNone: Bool) -> Bool {
    guard currency != nil else { return false }
    let word = StatementWords.plain(cell(at: currency))
    return word.isEmpty
      ? orNone : ["krw", "410", "원", "원화", "won", "₩", "￦"].contains(word)
  }

  /// Whether an amount is not in won though a column beside it has another one: it is the same in its currency.
  func isForeign(_ mapping: ColumnMapping, _ columns: StatementColumns) -> Bool {
    guard columns.currency != nil, !columns.isWon, !hasWon(columns),
      let foreign = plainAmount(at: columns.foreignAmount)?.magnitude, foreign > 0
    else { return false }
    return [StatementRole.amount, .spent, .received].contains { role in
      mapping[role] != columns.foreignAmount && plainAmount(at: mapping[role])?.magnitude == foreign
    }
  }

  /// An amount in another currency, as `USD 12.99`; nil for none.
  func foreignAmount(_ columns: StatementColumns) -> String? {
    let amount = cell(at: columns.foreignAmount)
    let currency = columns.foreignCurrency ?? columns.currency
    guard amount.contains(where: { ("1"..."9").contains($0) }), !hasWon(at: currency, orNone: true)
    else { return nil }
    return inCurrency(amount, at: currency, columns)
  }

  func inCurrency(_ amount: String, _ columns: StatementColumns) -> String {
    inCurrency(amount, at: columns.currency, columns)
  }

  private func inCurrency(
    _ amount: String, at column: Int?, _ columns: StatementColumns
  ) -> String {
    let stated = cell(at: column)
    let currency = stated.allSatisfy(\.isWhitespace) ? columns.headingCurrency : stated
    let words = [currency, amount].joined(separator: " ")
    return LedgerEntry.normalised(words).prefix(fitting: Self.quoted)
  }
}
