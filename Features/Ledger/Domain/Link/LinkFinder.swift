import Time
import WalletDomain

/// Finds entries that may be linked.
///
/// What is sure is taken from the others first, so that each finds only what is left.
final class LinkFinder {
  let rows: [LedgerRow]
  let scene: LinkScene
  /// The kinds of their accounts.
  let kinds: [AccountKind]
  /// Numbers of their accounts.
  let places: [Int]
  /// Numbers of their days, of which those of two days differ by the days between them.
  let dates: [Int]
  /// When on these days they were, in seconds; negative where it is not known.
  let seconds: [Int]
  /// Numbers of what their statements say.
  let texts: [Int]
  /// Their amounts, which are looked at more often than anything else.
  let amounts: [Int64]
  let traits: [LinkColumns.Traits]
  let ids: [LedgerRow.ID]
  /// The accounts by their numbers.
  let owners: [LinkParties.Account]
  /// The days for which proposals are wanted; nil for all.
  let asked: Days?
  /// The links that were not refused.
  let links: [EntryLink]
  private(set) var linksByRow: [LedgerRow.ID: [EntryLink]] = [:]
  private(set) var refused: Set<Refusal> = []
  /// The keys of other sides that the user has called other people.
  private(set) var strangers: Set<String> = []
  /// The entries that the user has called no transfers.
  private(set) var declined: [LedgerRow.ID] = []
  /// The rows of entries that are split.
  let divided: Set<LedgerRow.ID>
  let parties: LinkParties
  let columns: LinkColumns
  /// What rows say of the other side, each found when it is first asked for.
  private var partyCache: [LinkParties.Party?]
  /// Whether rows have a link, or a sure one is found.
  private var linkFlags: [Bool]
  private var usedFlags: [Bool]
  /// The rows of cards that an account has paid for at once.
  var paidAtOnce: Set<LedgerRow.ID> = []
  /// The rows that are one purchase.
  private(set) var same = SameGroups()
  /// What comes back of purchases by links, also those that are found.
  var returned: [LedgerRow.ID: Won] = [:]
  /// The positions of the entries of savings and loans.
  private(set) lazy var saved = Dictionary(
    grouping: rows.indices.filter { [.savings, .loan].contains(kinds[$0]) }
  ) { rows[$0].account }
  /// The positions of what has filled wallets, by its amount.
  private(set) lazy var fillings = Dictionary(
    grouping: rows.indices.filter {
      kinds[$0] == .wallet && amounts[$0] > 0 && filling($0) == .topUp
    }
  ) { amounts[$0] }
  /// The positions of what wallets have paid out, by its amount.
  private(set) lazy var paidOut = findPaidOut()
  /// The positions of what went out of each account, in the order of time.
  private(set) lazy var bought = Dictionary(
    grouping: rows.indices.filter { amounts[$0] < 0 && !traits[$0].contains(.isOfWallet) }
  ) { places[$0] }.mapValues(sortedByDay)
  /// The days that imports have.
  private(set) lazy var covered = Covered(self)
  /// The other sides of which the user has linked entries.
  private(set) lazy var filled = filledParties()
  private var found: [LinkProposal] = []
  private var numbers: [LinkProposal.ID: Int] = [:]
  /// Whether these texts of entries are those of bills, each found when it is first asked for.
  var billNames: [[Int?]: Bool] = [:]
  /// The rows of cards that may be the other sides of payments about which is asked.
  private(set) var awaited: Set<LedgerRow.ID> = []

  struct Refusal: Hashable {
    let kind: EntryLink.Kind
    /// In ascending order.
    let rows: [LedgerRow.ID]
  }

  init(_ scene: LinkScene, _ accounts: LedgerAccounts, of asked: Days? = nil) {
    rows = scene.rows
    self.scene = scene
    self.asked = asked
    links = scene.links.filter { !$0.isRefused }
    let named = LinkParties(accounts)
    columns = LinkColumns(scene.rows, named)
    (places, dates, seconds) = (columns.places, columns.dates, columns.seconds)
    texts = columns.texts
    (amounts, traits, divided) = (columns.amounts, columns.traits, columns.divided)
    ids = columns.ids
    owners = columns.accounts.map { named[$0] }
    partyCache = Array(repeating: nil, count: scene.rows.count)
    linkFlags = Array(repeating: false, count: scene.rows.count)
    usedFlags = linkFlags
    parties = named
    let kindsByPlace = columns.accounts.map { named.kind(of: $0) }
    kinds = places.map { kindsByPlace[$0] }
    for link in links {
      for id in link.rows {
        linksByRow[id, default: []].append(link)
        if let index = index(of: id) { linkFlags[index] = true }
      }
    }
    for link in links where link.kind == .same {
      if let second = link.second { join(link.first, second) }
    }
    for link in links where link.kind == .refund {
      if let purchase = link.second { comesBack(link.amount, of: purchase) }
    }
    let known = scene.links.filter(\.isRefused).map { (kind: $0.kind, rows: $0.rows) }
    for (kind, ids) in known + accounts.refused(among: scene.rows) {
      refused.insert(Refusal(kind: kind, rows: ids.sorted()))
      if ids.count == 1, kind == .transfer, let row = row(ids[0]) {
        strangers.insert(parties.party(row).key)
        declined.append(ids[0])
      }
    }
  }

  func row(_ id: LedgerRow.ID) -> LedgerRow? { index(of: id).map { rows[$0] } }

  /// They are in ascending order of their ids.
  func index(of id: LedgerRow.ID) -> Int? {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }

  func party(at index: Int) -> LinkParties.Party {
    if let known = partyCache[index] { return known }
    let isNameless = kinds[index] == .card || traits[index].contains(.isOfWallet)
    let column = columns.counterparts[index]
    let party = parties.party(
      LinkParties.Naming(
        text: column ?? (isNameless ? parties.number(of: "") : texts[index]),
        number: columns.counterpartNumbers[index], isColumn: column != nil))
    partyCache[index] = party
    return party
  }

  func kindText(at index: Int) -> String { columns.kindTexts[index].map(parties.folded) ?? "" }

  /// What a bank's words beside the text say.
  func kindWords(at index: Int) -> LinkWords.Kinds {
    columns.kindTexts[index].map(parties.kinds) ?? []
  }

  /// The sure ones first, of each the newest first.
  func proposals() -> [LinkProposal] {
    findOrders()
    findSame()
    findTwice()
    findPending()
    findTyped()
    findFailedTransfers()
    let doubtful = findTransfers()
    findDivided()
    findFillings(besides: doubtful)
    findBills()
    findTakenBack()
    findConversions()
    findRefunds()
    propose(doubtful)
    findOneSided(besides: doubtful + findFees(besides: doubtful))
    findShares()
    findInsteadOfMade()
    if let asked { found.removeAll { !asked.has($0) } }
    return found.inOrder()
  }

  // MARK: What the finders ask

  func add(_ proposal: LinkProposal) {
    // The parts of an entry have one text, but not one meaning, and no part is what another account has.
    let isPart = proposal.second == nil && divided.contains(proposal.first.id)
    let proposal = isPart ? proposal.doubted : proposal
    // What two finders see stands there once.
    if let number = numbers[proposal.id], found[number].made == proposal.made {
      guard proposal.isSure, !found[number].isSure else { return }
      found[number] = proposal
    } else {
      numbers[proposal.id] = found.count
      found.append(proposal)
    }
    guard proposal.isSure else {
      if proposal.kind == .cardBill, let second = proposal.second { awaited.insert(second.id) }
      return
    }
    for link in proposal.ended where link.kind == .refund {
      if let purchase = link.second { comesBack(-link.amount, of: purchase) }
    }
    use(proposal.first.id)
    guard let second = proposal.second else { return }
    if proposal.kind == .refund {
      comesBack(proposal.amount, of: second.id)
    } else {
      use(second.id)
      if proposal.kind == .same { join(proposal.first.id, second.id) }
    }
  }

  private func comesBack(_ amount: Won, of purchase: LedgerRow.ID) {
    let id = same.counted(for: purchase)
    returned[id] = (returned[id] ?? .zero) + amount
  }

  /// Counts the second of two rows in place of the first.
  private func join(_ first: LedgerRow.ID, _ second: LedgerRow.ID) {
    same.join(first, second)
    if let amount = returned.removeValue(forKey: first) { comesBack(amount, of: second) }
    // What an account has paid at once is no debt of the card.
    let all = same.all(with: first)
    let paying = all.filter {
      row($0).map { ![.card, .wallet].contains(parties.kind($0)) } ?? false
    }
    if !paying.isEmpty { paidAtOnce.formUnion(Set(all).subtracting(paying)) }
  }

  func use(_ id: LedgerRow.ID) {
    if let index = index(of: id) { usedFlags[index] = true }
  }

  /// What is proposed as a refund.
  var refunds: Set<LedgerRow.ID> {
    Set(found.lazy.filter { $0.kind == .refund }.map(\.first.id))
  }

  /// Whether a sure link that is found has an entry.
  func isUsed(at index: Int) -> Bool { usedFlags[index] }

  /// Whether an entry has a link.
  func isLinked(at index: Int) -> Bool { linkFlags[index] }
}
