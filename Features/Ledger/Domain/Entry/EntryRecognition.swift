public import Time
public import WalletDomain

/// Tells the entries of a statement that a ledger has already from new ones.
///
/// An entry is a row with the number of its approval, or with its second and its balance; or else one with
/// its day, amount and text, unless the two have times, balances or approvals that differ. The row is in
/// its account, or came into that by an import and was moved since. Two banks may have equal entries, so
/// that rows of other accounts do not count, but for those that are in none: rows of imports before there
/// were accounts, and rows that were written by hand. Each row is one entry: a statement may have the same
/// one twice.
///
/// Two files of one account may name a movement otherwise, as an app does and a page, and so does a bank's text message.
/// It is the same with its day, amount and balance, unless their times differ; a message's also with its minute alone.
/// What one of them has in one amount, and the other in several lines, leads from the same balance to the same.
///
/// A purchase that a card collects over months is the same one in each bill: with its day, text and months, and
/// about its amount, of which a bill may have a part only.
///
/// A purchase in another currency is the same one in a card's approvals and in its bill: with its day, payee and
/// foreign amount.
///
/// Two files of one account may spell a payee otherwise, and a card's bill may have a purchase on the next day, or with
/// what it came to in the end (`EntryRecognition+Alike`).
///
/// What comes back is the same in a file that calls it a cancellation in its text, and in one that does not.
///
/// A row that was corrected is known by what its statement has said. What the user has made of rows, and parts
/// of them, only the ledger's own exports say.
///
/// An approval of a card and its cancellation of the same month are both left out unless the ledger has one of them.
/// Those of two months change the sums of both; where they are all that a file would bring, an earlier version has left
/// them out. What was left out is remembered, since another file may have one of the two alone.
public struct EntryRecognition {
  var entries: [StatementEntry]
  /// What each entry is compared by.
  var fingerprints: [EntryFingerprint]
  let chosen: LedgerAccount.ID?
  /// What was left out of that account before.
  let cancelled: [CancelledPurchase]
  /// Those of it of which the entries have what came back on their day.
  private let ended: [CancelledPurchase]
  /// The purchases of pairs of which the second was made of the first one's line.
  var unclear: [Int: CancelledPurchase]
  /// The positions of purchases that were made for lines which cancel those of other files.
  var unmade: Set<Int> = []
  private let returns: Reach
  /// Which entries may be one row together.
  let runs: [Run]
  private let places: Set<EntryPlace>
  /// The days before and after those of entries, and the amounts by their days of those of which no balance is known:
  /// another file may have another day, or another amount.
  private let nearPlaces: Set<EntryPlace>
  private let openAmounts: [Day: [Won]]
  /// Whether the balance after each entry is known.
  private let isBalanced: Bool
  let approvals: Set<String>
  private let foreign: Set<ForeignPlace>
  /// The amounts of purchases over months, by their days.
  private let collected: [Day: [Won]]
  var rows: [(row: Row, fingerprint: EntryFingerprint)] = []
  private(set) var named: [EntryFingerprint: [Int]] = [:]
  private(set) var owned: [EntryFingerprint: [Int]] = [:]
  private(set) var approved: [String: [Int]] = [:]
  private(set) var timed: [Moment: [Int]] = [:]
  private(set) var balanced: [Step: [Int]] = [:]
  /// What came back, by its amount.
  private(set) var ends: [Won: [Int]] = [:]
  /// What came back.
  private(set) var returned: [EntryPlace: [Int]] = [:]
  /// Those in another currency that an entry of the day is in, too.
  private(set) var exchanged: [ForeignPlace: [Int]] = [:]
  /// Those of days of purchases over months.
  private(set) var dated: [Day: [Int]] = [:]
  /// What was spent, and is a refund since the purchase is known of which it takes back a part.
  var turned: Set<Int> = []
  /// The days of earlier imports, as far as they are near.
  private(set) var periods: [LedgerImport.ID: ClosedRange<Day>] = [:]

  /// Of the entries of a statement that goes into the account; nil for a new one.
  public init(
    _ entries: [StatementEntry], into chosen: LedgerAccount.ID?,
    in accounts: LedgerAccounts = .builtIn
  ) {
    self.entries = entries
    fingerprints = entries.map { EntryFingerprint($0.entry) }
    self.chosen = chosen
    let amounts = Set(entries.map(\.entry.amount))
    let approvals = Set(entries.compactMap { $0.entry.bank?.approval })
    cancelled = (chosen.flatMap { accounts[$0].cancelled } ?? []).filter {
      amounts.contains(-$0.amount) || amounts.contains($0.amount)
        || $0.entry.bank?.approval.map(approvals.contains) == true
    }
    let back = Set(
      entries.filter { $0.cancellation == nil && $0.entry.amount > .zero }.map {
        EntryPlace($0.entry.day, -$0.entry.amount)
      })
    ended = cancelled.filter {
      $0.end == nil
        && (back.contains($0.place) || $0.isUnnumbered && amounts.contains($0.amount))
    }
    unclear = Self.unclear(entries)
    returns = Reach(entries, unclear.values)
    runs = Self.runs(in: entries)
    places = Set(entries.map { EntryPlace($0.entry.day, $0.entry.amount) })
      .union(cancelled.flatMap(\.places)).union(runs.map { EntryPlace($0.day, $0.amount) })
    self.approvals = approvals
    foreign = Set(
      entries.flatMap { stated in
        [0, -1, 1].compactMap { stated.entry.day.advanced(by: $0) }
          .compactMap { ForeignPlace($0, stated.entry.bank) }
      })
    let ofFile = entries.filter { $0.exported == nil }
    let unbalanced = ofFile.filter { $0.entry.bank?.balance == nil }
    isBalanced = unbalanced.isEmpty
    nearPlaces = Set(
      ofFile.flatMap { stated in
        [-1, 1].compactMap { stated.entry.day.advanced(by: $0) }
          .map { EntryPlace($0, stated.entry.amount) }
      })
    openAmounts = Dictionary(
      unbalanced.map { ($0.entry.day, [$0.entry.amount]) }, uniquingKeysWith: +)
    collected = Dictionary(
      entries.filter { $0.entry.bank?.instalment != nil }.map { ($0.entry.day, [$0.entry.amount]) },
      uniquingKeysWith: +)
  }

  /// The first and the last day of rows that may be entries; nil without entries.
  public var days: ClosedRange<Day>? {
    guard var days = places.days else { return nil }
    if !nearPlaces.isEmpty { days = Self.near(days, within: isBalanced ? 1 : Self.reach) }
    if let first = ended.map(\.begins.lowerBound).min(), first < days.lowerBound {
      days = first...days.upperBound
    }
    if let own = returns.days {
      days = min(days.lowerBound, own.lowerBound)...max(days.upperBound, own.upperBound)
    }
    guard !approvals.isEmpty || returns.isUnnumbered else { return days }
    // An approval may be settled in the month after.
    let (first, last) = (
      LedgerMonth(of: days.lowerBound).advanced(by: -1),
      LedgerMonth(of: days.upperBound).advanced(by: 1)
    )
    let start = first.flatMap { Day(year: $0.year, month: $0.month, day: 1) }
    let end = last.flatMap { Day(year: $0.year, month: $0.month, day: 28) }
    return (start ?? days.lowerBound)...(end ?? days.upperBound)
  }

  /// Whether a row of this day and amount may be one of the entries.
  public func mayHave(_ day: Day, _ amount: Won) -> Bool {
    places.contains(EntryPlace(day, amount))
      || returns.mayHave(day, amount)
      || ended.contains { $0.amount == amount && $0.begins.contains(day) }
      || collected[day]?.contains { Instalment.mayBeOne($0, amount) } ?? false
      || nearPlaces.contains(EntryPlace(day, amount))
      || openAmounts[day]?.contains { Self.mayBeSettled($0, amount) } ?? false
  }

  /// Whether banks say of the entries by what a row of another amount, and of another day, may be one.
  public var hasRecords: Bool { !approvals.isEmpty || !foreign.isEmpty || !isBalanced }

  /// Whether a row of a day with what its bank says may be one of the entries by that.
  public func mayHave(_ bank: BankRecord?, on day: Day) -> Bool {
    bank?.approval.map(approvals.contains) == true || bank?.isPending == true
      || ForeignPlace(day, bank).map(foreign.contains) == true || returns.mayHave(bank, on: day)
  }

  /// Notes that an import has a row of a day, whether or not that may be one of the entries.
  public mutating func note(_ importID: LedgerImport.ID?, on day: Day) {
    guard !isBalanced, let importID else { return }
    let known = periods[importID] ?? day...day
    periods[importID] = min(known.lowerBound, day)...max(known.upperBound, day)
  }

  /// Takes a row of the ledger.
  public mutating func take(_ row: Row, as fingerprint: EntryFingerprint) {
    let index = rows.count
    rows.append((row, fingerprint))
    if let own = row.own { owned[own, default: []].append(index) }
    guard !row.isPart else { return }
    named[fingerprint, default: []].append(index)
    if let approval = row.bank?.approval { approved[approval, default: []].append(index) }
    if let moment = Moment(fingerprint, row.bank) { timed[moment, default: []].append(index) }
    if let step = Step(fingerprint, row.bank) { balanced[step, default: []].append(index) }
    if returns.back != nil, fingerprint.amount > .zero {
      ends[fingerprint.amount, default: []].append(index)
    }
    if fingerprint.amount > .zero {
      returned[EntryPlace(fingerprint.day, fingerprint.amount), default: []].append(index)
    }
    if !foreign.isEmpty, let place = ForeignPlace(fingerprint.day, row.bank) {
      exchanged[place, default: []].append(index)
    }
    if collected[fingerprint.day] != nil { dated[fingerprint.day, default: []].append(index) }
  }

  /// The entries without a matching row, and the rows that are settled.
  public func news() -> StatementNews {
    var recognition = self
    recognition.turnParts()
    recognition.turnCancellations()
    return recognition.recognised()
  }

  private func recognised() -> StatementNews {
    var matches = Matches()
    matchExactly(&matches)
    matchRuns(&matches)
    matchAlike(&matches)
    matchOtherwise(&matches)
    matchUndated(&matches)
    matchRests(&matches)
    matchCollected(&matches)
    matchNear(&matches)
    matchTyped(&matches)
    let known = matches.known
    let made = made(known).union(unmade).union(uncollected())
    let open = entries.indices.filter { known[$0] == nil && !made.contains($0) }
    let (new, restored, given) = judged(open.map { entries[$0] }.withoutMade)
    let final = known.sorted { $0.key < $1.key }.compactMap { settled($0, $1, matches) }
    let kept = withoutCancelled(new, isFirst: known.isEmpty)
    let leftOut = Set(new.compactMap(\.cancellation)).subtracting(kept.compactMap(\.cancellation))
    return StatementNews(
      new: kept, settled: final + turnedRows(besides: Set(final.map(\.id))), leftOut: leftOut,
      cancelled: self.leftOut(leftOut, of: new) + given,
      restored: restored)
  }
}
