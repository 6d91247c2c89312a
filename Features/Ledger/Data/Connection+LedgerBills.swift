import LedgerDomain
import SQL
import Time
import WalletDomain

/// The bills of cards around an entry, each by its link.
extension Connection {
  typealias CardPayments = (card: LedgerAccount.ID, payments: [BilledRows.Payment])

  /// The payment of a card's bill that an entry is, or those of the entry's account in the days around it; nil
  /// without such a payment.
  func cardPayments(
    around row: LedgerRow, reading most: Int
  ) throws(SQLError) -> CardPayments? {
    let days = BilledRows.days(around: row.day)
    let found = try query(
      """
      SELECT \(Self.linkColumns), paid.day, paid.amount, card.account FROM ledger_link
        JOIN ledger AS paid ON paid.id = ledger_link.first
        JOIN ledger AS card ON card.id = ledger_link.second
      WHERE ledger_link.kind = 'card_bill' AND NOT ledger_link.is_refused AND ledger_link.id IN (
        SELECT id FROM ledger_link WHERE first = ?1
        UNION SELECT near.id FROM (
            SELECT id, link_kind FROM ledger
            WHERE account = ?2 AND day BETWEEN ?3 AND ?4 LIMIT ?5) AS own
          JOIN ledger_link AS near ON near.second = own.id
        WHERE own.link_kind = 'card_bill')
      ORDER BY ledger_link.id
      """, row.id, row.account.rawValue, days.lowerBound.rawValue, days.upperBound.rawValue, most
    ) { row throws(SQLError) -> (card: LedgerAccount.ID, payment: BilledRows.Payment)? in
      guard let day = Day(rawValue: try row[8]) else { return nil }
      let payment = BilledRows.Payment(
        try EntryLink(row), on: day, amount: Won(Int64(try row[9] as Int)))
      return (LedgerAccount.ID(rawValue: try row[10]), payment)
    }.compactMap(\.self)
    return found.first.map { first in (first.card, found.map(\.payment)) }
  }

  /// The payments with what their card has in the days around an entry; nil where that is too much.
  func billedRows(
    _ payments: CardPayments?, around row: LedgerRow, reading most: Int
  ) throws(SQLError) -> BilledRows? {
    guard let (card, payments) = payments else { return nil }
    let days = BilledRows.days(around: row.day)
    // What other links have as their second entry has paid the card, or was paid at once; of purchases over months
    // that came back no bill has a part.
    let shown: SQLText = """
      (SELECT id AS value FROM (
          SELECT id, instalments FROM ledger WHERE account = ?1 AND day BETWEEN ?2 AND ?3
          UNION ALL SELECT id, instalments FROM ledger
          WHERE instalments IS NOT NULL AND day >= ?4 AND day < ?2 AND account = ?1) AS near
        WHERE NOT EXISTS (SELECT 1 FROM ledger_link
          WHERE NOT ledger_link.is_refused AND ledger_link.second = near.id
            AND (ledger_link.kind <> 'refund' OR near.instalments IS NOT NULL))
        LIMIT ?5)
      """
    let rows = try query(
      entries(in: shown), card.rawValue, days.lowerBound.rawValue, days.upperBound.rawValue,
      Instalment.reach(back: days.lowerBound).rawValue, most + 1, row: LedgerRow.init)
    return rows.count > most ? nil : BilledRows(payments, rows)
  }
}
