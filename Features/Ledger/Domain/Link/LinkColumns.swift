import Time
import WalletDomain

/// What is known of all rows, found in one go over them.
struct LinkColumns {
  private(set) var (places, dates, texts) = ([Int](), [Int](), [Int]())
  private(set) var amounts: [Int64] = []
  /// The second of the day of each row; -1 if it is unknown.
  private(set) var seconds: [Int] = []
  private(set) var traits: [Traits] = []
  private(set) var ids: [LedgerRow.ID] = []
  /// The numbers of three texts of the bank: the kind of the entry, the holder of the other account, and its number.
  private(set) var (kindTexts, counterparts, counterpartNumbers) = ([Int?](), [Int?](), [Int?]())
  private(set) var accounts: [LedgerAccount.ID] = []
  private(set) var divided: Set<LedgerRow.ID> = []

  init(_ rows: [LedgerRow], _ parties: LinkParties) {
    guard let first = rows.first?.day else { return }
    var known: [LedgerAccount.ID: Int] = [:]
    // Rows of one day mostly follow one another.
    var (day, date) = (first, 0)
    for row in rows {
      ids.append(row.id)
      if row.day != day { (day, date) = (row.day, first.distance(to: row.day)) }
      dates.append(date)
      amounts.append(row.amount.amount)
      traits.append(Traits(row))
      let place = known[row.account] ?? accounts.count
      if place == accounts.count {
        known[row.account] = place
        accounts.append(row.account)
      }
      places.append(place)
      texts.append(parties.number(of: row.said))
      let bank = row.entry.bank
      seconds.append(bank?.second ?? -1)
      kindTexts.append(bank?.kind.map(parties.number))
      counterparts.append(bank?.counterpart.map(parties.number))
      counterpartNumbers.append(bank?.counterpartNumber.map(parties.number))
      if let whole = row.partOf { divided.formUnion([row.id, whole]) }
    }
  }

  /// What decides of most rows that they are not looked at themselves, which lie all over the memory.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isOfWallet = Traits(rawValue: 1)
    static let isTopUp = Traits(rawValue: 2)
    static let hasOrder = Traits(rawValue: 4)
    static let isImported = Traits(rawValue: 8)
    static let isPart = Traits(rawValue: 16)
    static let isCollected = Traits(rawValue: 32)
    static let isPending = Traits(rawValue: 64)

    fileprivate init(_ row: LedgerRow) {
      self = []
      if row.origin == .wallet { insert(.isOfWallet) }
      if row.category == .topUp { insert(.isTopUp) }
      if row.order != nil { insert(.hasOrder) }
      if row.importID != nil { insert(.isImported) }
      if row.partOf != nil { insert(.isPart) }
      if row.entry.bank?.instalment != nil { insert(.isCollected) }
      if row.entry.bank?.isPending == true { insert(.isPending) }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }
}
