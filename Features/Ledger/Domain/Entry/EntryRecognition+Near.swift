import Time
import WalletDomain

/// Recognises what a card's approvals and its bill have on two days, or with two amounts, where nothing else tells that
/// they are one.
extension EntryRecognition {
  /// How many days before and after the entries rows are read, which say how far another file goes.
  static let reach = 7

  static func near(_ days: ClosedRange<Day>, within reach: Int) -> ClosedRange<Day> {
    let (first, last) = (days.lowerBound, days.upperBound)
    return (first.advanced(by: -reach) ?? first)...(last.advanced(by: reach) ?? last)
  }

  /// Whether a purchase may come to the one amount after the other one was approved.
  static func mayBeSettled(_ amount: Won, _ other: Won) -> Bool {
    let most = max(amount.size.amount, other.size.amount)
    return (amount < .zero) == (other < .zero) && amount != other
      && abs(amount.amount - other.amount) <= most / 10
  }

  func matchNear(_ matches: inout Matches) {
    let open = rows.indices.filter { !matches.used.contains($0) && isOfFile($0) }
    guard !open.isEmpty, matches.known.count < entries.count else { return }
    matchPending(&matches, open)
    matchDays(&matches, open)
    matchForeign(&matches, open)
    let days = Dictionary(grouping: open) { rows[$0].fingerprint.day }
    let positions = Dictionary(grouping: entries.indices.filter { mayDiffer($0, matches) }) {
      entries[$0].entry.day
    }
    for (day, positions) in positions.sorted(by: { $0.key < $1.key }) {
      for position in positions {
        let index = settled(position, days[day] ?? [], besides: positions, matches)
        if let index { matches.add(position, index) }
      }
    }
  }

  func isOfFile(_ index: Int) -> Bool {
    let row = rows[index].row
    return row.isStated && row.belongs(to: chosen)
  }

  func mayDiffer(_ position: Int, _ matches: Matches) -> Bool {
    let entry = entries[position]
    return matches.known[position] == nil && entry.exported == nil && entry.cancellation == nil
      && entry.account == .chosen && entry.entry.bank?.balance == nil
  }

  /// Whether an entry and a row name one payee, one among approvals and the other in a bill.
  private func areTwoFilesOfOne(_ position: Int, _ index: Int) -> Bool {
    let entry = entries[position].entry
    return rows[index].row.bank?.balance == nil
      && areOfTwoFiles(entry.bank, rows[index].row.bank)
      && EntryFingerprint(entry).isAlike(rows[index].fingerprint)
  }

  /// Whether a message tells of an entry, of whose account no balance is known; of minutes alone also by its payee.
  private func isTold(_ position: Int, _ index: Int) -> Bool {
    let (row, bank) = (rows[index].row, entries[position].entry.bank)
    guard row.isTold(bank), row.bank?.balance == nil, !contradicts(bank, row.bank) else {
      return false
    }
    return bank?.second.map { $0 % 60 != 0 } == true
      || fingerprints[position].isAlike(rows[index].fingerprint)
  }

  // MARK: What was pending

  /// Matches what was pending with what it became, whatever it came to: at its moment, and with its payee.
  private func matchPending(_ matches: inout Matches, _ open: [Int]) {
    let pending = Dictionary(grouping: open.filter { rows[$0].row.bank?.isPending == true }) {
      rows[$0].fingerprint.day
    }
    guard !pending.isEmpty else { return }
    match(&matches) { entry, fingerprint in
      let bank = entry.entry.bank
      guard entry.exported == nil, entry.cancellation == nil, bank?.isPending == nil else {
        return []
      }
      return (pending[fingerprint.day] ?? []).filter { index in
        let (row, found) = rows[index]
        return (found.amount < .zero) == (fingerprint.amount < .zero)
          && BankRecord.areOneMoment(row.bank?.second, bank?.second)
          && !contradicts(bank, row.bank) && found.isAlike(fingerprint)
      }
    }
    matchSettled(&matches, pending.values.joined().filter { !matches.used.contains($0) })
  }

  /// Matches what was pending without a time with the only one of its amount that names it within some days, in a file
  /// that has its day.
  private func matchSettled(_ matches: inout Matches, _ pending: [Int]) {
    guard !pending.isEmpty, let first = entries.map(\.entry.day).min() else { return }
    var pairs: [(position: Int, index: Int)] = []
    for (position, stated) in entries.enumerated() where matches.known[position] == nil {
      let (entry, fingerprint) = (stated.entry, fingerprints[position])
      guard stated.exported == nil, stated.cancellation == nil, stated.account == .chosen,
        entry.bank?.isPending == nil
      else { continue }
      for index in pending {
        let (row, found) = rows[index]
        if found.amount == fingerprint.amount, found.day >= first,
          (0...Self.settling).contains(found.day.distance(to: fingerprint.day)),
          !contradicts(entry.bank, row.bank), found.mayBeShop(of: fingerprint)
        {
          pairs.append((position, index))
        }
      }
    }
    for pair in pairs
    where pairs.count(where: { $0.position == pair.position || $0.index == pair.index }) == 1 {
      matches.add(pair.position, pair.index)
    }
  }

  /// How many days later a purchase is settled.
  private static let settling = 3

  // MARK: Days

  /// Matches an entry with a row of the day before or after; also where that day has an equal entry, which takes the
  /// row of the day before it in turn, as of a purchase of every day.
  private func matchDays(_ matches: inout Matches, _ open: [Int]) {
    let places = Dictionary(grouping: open) { place(of: $0) }
    let equal = Dictionary(
      grouping: matches.known.filter { place(of: $0.value) == EntryPlace(entries[$0.key].entry) }
    ) { place(of: $0.value) }
    let own = period
    func row(for position: Int, by step: Int, _ matches: Matches) -> Int? {
      var place = EntryPlace(entries[position].entry)
      while let next = place.day.advanced(by: step) {
        place = EntryPlace(next, place.amount)
        let found = places[place]?.first {
          !matches.used.contains($0) && areTwoFilesOfOne(position, $0)
        }
        if let found { return covers(position, found, own) ? found : nil }
        guard equal[place]?.contains(where: { areTwoFilesOfOne(position, $0.value) }) == true
        else { break }
      }
      return nil
    }
    for step in [-1, 1] {
      for position in entries.indices where mayDiffer(position, matches) {
        if let index = row(for: position, by: step, matches) { matches.add(position, index) }
      }
    }
  }

  /// Matches purchases in another currency of the day before or after.
  private func matchForeign(_ matches: inout Matches, _ open: [Int]) {
    let places = Dictionary(grouping: open.filter { rows[$0].row.bank?.foreign != nil }) {
      ForeignPlace(rows[$0].fingerprint.day, rows[$0].row.bank)
    }
    guard !places.isEmpty else { return }
    for position in entries.indices where mayDiffer(position, matches) {
      let entry = entries[position].entry
      let index = [-1, 1].lazy.compactMap { entry.day.advanced(by: $0) }
        .flatMap { places[ForeignPlace($0, entry.bank)] ?? [] }
        .first {
          entry.bank?.foreign != nil && !matches.used.contains($0)
            && (isToldAbroad(position, $0)
              || areTwoFilesOfOne(position, $0) && covers(position, $0, period))
        }
      if let index { matches.add(position, index) }
    }
  }

  /// Whether a message tells of an entry by its payee, and maybe has got the bill's amount since.
  private func isToldAbroad(_ position: Int, _ index: Int) -> Bool {
    let (row, found) = rows[index]
    return row.isOfMessage && row.bank?.balance == nil && found.amount < .zero
      && fingerprints[position].isAlike(found)
      && !contradicts(entries[position].entry.bank, row.bank)
  }

  /// The days of the purchases that are in the file as a whole.
  private var period: ClosedRange<Day>? {
    let days = entries.filter { $0.entry.bank?.instalment == nil }.map(\.entry.day)
    return days.min().flatMap { first in days.max().map { first...$0 } }
  }

  private func place(of index: Int) -> EntryPlace {
    EntryPlace(rows[index].fingerprint.day, rows[index].fingerprint.amount)
  }

  /// Whether one of the two files has all of what the other one has there, so that it must have this, too.
  private func covers(_ position: Int, _ index: Int, _ own: ClosedRange<Day>?) -> Bool {
    let (entry, row) = (entries[position].entry, rows[index])
    let other = row.row.importID.flatMap { periods[$0] }
    // On its last day a file may have no more than the morning. What a bill has on a day was approved on the
    // day before, so that approvals must have both days.
    func isWithin(_ day: Day, _ days: ClosedRange<Day>?, margin: Int) -> Bool {
      guard let days, let next = day.advanced(by: margin) else { return false }
      return (margin > 0 ? days.lowerBound <= day : days.lowerBound < day)
        && next < days.upperBound
    }
    return entry.isApproved
      ? isWithin(row.fingerprint.day, own, margin: 0) || isWithin(entry.day, other, margin: 1)
      : isWithin(entry.day, other, margin: 0) || isWithin(row.fingerprint.day, own, margin: 1)
  }

  // MARK: Amounts

  /// The only row of the day of an entry that may be it with another amount, if it may be no other entry of that day.
  private func settled(
    _ position: Int, _ found: [Int], besides positions: [Int], _ matches: Matches
  ) -> Int? {
    func mayBe(_ position: Int, _ index: Int) -> Bool {
      let entry = entries[position].entry
      return Self.mayBeSettled(entry.amount, rows[index].fingerprint.amount)
        && entry.bank?.instalment == nil && rows[index].row.bank?.instalment == nil
        && (areTwoFilesOfOne(position, index) || isTold(position, index))
    }
    let open = found.filter { !matches.used.contains($0) && mayBe(position, $0) }
    guard open.count == 1 else { return nil }
    let others = positions.filter { mayDiffer($0, matches) && mayBe($0, open[0]) }
    return others.count == 1 ? open[0] : nil
  }
}
