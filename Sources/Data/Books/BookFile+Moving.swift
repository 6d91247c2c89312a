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
    PortableTable("ledger", refilled: searched), PortableTable("ledger_link"),
    PortableTable("ledger_offer"),
    PortableTable("ledger_command"),
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
      try server.run("SELECT count_ledger()")
      try copy.compare(BookFile.portableTables)
      for total in totals { try copy.compare(total.name, total.reading) }
      guard try server.areBalanced() else {
        throw .corrupt(path: "account", reason: "balances are not the sums of movements")
      }
    }

    /// The tables that `count_ledger` makes, each with what of it is the same in a file.
    private static let totals: [(name: String, reading: SQLText)] = [
      (
        "ledger_total",
        """
        SELECT month, category, count, spent, received, left_spent, left_received
        FROM ledger_total WHERE count > 0
        ORDER BY month, category
        """
      ),
      (
        "ledger_paired",
        """
        SELECT month, category, other_month, other_category, amount FROM ledger_paired
        WHERE amount > 0 ORDER BY 1, 2, 3, 4
        """
      ),
      (
        "ledger_account_total",
        """
        SELECT account, state, count, sum FROM ledger_account_total WHERE count > 0
        ORDER BY account, state
        """
      ),
      (
        "ledger_amount_total",
        """
        SELECT category, amount, count FROM ledger_amount_total WHERE count > 0
        ORDER BY category, amount
        """
      ),
    ]
  }
#endif
