import LedgerDomain
import SQLite

/// The ids of pages, read from the indexes alone, one statement for each way through them.
///
/// Each has two parts: the rows that are equal to the first one by day or amount, and those behind
/// it. SQLite merges them as they come, so that many equal rows cost nothing.
extension Connection {
  /// In the direction of the scan.
  func ids(of query: LedgerQuery, _ scan: LedgerScan) throws(SQLiteError) -> [LedgerRow.ID] {
    try query.order.isByDay ? idsByDay(query, scan) : idsByAmount(query, scan)
  }

  private func idsByDay(
    _ query: LedgerQuery, _ scan: LedgerScan
  ) throws(SQLiteError) -> [LedgerRow.ID] {
    let row = { (row: borrowing Row) throws(SQLiteError) -> LedgerRow.ID in
      Int64(try row[0] as Int)
    }
    let (first, last) = (query.days.lowerBound, query.days.upperBound)
    guard let category = query.category?.rawValue else {
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, day FROM ledger WHERE day = ?1 AND id >= ?2
          UNION ALL SELECT id, day FROM ledger WHERE day BETWEEN max(?1 + 1, ?3) AND ?4
          ORDER BY day, id LIMIT ?5 OFFSET ?6
          """, scan.value, scan.id, first, last, scan.limit, scan.skip, row: row)
        : try self.query(
          """
          SELECT id, day FROM ledger WHERE day = ?1 AND id <= ?2
          UNION ALL SELECT id, day FROM ledger WHERE day BETWEEN ?3 AND min(?1 - 1, ?4)
          ORDER BY day DESC, id DESC LIMIT ?5 OFFSET ?6
          """, scan.value, scan.id, first, last, scan.limit, scan.skip, row: row)
    }
    return scan.isAscending
      ? try self.query(
        """
        SELECT id, day FROM ledger WHERE category = ?7 AND day = ?1 AND id >= ?2
        UNION ALL SELECT id, day FROM ledger
          WHERE category = ?7 AND day BETWEEN max(?1 + 1, ?3) AND ?4
        ORDER BY day, id LIMIT ?5 OFFSET ?6
        """, scan.value, scan.id, first, last, scan.limit, scan.skip, category, row: row)
      : try self.query(
        """
        SELECT id, day FROM ledger WHERE category = ?7 AND day = ?1 AND id <= ?2
        UNION ALL SELECT id, day FROM ledger
          WHERE category = ?7 AND day BETWEEN ?3 AND min(?1 - 1, ?4)
        ORDER BY day DESC, id DESC LIMIT ?5 OFFSET ?6
        """, scan.value, scan.id, first, last, scan.limit, scan.skip, category, row: row)
  }

  private func idsByAmount(
    _ query: LedgerQuery, _ scan: LedgerScan
  ) throws(SQLiteError) -> [LedgerRow.ID] {
    let row = { (row: borrowing Row) throws(SQLiteError) -> LedgerRow.ID in
      Int64(try row[0] as Int)
    }
    switch (query.category?.rawValue, query.month?.rawValue) {
    case (nil, nil):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger WHERE amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, row: row)
        : try self.query(
          """
          SELECT id, amount FROM ledger WHERE amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, row: row)
    case (let category?, nil):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger WHERE category = ?5 AND amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE category = ?5 AND amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, row: row)
        : try self.query(
          """
          SELECT id, amount FROM ledger WHERE category = ?5 AND amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE category = ?5 AND amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, row: row)
    case (nil, let month?):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, month, row: row)
        : try self.query(
          """
          SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger WHERE day / 100 = ?5 AND amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, month, row: row)
    case (let category?, let month?):
      return scan.isAscending
        ? try self.query(
          """
          SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount = ?1 AND id >= ?2
          UNION ALL SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount > ?1
          ORDER BY amount, id LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, month, row: row)
        : try self.query(
          """
          SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount = ?1 AND id <= ?2
          UNION ALL SELECT id, amount FROM ledger
            WHERE category = ?5 AND day / 100 = ?6 AND amount < ?1
          ORDER BY amount DESC, id DESC LIMIT ?3 OFFSET ?4
          """, scan.value, scan.id, scan.limit, scan.skip, category, month, row: row)
    }
  }
}
