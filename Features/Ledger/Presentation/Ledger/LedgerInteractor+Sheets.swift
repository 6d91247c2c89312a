import Editing
import LedgerDomain
import Phrases
import RIBs
import StatementsInterface
import TerminalRIBs
import TerminalUI
import Time

/// The sheets over the ledger, and the changes that can be undone.
extension LedgerInteractor: LedgerSheetListener, ImportListener {
  func categorise() {
    let listing = model.listing
    guard !listing.chosen.isEmpty else { return }
    // Marked rows may have several categories.
    let present = listing.isOfSelected ? listing.selected?.category : nil
    asked = listing.chosen
    router?.attach(
      .choice(.categorise(count: listing.chosen.count, model.categories, present: present)))
  }

  /// How many of these entries stay in another category, as they are linked refunds.
  private func refundCount(
    of ids: [LedgerRow.ID], outside category: LedgerCategory
  ) async -> Int {
    let rows = try? await dependencies.ledger.rows(ids)
    let category = model.categories.resolved(category)
    return (rows ?? []).count { $0.link?.kind == .refund && $0.category != category }
  }

  func note() {
    let listing = model.listing
    guard !listing.chosen.isEmpty else { return }
    let present = listing.marks.areListed ? nil : listing.selected?.note
    router?.attach(.note(present ?? "", of: listing.chosen))
  }

  /// Opens the parts of the selected entry, or says why it cannot be split.
  func split() {
    guard let row = model.listing.selected else { return }
    attach("list parts") { [self] () throws(LedgerError) in .split(try await parts(of: row)) }
  }

  /// Shows a sheet once what stands in it is read, unless the user has opened another one meanwhile; says why it
  /// cannot be shown, or that there is nothing to show if it is nil.
  func attach(
    _ name: String, orSay nothing: Phrase? = nil,
    _ sheet: @escaping @MainActor () async throws(LedgerError) -> Ledger.Sheet?
  ) {
    request(name, on: [name], notify: dependencies.notify) { [self] () throws(LedgerError) in
      guard let sheet = try await sheet() else { return nothing }
      if !Task.isCancelled, router?.isCovered == false { router?.attach(sheet) }
      return nil
    }
  }

  func delete() {
    guard mayChange() else { return }
    change("delete", model.listing.chosen) { ledger, ids throws(LedgerError) in
      let count = try await ledger.perform(.delete(ids)).count
      return ledger.notice(LedgerText.deleted(count))
    }
  }

  /// Whether there are chosen rows that can be moved or deleted; says at once why they cannot, before the user has
  /// chosen anything.
  func mayChange() -> Bool {
    let locked = model.listing.lockedCount
    if locked > 0 {
      // Unlocking what cannot be changed then either would be in vain.
      let error = model.listing.hasOfWallet ? LedgerError.walletFacts : .locked(locked)
      dependencies.notify(error.phrase)
    }
    return locked == 0 && !model.listing.chosen.isEmpty
  }

  func sheetDidEnd(_ outcome: Ledger.Outcome) {
    // A list of what is managed takes the place of its form.
    if case .manage = outcome {} else { router?.detachSheet() }
    request("end sheet") { [self] in await carryOut(outcome) }
  }

  func sheetDidChoose(_ outcome: Ledger.Outcome, in list: Picker.Model?) async {
    if let list, list.managed != nil { managed = list }
    await carryOut(outcome)
  }

  /// Returns once what is chosen is stored.
  private func carryOut(_ outcome: Ledger.Outcome) async {
    let rows = asked ?? model.listing.chosen
    switch outcome {
    case .categorise(let category):
      let offer = offer(of: category, for: rows)
      await run("categorise", of: rows) { [self] ledger, ids throws(LedgerError) in
        let count = try await ledger.perform(.categorise(ids, category)).count
        let own = ledger.undoesOwn
        let kept = await refundCount(of: ids, outside: category)
        let done = LedgerText.categorised(
          count, model.categories[category].phrase, keptRefunds: kept, of: ids.count)
        self.offer(offer)
        return ChangeNotice(
          done, more: offer.map { LedgerText.offered($0.text) }, isOffered: own
        ).held(by: isOffering)
      }
    case .note(let text, let shown, let rows):
      await run("note", of: rows) { [self] ledger, ids throws(LedgerError) in
        let done = try await ledger.perform(.note(ids, text))
        // One that is refused is kept.
        router?.detachSheet()
        // Of several rows the sheet showed none of their notes.
        guard ids.count == 1, case .marked(_, let before, _)? = done.changes.first,
          before.note != shown, !before.note.isEmpty
        else { return ledger.notice(LedgerText.noted(done.count)) }
        return ledger.notice(LedgerText.noted(over: before.note))
      }
    case .showCategory(let category): ask { $0.category = category }
    case .showMonth(let month):
      if let month { model.chart.reveal(month) }
      ask { $0.month = month }
    case .showAccount(let account): ask { $0.account = account }
    case .move(let account):
      await run("move", of: rows) { [self] ledger, ids throws(LedgerError) in
        let count = try await ledger.perform(.account(.move(ids, to: account))).count
        return ledger.notice(AccountText.moved(count, model.accounts[account].phrase))
      }
    case .link(let proposals): await link(proposals)?.value
    case .added(let row):
      change { $0.listing.rows.select(row.id) }
      tell(LedgerText.added)
    case .edited(let row, let isChanged):
      change { $0.listing.rows.select(row.id) }
      guard isChanged else { break }
      tell(LedgerText.saved)
      tellLinks(of: row, undoesOwn: dependencies.ledger.undoesOwn)
    case .split(let count):
      if count > 0 { tell(LedgerText.split(count)) }
    case .manage(let management): await manage(management)
    case .exported(let count, let path):
      dependencies.notify(LedgerText.exported(count, to: path))
    }
  }

  func sheetDidClose() {
    (managed, asked) = (nil, nil)
    router?.detachSheet()
  }

  func importDidEnd(_ count: Int, into account: Phrase, on days: ClosedRange<Day>?) {
    router?.detachSheet()
    tell(LedgerText.imported(count, into: account))
    guard let days else { return }
    tellLinks(
      on: days, ofImport: count, into: account, undoesOwn: dependencies.ledger.undoesOwn)
  }

  func importDidClose() { router?.detachSheet() }

  /// Tells what a sheet has just done.
  func tell(_ done: some Phrased) { tell(dependencies.ledger.notice(done)) }

  /// Tells it as long as `u` undoes it on these screens.
  func tell(_ notice: ChangeNotice) { dependencies.notifyChange(notice.offered(by: self)) }

  /// Changes rows after what changes them now; returns once that is stored.
  private func run(
    _ name: String, of ids: [LedgerRow.ID],
    _ change:
      @escaping @MainActor (LedgerUseCases, [LedgerRow.ID]) async throws(LedgerError)
      -> ChangeNotice
  ) async {
    while isActive, !ids.isEmpty {
      await settled(on: ids)
      guard !Task.isCancelled else { return }
      if let task = self.change(name, ids, change) { return await task.value }
    }
  }

  /// Changes rows, which take no other command until the table shows that; does nothing without a row.
  @discardableResult
  func change(
    _ name: String, _ ids: [LedgerRow.ID],
    _ change:
      @escaping @MainActor (LedgerUseCases, [LedgerRow.ID]) async throws(LedgerError)
      -> ChangeNotice
  ) -> Task<Void, Never>? {
    guard !ids.isEmpty else { return nil }
    return request(
      name, on: ids, notify: dependencies.notifyChange, until: rows.settled
    ) { [dependencies] () throws(LedgerError) in
      try await change(dependencies.ledger, ids)
    }
  }
}

extension LedgerUseCases {
  /// What this program has just done, and that it can be undone.
  func notice(_ done: some Phrased) -> ChangeNotice { ChangeNotice(done, isOffered: undoesOwn) }
}

extension Paragraph {
  /// Why something could not be read, and how to try again.
  init(of error: LedgerError) {
    self.init([error.phrase, FormText.pressRetry].joined, Style(.danger))
  }
}
