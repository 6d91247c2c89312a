import WalletDomain

/// Correcting single entries.
extension LedgerCommand {
  static func edit<Tables: LedgerTables>(
    _ seen: LedgerRow, to wanted: EntryEdit, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard let row = try tables.rows([seen.id]).first else { return .failure(.missing) }
    let settings = try tables.settings()
    var edit = EntryEdit(row)
    guard edit.turn(from: EntryEdit(seen), to: wanted) else { return .failure(.entryChanged) }
    let parts = try tables.parts(with: row)
    let wanted = edit
    let receipts = try Receipts(of: parts, in: tables) { part in
      guard part.id != row.id else { return wanted }
      var edit = EntryEdit(part)
      edit.account = wanted.account
      return edit
    }
    if edit.marks.category != row.category {
      guard let category = settings.categories.present(edit.marks.category) else {
        return .failure(.missing)
      }
      // A refund is in the category of its purchase.
      let isRefund = row.link?.kind == .refund && receipts.going.isEmpty
      edit.marks.category = isRefund ? row.category : category
    }
    if let failure = try fault(
      of: edit, in: row, with: parts, settings.accounts, tables, without: receipts.going)
    {
      return .failure(failure)
    }
    // What is written beside an amount explains no more and no less.
    let isOther = (edit.account, edit.amount, edit.day) != (row.account, row.amount, row.day)
    let explained = try Explained(of: isOther ? [row.account] : [], in: tables)
    let openings = try Openings(of: isOther ? [row.account, edit.account] : [], in: tables)
    var changes = try receipts.leave(in: &tables)
    // What it was before it was linked, unless the user says otherwise.
    if let before = try tables.rows([row.id]).first, edit.marks.category == row.category {
      edit.marks.category = before.category
    }
    let corrected = try tables.correct(parts.map(\.id)) { one in
      one.id == row.id
        ? one.facts(day: edit.day, amount: edit.amount, text: edit.text)
        : one.facts(day: edit.day)
    }
    if !corrected.isEmpty { changes.append(.corrected(corrected)) }
    if edit.account != row.account {
      changes += try AccountCommand.place(parts, in: &tables) { _ in EntryStatus(edit.account) }
        .changes
    }
    if case .success(let marked) = try mark(
      try tables.rows([row.id]), in: &tables, as: { _ in edit.marks })
    {
      changes += marked.changes
    }
    changes += try receipts.enter(in: &tables)
    changes += try openings.follow(in: &tables) + (try explained.follow(in: &tables))
    return .success(
      LedgerOutcome(changes, count: changes.isEmpty ? 0 : 1, row: try tables.rows([row.id]).first))
  }

  /// Why a row cannot be what the user says; nil if it can.
  private static func fault<Tables: LedgerTables>(
    of edit: EntryEdit, in row: LedgerRow, with parts: [LedgerRow], _ accounts: LedgerAccounts,
    _ tables: Tables, without going: [EntryLink]
  ) throws(Tables.Failure) -> LedgerError? {
    let before = EntryEdit(row)
    let isMoved = edit.account != before.account
    if row.origin == .wallet {
      var marked = before
      (marked.marks.category, marked.marks.note) = (edit.marks.category, edit.marks.note)
      return edit == marked ? nil : .walletFacts
    }
    guard LedgerEntry.amounts.contains(edit.amount.size.amount) else { return .entryAmount }
    guard !edit.text.isEmpty else { return .entryText }
    if edit.day != before.day || isMoved, let failure = LedgerError.ofLocked(parts) {
      return failure
    }
    if edit.amount != before.amount {
      if let failure = LedgerError.ofLocked([row]) { return failure }
      guard parts.count == 1 else { return .splitAmount }
      if try tables.isLinked([row.id], without: going) { return .linked }
    }
    guard isMoved else { return nil }
    guard accounts.contains(edit.account) else { return .missing }
    guard edit.account != .superPay else { return .walletAccount }
    // Both sides of a movement would be in one account.
    let links = try tables.links(of: parts.map(\.id)).filter { !$0.isRefused && $0.kind != .refund }
    let others = try tables.rows(links.flatMap(\.rows)).filter { other in
      !parts.contains { $0.id == other.id }
    }
    return others.contains { $0.account == edit.account } ? .linked : nil
  }
}

extension EntryEdit {
  /// Changes what differs in two edits if it is as in the first; returns false if something is not.
  fileprivate mutating func turn(from before: EntryEdit, to after: EntryEdit) -> Bool {
    var isWhole = true
    func turn<Value: Equatable>(_ value: inout Value, _ before: Value, _ after: Value) {
      guard before != after, value != after else { return }
      if value == before { value = after } else { isWhole = false }
    }
    turn(&day, before.day, after.day)
    turn(&amount, before.amount, after.amount)
    // What is left as it was is not normalised.
    let text = after.text == before.text ? before.text : LedgerEntry.normalised(after.text)
    turn(&self.text, before.text, text)
    turn(&marks.category, before.marks.category, after.marks.category)
    let note = after.marks.note
    let isSame = note == before.marks.note
    turn(&marks.note, before.marks.note, isSame ? note : LedgerEntry.normalisedNote(note))
    let payee = after.marks.payee.map(LedgerEntry.normalised)
    turn(&marks.payee, before.marks.payee, payee == "" ? nil : payee)
    turn(&account, before.account, after.account)
    return isWhole
  }
}
