import Time
import WalletDomain

/// Transfers of which the other account has no entry, or is not kept here.
extension LinkFinder {
  func findOneSided(besides transfers: [Transfer]) {
    let known = KnownParties(self)
    let answers = answers()
    let sources = sources()
    let waiting = MadePlaces(self)
    let window = numbers(of: oneSidedDays())
    var paired = ofOneMoment(transfers)
    func isOpen(_ index: Int) -> Bool { isFree(at: index) || madeLink(of: index) != nil }
    for each in transfers
    where !each.isWeak && isOpen(each.out) && isOpen(each.back)
      && (each.isClear || mayBeAsked(each))
    {
      paired.insert(each.out)
      paired.insert(each.back)
    }
    // What a loan or savings say by themselves may be a part of another account's payment.
    let parts = Set(rows.indices.filter { isIn(window, $0) && isPartElsewhere(at: $0) })
    let others = rows.indices.lazy.filter { self.isIn(window, $0) && !parts.contains($0) }
    for index in Array(others) + parts.sorted() {
      let row = rows[index]
      guard !paired.contains(index), row.order == nil, !isLeftOfLinked(row),
        !isLeftOfPayment(at: index), !waiting.have(index),
        !isRefused(.transfer, row.id, nil),
        !isRefused(.topUp, row.id, nil)
      else { continue }
      if row.origin == .wallet {
        if isTopUp(row), isFree(at: index) { propose(topUp: row, sources, covered) }
      } else if !isUnlinked(at: index) {
        if isFree(at: index), kinds[index] != .card {
          let party = party(at: index)
          _ = proposeUnsaidPrincipal(row, party, parties.numbered(party, butNot: row.account))
        }
      } else if kinds[index] != .card {
        propose(row, party(at: index), known, filled, answers, covered)
      } else if let meaning = meaning(row), !answers.declined.contains(meaning.key) {
        propose(row, meaning, answers)
      }
    }
  }

  /// Whether it is what was split off from what is linked, such as interest or a fee.
  private func isLeftOfLinked(_ row: LedgerRow) -> Bool {
    guard let whole = row.partOf else { return false }
    return linksByRow[whole] != nil || index(of: whole).map { isUsed(at: $0) } == true
  }

  /// Whether its whole is linked as a movement between the user's accounts, so that it is no refund, as interest.
  func isLeftOfMovement(at index: Int) -> Bool {
    guard traits[index].contains(.isPart), let whole = rows[index].partOf else { return false }
    return linksByRow[whole]?.contains { EntryLink.Kind.movements.contains($0.kind) } ?? false
  }

  /// On which days what is sure decides more: it is no share of a purchase, and nothing instead of what was
  /// made, as for the bill of a card.
  func oneSidedDays() -> ClosedRange<Day>? {
    guard let asked else { return nil }
    let hasMadeBills = links.contains { $0.isMade && $0.kind == .cardBill }
    return hasMadeBills ? asked.widened(to: asked.billed) : asked.near
  }

  /// The other sides of which the user has linked entries, each with the account that it turned out to be.
  func filledParties() -> Set<Filled> {
    var filled: Set<Filled> = []
    for link in links where link.kind == .topUp || link.kind == .transfer {
      guard let row = row(link.first), let other = link.second.flatMap({ self.row($0) }) else {
        continue
      }
      let key = parties.party(row).key
      if !key.isEmpty {
        filled.insert(Filled(key: key, account: other.account, isOut: row.amount < .zero))
      }
    }
    return filled
  }

  /// The account behind what entries call the other side, for money in one direction.
  struct Filled: Hashable {
    let key: String
    let account: LedgerAccount.ID
    let isOut: Bool
  }

  /// The days that the imports of each account have, found when they are first asked for.
  final class Covered {
    private unowned let finder: LinkFinder
    private lazy var days = read()

    private struct Place: Hashable {
      let account: Int
      let importID: LedgerImport.ID
    }

    init(_ finder: LinkFinder) { self.finder = finder }

    func has(_ day: Day, in account: LedgerAccount.ID) -> Bool {
      days.all[account]?.contains { $0.contains(day) } ?? false
    }

    /// Whether an import of the account has the day; imports of a wallet without top-ups do not count.
    func hasFilling(_ day: Day, of account: LedgerAccount.ID) -> Bool {
      days.filled[account]?.contains { $0.contains(day) } ?? false
    }

    private typealias Ranges = [LedgerAccount.ID: [ClosedRange<Day>]]

    private func read() -> (all: Ranges, filled: Ranges) {
      var imports: [Place: (days: ClosedRange<Day>, account: LedgerAccount.ID)] = [:]
      var filled: Set<Place> = []
      let rows = finder.rows
      for index in rows.indices where finder.traits[index].contains(.isImported) {
        guard let id = rows[index].importID else { continue }
        let (place, day) = (Place(account: finder.places[index], importID: id), rows[index].day)
        if finder.kinds[index] != .wallet || finder.isFilling(index) { filled.insert(place) }
        guard let known = imports[place]?.days else {
          imports[place] = (day...day, rows[index].account)
          continue
        }
        guard !known.contains(day) else { continue }
        imports[place]?.days = min(known.lowerBound, day)...max(known.upperBound, day)
      }
      func days(_ isMeant: (Place) -> Bool) -> Ranges {
        Dictionary(grouping: imports.filter { isMeant($0.key) }.values, by: \.account)
          .mapValues { $0.map(\.days) }
      }
      return (days { _ in true }, days(filled.contains))
    }
  }

  /// Whether an entry of a wallet may have come from another account.
  fileprivate func isFilling(_ index: Int) -> Bool {
    guard rows[index].amount > .zero else { return false }
    let texts = [parties.folded(rows[index].said), parties.kindText(rows[index])]
    return !texts.contains { LinkWords.isRefund($0) || LinkWords.isDiscount($0) }
  }

  /// Whether nothing says that an entry is no transfer, whomever it names.
  private func mayBeOwn(_ row: LedgerRow) -> Bool {
    let (kind, text) = (parties.kindText(row), parties.folded(row.said))
    return ![kind, text].contains {
      LinkWords.isByAccountCard($0) || LinkWords.isEarned($0) || LinkWords.isPrice($0)
        || LinkWords.isDiscount($0)
    } && !LinkWords.mayBeBill(text) && !LinkWords.isRefund(text)
  }

  private func propose(
    _ row: LedgerRow, _ party: LinkParties.Party, _ known: KnownParties, _ filled: Set<Filled>,
    _ answers: Answers, _ covered: Covered
  ) {
    guard !party.text.isEmpty || party.number != nil, !strangers.contains(party.key) else {
      return
    }
    let numbered = parties.numbered(party, butNot: row.account)
    guard !proposeUnsaidPrincipal(row, party, numbered),
      isTrade(row)
        || !LinkWords.isInterest("\(parties.kindText(row)) \(parties.folded(row.said))")
    else { return }
    // Another number is another account at the same bank.
    let named = parties.named(party, butNot: row.account).flatMap { account in
      isNumber(party, account, from: row.account) == nil ? nil : account
    }
    let lender = numbered == nil && named == nil ? lender(of: row) : nil
    let other = numbered ?? named ?? lender
    let name = party.isSaid ? "본인" : party.shown
    var meaning = meaning(row).map(answers.told)
    // Not all of a payment goes into a loan, and not all of what comes back was saved.
    let mayHaveInterest =
      meaning?.mayHaveInterest == true
      && other.map { [.loan, .savings].contains($0.kind) } == true
    if mayHaveInterest { meaning?.account = other?.account.id }
    if let other, other.account.id != row.account, other.kind != .card, !mayHaveInterest {
      let isFilled = [party.text, parties.kindText(row)].contains(where: LinkWords.isTopUp)
      let isCovered =
        other.kind == .wallet && isFilled
        ? covered.hasFilling(row.day, of: other.account.id)
        : covered.has(row.day, in: other.account.id)
      // What a file of those days does not have did not come there; and the wallet has all of its own.
      // What the wallet has lent it tells of nowhere in its file.
      let isMade = (!isCovered || lender != nil) && other.account.id != .superPay
      guard isMade || party.isHolder else { return }
      // What names a wallet may have been bought by it, unless it says more.
      let isKnown =
        (other.kind != .wallet || isFilled || lender != nil)
        && filled.contains(
          Filled(key: party.key, account: other.account.id, isOut: row.amount < .zero))
      let isSure =
        isMade
        && (isKnown || numbered != nil || party.isHolder
          || party.text == other.name && !party.person.isEmpty)
      let made = isMade && !(lender != nil && hasLent(other)) ? other.account.id : nil
      add(
        LinkProposal(
          other.kind == .wallet && row.amount < .zero && made != nil ? .topUp : .transfer,
          first: row, second: nil, made: made, isSure: isSure,
          reasons: [.ownAccount(other.shown)] + (party.isHolder ? [.holder(name)] : [])))
    } else if let meaning, !answers.declined.contains(meaning.key), proposePrincipal(row, meaning) {
      return
    } else if let meaning, !answers.declined.contains(meaning.key),
      meaning.account.map({ !covered.has(row.day, in: $0) }) ?? true
    {
      propose(row, meaning, answers)
    } else if let isSure = known.isSure(row, party, in: self) {
      add(
        LinkProposal(
          .transfer, first: row, second: nil, isSure: isSure,
          reasons: [.knownCounterpart(party.shown)]))
    } else if party.isHolder || party.mayBeHolder && mayBeOwn(row) {
      // Only what the bank says in so many words leaves no question.
      add(
        LinkProposal(
          .transfer, first: row, second: nil, isSure: party.isSaid, reasons: [.holder(name)]))
    } else if saysOwnInNote(row, party), mayBeOwn(row) {
      add(
        LinkProposal(
          .transfer, first: row, second: nil, isSure: false,
          reasons: [.bankSays(row.entry.note)]))
    }
  }
}
