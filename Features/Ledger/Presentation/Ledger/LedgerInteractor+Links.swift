import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time
import WalletDomain

/// Entries that are one movement of money with others.
extension LedgerInteractor {
  /// Keeps what was spent in which months before an import, which may come late.
  func rememberMonths() {
    monthsBefore = nil
    months.ask { [dependencies] () throws(LedgerError) in
      try await dependencies.ledger.sumMonths(LedgerQuery())
    } then: { [self] result in
      if case .success(let totals) = result { monthsBefore = totals }
    }
  }

  /// Tells of an import of so many entries which of them may be linked, whose days these are, and in which months
  /// before the newest it has changed what was spent, in one notice with what was imported.
  ///
  /// The import is made whether or not they can be looked for.
  func tellLinks(
    on days: ClosedRange<Day>, ofImport count: Int, into account: Phrase,
    undoesOwn own: Stored<Bool>
  ) {
    let before = monthsBefore
    imported.ask { [dependencies] () throws(LedgerError) -> (MonthChanges, [LinkProposal]) in
      let after = try await before == nil ? nil : dependencies.ledger.sumMonths(LedgerQuery())
      let none = MonthTotals([:])
      let changes = MonthChanges(from: before ?? none, to: after ?? none)
        .before(before?.months.last)
      let found = try await dependencies.ledger.proposals(days)
      guard !found.isEmpty else { return (changes, []) }
      let accounts = dependencies.ledger.state.value.settings.accounts
      // Another member may have imported something since.
      let imports = try await dependencies.ledger.imports()
      let own = imports.first { $0.total == count && accounts[$0.account].phrase == account }
      return (changes, own.map { own in found.filter { $0.concerns(own) } } ?? [])
    } then: { [self] result in
      guard case .success((let changes, let proposals)) = result else { return }
      let news = [
        LinksText.changed(changes), proposals.isEmpty ? nil : LinksText.found(proposals),
      ].compactMap(\.self)
      guard !news.isEmpty else { return }
      tell(
        ChangeNotice(
          LedgerText.imported(count, into: account), more: news.joined, isOffered: own))
    }
  }

  /// Tells of an entry that was corrected with which others it may be linked, in one notice with that.
  func tellLinks(of row: LedgerRow, undoesOwn own: Stored<Bool>) {
    imported.ask { [dependencies] () throws(LedgerError) in
      try await dependencies.ledger.proposals(row.day...row.day).filter {
        [$0.first.id, $0.second?.id].contains(row.id)
      }
    } then: { [self] result in
      guard case .success(let found) = result, !found.isEmpty else { return }
      tell(
        ChangeNotice(LedgerText.saved, more: LinksText.found(found), isOffered: own))
    }
  }

  /// Tells of an account of another kind which of its entries may be linked, in one notice with that.
  func tellLinks(of account: LedgerAccount.ID, undoesOwn own: Stored<Bool>) {
    imported.ask { [dependencies] () throws(LedgerError) in
      try await dependencies.ledger.proposals(nil).filter {
        [$0.first.account, $0.second?.account, $0.made].contains(account)
          || $0.choices.contains { $0.account == account }
      }
    } then: { [self] result in
      guard case .success(let found) = result, !found.isEmpty else { return }
      tell(
        ChangeNotice(LedgerText.saved, more: LinksText.found(found), isOffered: own))
    }
  }

  /// Tells once what may be linked of entries that an earlier version has left, when the first rows are shown.
  func offerLinks() {
    guard !hasAskedForOffer else { return }
    hasAskedForOffer = true
    offered.ask(dependencies.ledger.offeredLinks) { [dependencies] result in
      guard case .success(let proposals) = result, !proposals.isEmpty else { return }
      dependencies.notify(LinksText.offered(proposals))
    }
  }

  /// Reads with what the selected entry is linked, if it says that it is, or is shown as a whole.
  func readPairs() {
    let row = model.listing.selected
    let isShown = !model.opensEntries || showsEntry
    let question = row.flatMap { row -> RowQuestion? in
      guard isShown || row.link != nil else { return nil }
      return RowQuestion(row: row, revision: model.listing.window.revision)
    }
    guard question != pairQuestion else { return }
    pairQuestion = question
    pairs.cancel()
    guard let row = question?.row else { return show([], []) }
    if model.pairs.contains(where: { $0.of != row.id }) { show([], model.parts) }
    pairs.ask { [dependencies] () throws(LedgerError) in
      let links = try await dependencies.ledger.links([row.id])
      let others = links.flatMap(\.rows).filter { $0 != row.id }
      let rows = others.isEmpty ? [] : try await dependencies.ledger.rows(others)
      let parts = try await dependencies.ledger.parts(row.id)
      return (links.map { Ledger.Pair($0, of: row.id, among: rows) }, parts)
    } then: { [self] result in
      // Without an answer the entry says its kind alone.
      if case .success((let pairs, let parts)) = result { show(pairs, parts) }
    }
  }

  private func show(_ pairs: [Ledger.Pair], _ parts: [LedgerRow]) {
    guard (model.pairs, model.parts) != (pairs, parts) else { return }
    (model.pairs, model.parts) = (pairs, parts)
    showEntry()
  }

  /// Goes to the entry with which the selected one is linked, among all entries if it is not listed.
  func goToPair() {
    guard let other = model.pairs.lazy.compactMap(\.other).first else { return }
    let (asked, selected) = (model.listing.query, model.listing.selected?.id)
    request("find pair", notify: dependencies.notify) { [self] () throws(LedgerError) in
      var query = asked
      var position = try await dependencies.ledger.position(other.id, query)
      if position == nil {
        query = query.everything
        position = try await dependencies.ledger.position(other.id, query)
      }
      guard let position else { throw .missing }
      // Unless the user has gone on meanwhile.
      guard !Task.isCancelled,
        (model.listing.query, model.listing.selected?.id) == (asked, selected)
      else { return nil }
      change { $0.listing.rows.restore(query, selection: position, selectedID: other.id) }
      readRows()
      return nil
    }
  }

  /// Asks as what the marked entries are linked, or says why they cannot be.
  func linkChosen() {
    let ids = model.listing.chosen
    attach("find ways to link", orSay: LinksText.chooseMore) {
      [dependencies] () throws(LedgerError) in
      let ways = try await dependencies.ledger.chosenLinks(ids)
      return ways.isEmpty ? nil : .choice(.link(ids.count, ways))
    }
  }

  /// Links entries as the user has chosen.
  func link(_ proposals: [LinkProposal]) -> Task<Void, Never>? {
    let ids = proposals.flatMap { [$0.first.id, $0.second?.id].compactMap(\.self) }
    return change("link entries", ids) { [self] ledger, _ throws(LedgerError) in
      let count = try await ledger.perform(.link(proposals)).count
      let own = ledger.undoesOwn
      change { $0.listing.marks.clear() }
      return ChangeNotice(LinksText.linked(proposals, count), isOffered: own)
    }
  }

  /// Removes the links of the chosen entries.
  func unlink() {
    change("unlink", model.listing.chosen) { ledger, ids throws(LedgerError) in
      guard try await !ledger.links(ids).isEmpty else {
        return ChangeNotice(LinksText.nothingLinked)
      }
      return ledger.notice(LinksText.unlinked(try await ledger.perform(.unlink(ids)).count))
    }
  }
}

extension LinkProposal {
  /// Whether entries of an import take part in it.
  fileprivate func concerns(_ own: LedgerImport) -> Bool {
    if [first.importID, second?.importID].contains(own.id) { return true }
    // A card's entries explain the bills of other accounts.
    return kind == .cardBill && [made, second?.account].contains(own.account)
  }
}

/// What is asked of which entry, in which state of the ledger.
struct RowQuestion: Equatable {
  let row: LedgerRow
  let revision: Int
}

extension Ledger {
  /// The other side of an entry's link.
  struct Pair: Equatable {
    let of: LedgerRow.ID
    let kind: EntryLink.Kind
    /// Nil where it is not kept here.
    let other: LedgerRow?
    /// How much is left out, or came back.
    let amount: Won
    /// Whether the entry was made for the link.
    let isMade: Bool

    init(_ link: EntryLink, of row: LedgerRow.ID, among rows: [LedgerRow]) {
      of = row
      kind = link.kind
      other = link.rows.first { $0 != row }.flatMap { id in rows.first { $0.id == id } }
      amount = link.amount
      isMade = link.isMade && link.second == row
    }
  }
}
