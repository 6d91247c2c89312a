import LedgerDomain
import SQL
import Time
import WalletDomain

/// The entries of a statement that the ledger has already.
extension Connection {
  /// What a statement for an account brings, whatever the marks of rows; nil for a new one.
  func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) throws(SQLError) -> StatementNews {
    let accounts = try account == nil ? .builtIn : ledgerSettings().accounts
    var recognition = EntryRecognition(entries, into: account, in: accounts)
    let asked = recognition
    // What was made for a link until a statement brings it.
    let made = Set(
      try ids(
        """
        SELECT ledger_link.second FROM ledger_link JOIN ledger ON ledger.id = ledger_link.second
        WHERE is_made AND state <> ?
        """, EntryStatus.State.locked.rawValue))
    try readRows(
      asked.days, mayHave: asked.mayHave, asked.hasRecords ? { asked.mayHave($0, on: $1) } : nil,
      { recognition.note($0, on: $1) }
    ) { row, print in
      if !made.contains(row.id) { recognition.take(row, as: print) }
    }
    var news = recognition.news()
    news.newestImport = try scalar("SELECT max(id) FROM ledger_import") ?? 0
    return news
  }

  /// How many rows are the same entry as each of these, which are removed.
  func twins(of rows: [LedgerRow]) throws(SQLError) -> [LedgerRow.ID: Int] {
    var twins = EntryTwins(of: rows, try importAccounts())
    try readRows(twins.days, mayHave: twins.mayHave) { twins.take($0, as: $1) }
    return twins.counts
  }

  /// Reads what entries are known by, of the rows in a range of days that may be some, by what they say or their
  /// statements have said.
  private func readRows(
    _ days: ClosedRange<Day>?, mayHave: (Day, Won) -> Bool,
    _ mayHaveBank: ((BankRecord?, Day) -> Bool)? = nil,
    _ note: (LedgerImport.ID?, Day) -> Void = { _, _ in },
    _ take: (EntryRecognition.Row, EntryFingerprint) -> Void
  ) throws(SQLError) {
    guard let days else { return }
    let imports = try importAccounts()
    let columns: SQLText =
      "day, amount, text, account, origin, import_id, id, \(BankRecord.columns), \(EntryEdits.columns)"
    try forEach(
      """
      SELECT \(columns) FROM ledger WHERE day BETWEEN ?1 AND ?2
      UNION ALL SELECT \(columns) FROM ledger
        WHERE stated_day BETWEEN ?1 AND ?2 AND day NOT BETWEEN ?1 AND ?2
      """, days.lowerBound.rawValue, days.upperBound.rawValue
    ) { row throws(SQLError) in
      guard let day = Day(rawValue: try row[0]) else { return }
      note(try row[5], day)
      let amount = Won(Int64(try row[1] as Int))
      let stated = try StatedFacts(row, from: 20)
      let isPlace =
        mayHave(day, amount) || stated.map { mayHave($0.day, $0.amount) } ?? false
      // What is pending may become any amount.
      let isPending = try row[12] as Int? == 1
      guard isPlace || isPending || mayHaveBank != nil else { return }
      let bank = try BankRecord(row, from: 7)
      guard
        isPlace || isPending || mayHaveBank?(bank, stated?.day ?? day) == true
      else { return }
      let (account, origin): (String, String) = (try row[3], try row[4])
      let (importID, whole): (Int64?, Int64?) = (try row[5], try row[23])
      let own = EntryFingerprint(day: day, amount: amount, text: try row[2])
      take(
        EntryRecognition.Row(
          id: Int64(try row[6] as Int), in: LedgerAccount.ID(rawValue: account),
          importedInto: importID.flatMap { imports[$0] }, by: importID,
          LedgerOrigin(rawValue: origin) ?? .hand, bank: bank, isPart: whole != nil,
          own: stated == nil && whole == nil ? nil : own),
        stated.map(EntryFingerprint.init) ?? own)
    }
  }

  /// Into which account each import went.
  private func importAccounts() throws(SQLError) -> [LedgerImport.ID: LedgerAccount.ID] {
    let all = try query("SELECT id, account FROM ledger_import") { row throws(SQLError) in
      (Int64(try row[0] as Int), LedgerAccount.ID(rawValue: try row[1]))
    }
    return Dictionary(all) { one, _ in one }
  }
}
