public import SQL

extension BookFile {
  /// The tables that a server has too, those that others refer to first.
  public static let portableTables = [
    PortableTable("account", replaceable: "last = 0 AND kind <> 'payee'"),
    PortableTable("movement"), PortableTable("card"), PortableTable("intent"),
    PortableTable("mart_stock", replaceable: "remaining = initial"), PortableTable("mart_order"),
    PortableTable("mart_line"), PortableTable("mart_cart"), PortableTable("mart_request"),
    PortableTable("mart_movement"), PortableTable("mart_text"), PortableTable("mart_search"),
    PortableTable("ledger_settings"), PortableTable("ledger_alias"),
    PortableTable("ledger_import"), PortableTable("ledger_reconciliation"),
    PortableTable("ledger", refilled: searched), PortableTable("ledger_command"),
    PortableTable("ledger_removed", refilled: searched),
  ]

  /// The next search makes them again, together with its index.
  private static let searched: Set = ["key", "initials"]
}

#if PostgreSQL
  public import PostgreSQL

  extension ServerBooks {
    /// Takes the place of empty books on `server`; the totals are counted again, and everything is compared.
    ///
    /// Throws `TableCopy.occupied` if there are books already, and `corrupt` if the result is not equal.
    public static func take(
      _ copy: TableCopy, on server: Connection
    ) throws(SQLError) {
      try copy.replace(BookFile.portableTables)
      for total in totals { try server.run(total.making) }
      try copy.compare(BookFile.portableTables)
      for total in totals { try copy.compare(total.name, total.reading) }
      guard try server.areBalanced() else {
        throw .corrupt(path: "account", reason: "balances are not the sums of movements")
      }
    }

    /// The tables that triggers keep, each with what makes it of the ledger, and what of it is the same in
    /// a file.
    static let totals: [(name: String, making: SQLText, reading: SQLText)] = [
      (
        "ledger_total",
        """
        INSERT INTO ledger_total SELECT day / 100, category, count(*),
          sum(greatest(-amount, 0)), sum(greatest(amount, 0)) FROM ledger GROUP BY 1, 2
        """,
        """
        SELECT month, category, count, spent, received FROM ledger_total WHERE count > 0
        ORDER BY month, category
        """
      ),
      (
        "ledger_account_total",
        """
        INSERT INTO ledger_account_total SELECT account, state, count(*), sum(amount)
          FROM ledger GROUP BY 1, 2
        """,
        """
        SELECT account, state, count, sum FROM ledger_account_total WHERE count > 0
        ORDER BY account, state
        """
      ),
      (
        "ledger_amount_total",
        """
        INSERT INTO ledger_amount_total SELECT category, amount, count(*)
          FROM ledger_rounded GROUP BY 1, 2
        """,
        """
        SELECT category, amount, count FROM ledger_amount_total WHERE count > 0
        ORDER BY category, amount
        """
      ),
    ]
  }
#endif
