import WalletDomain

/// Other sides of which the user has said that they are his own accounts, in accounts that are not kept here.
struct KnownParties {
  private struct Place: Hashable {
    let key: String
    let account: LedgerAccount.ID
  }

  /// What is moved to or from someone with one note.
  private struct Course: Hashable {
    let place: Place
    let isOut: Bool
    let note: String

    init(_ row: LedgerRow, _ key: String) {
      place = Place(key: key, account: row.account)
      (isOut, note) = (row.amount < .zero, row.entry.note)
    }
  }

  /// Of how many entries the user has said it at least, so that it is known of other amounts: two may be a deposit and
  /// a rent.
  private static let fewest = 3

  private var keys: Set<String> = []
  /// Where the entry itself says that it may be the user's.
  private var places: Set<Place> = []
  /// Of which amounts the user has said it, whatever the entries say.
  private var courses: [Course: [Won]] = [:]
  /// Where the note on the entry says that it is the user's, which says nothing of others without one.
  private var noted: Set<Place> = []

  /// That a trade, a loan or a deposit of others is no income or spending says nothing of whose the other side is; that
  /// savings came back from a number says whose that is.
  init(_ finder: LinkFinder) {
    for link in finder.links where link.second == nil && link.kind == .transfer {
      guard let row = finder.row(link.first) else { continue }
      let party = finder.parties.party(row)
      let (key, meaning) = (party.key, finder.meaning(row))
      guard !key.isEmpty,
        meaning.map({ $0.mayHaveInterest && row.amount > .zero && party.number != nil }) ?? true
      else { continue }
      keys.insert(key)
      if meaning != nil || party.isHolder || party.mayBeHolder {
        places.insert(Place(key: key, account: row.account))
      }
      if finder.saysOwnInNote(row, party) { noted.insert(Place(key: key, account: row.account)) }
      courses[Course(row, key), default: []].append(row.amount)
    }
  }

  /// Whether an entry is one more transfer to such an account: only where its bank calls it so, in the account of which
  /// the user has said it; nil for what is none.
  ///
  /// One entry that the user has linked by hand says nothing of others to the same person, who may have a deposit and
  /// get a rent.
  func isSure(_ row: LedgerRow, _ party: LinkParties.Party, in finder: LinkFinder) -> Bool? {
    let (kind, text) = (finder.parties.kindText(row), finder.parties.folded(row.said))
    guard keys.contains(party.key), ![kind, text].contains(where: LinkWords.isOfNoAccount) else {
      return nil
    }
    // Where a bank has no word for entries, the user's own name says as much.
    let isTransfer =
      LinkWords.isTransfer(kind) || kind.isEmpty && (LinkWords.isTransfer(text) || party.isHolder)
    let place = Place(key: party.key, account: row.account)
    if noted.contains(place), finder.saysOwnInNote(row, party) { return true }
    return isTransfer && (places.contains(place) || isUsual(row, party))
  }

  /// Whether the user has said it of the same amount twice, or of so many others that one more says nothing else.
  private func isUsual(_ row: LedgerRow, _ party: LinkParties.Party) -> Bool {
    let amounts = courses[Course(row, party.key), default: []]
    return amounts.count { $0 == row.amount } > 1
      || amounts.count >= Self.fewest && Set(amounts).count > 1
  }
}

extension LinkWords {
  /// Whether an entry is no transfer, whomever it names: what was bought by card, earned, given or charged.
  fileprivate static func isOfNoAccount(_ text: String) -> Bool {
    isByAccountCard(text) || isEarned(text) || isPrice(text) || isDiscount(text)
      || has(["이벤트", "당첨", "상금", "purchase", "bonus", "reward"], in: text)
  }
}
