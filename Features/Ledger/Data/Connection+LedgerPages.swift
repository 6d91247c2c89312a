import LedgerDomain
import SQLite

/// The ids of pages, read from the indexes alone, with one statement for each index and direction.
///
/// Each statement has two parts: the rows with the day or amount of the first one, and those after
/// it. SQLite merges them as they come, so that many equal rows cost nothing.
extension Connection {
  /// The ids in the direction of the scan.
  func ids(of query: LedgerQuery, _ scan: LedgerScan) throws(SQLiteError) -> [LedgerRow.ID] {
    try query.order.isByDay ? idsByDay(query, scan) : idsByAmount(query, scan)
  }

  private func idsByDay(
    _ query: LedgerQuery, _ scan: LedgerScan
  ) throws(SQLiteError) -> [LedgerRow.ID] {
    let (first, last) = (query.days.lowerBound, query.days.upperBound)
    guard let category = query.category?.rawValue else {
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, day FROM ledger WHERE day = ?1 AND id >= ?2
          UNION ALL SELECT id, day FROM ledger WHERE day BETWEEN max(?1 + 1, ?3) AND ?4
          ORDER BY day, id LIMIT ?5 OFFSET ?6
          """, scan.value, scan.id, first, last, scan.limit, scan.skip, row: id)
        : try self.query(
          """
          SELECT id, day FROM ledger WHERE day = ?1 AND id <= ?2
          UNION ALL SELECT id, day FROM ledger WHERE day BETWEEN ?3 AND min(?1 - 1, ?4)
          ORDER BY day DESC, id DESC LIMIT ?5 OFFSET ?6
          """, scan.value, scan.id, first, last, scan.limit, scan.skip, row: id)
    }
    return scan.isAscending
      ? try self.query(
        """
        SELECT id, day FROM ledger WHERE category = ?7 AND day = ?1 AND id >= ?2
        UNION ALL SELECT id, day FROM ledger
          WHERE category = ?7 AND day BETWEEN max(?1 + 1, ?3) AND ?4
        ORDER BY day, id LIMIT ?5 OFFSET ?6
        """, scan.value, scan.id, first, last, scan.limit, scan.skip, category, row: id)
      : try self.query(
        """
        SELECT id, day FROM ledger WHERE category = ?7 AND day = ?1 AND id <= ?2
        UNION ALL SELECT id, day FROM ledger
          WHERE category = ?7 AND day BETWEEN ?3 AND min(?1 - 1, ?4)
        ORDER BY day DESC, id DESC LIMIT ?5 OFFSET ?6
        """, scan.value, scan.id, first, last, scan.limit, scan.skip, category, row: id)
  }

  private func idsByAmount(
    _ query: LedgerQuery, _ scan: LedgerScan
  ) throws(SQLiteError) -> [LedgerRow.ID] {
    switch (query.category?.rawValue, query.month?.rawValue) {
    case (nil, nil):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger WHERE amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, row: id)
        : try self.query(
          """
          SELECT id, amount FROM ledger WHERE amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, row: id)
    case (let category?, nil):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger WHERE category = ?5 AND amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE category = ?5 AND amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, row: id)
        : try self.query(
          """
          SELECT id, amount FROM ledger WHERE category = ?5 AND amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE category = ?5 AND amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, row: id)
    case (nil, let month?):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, month, row: id)
        : try self.query(
          """
          SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, month, row: id)
    case (let category?, let month?):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, month, row: id)
        : try self.query(
          """
          SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, month, row: id)
    }
  }

  private var id: (borrowing Row) throws(SQLiteError) -> LedgerRow.ID {
    { row throws(SQLiteError) in Int64(try row[0] as Int) }
  }
}
