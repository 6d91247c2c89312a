import LedgerDomain
import Storage
import WalletDomain

/// Which column says which way the money went, if its words agree with the amounts and the balances.
extension StatementColumns {
  /// The amounts of a column, and what the account had after each.
  private struct Steps {
    let balances: [Int64?]

    /// How many balances follow from the one before, up or down, or from the one after.
    func follow(_ amounts: [Int64]) -> Int {
      var counts = [0, 0, 0, 0]
      for (index, pair) in zip(balances, balances.dropFirst()).enumerated() {
        guard let first = pair.0, let second = pair.1, first != second else { continue }
        // An account's own balances, and those that are a debt; from the first line on, or from the last.
        let (on, back) = (second &- first, first &- second)
        if on == amounts[index + 1] { counts[0] += 1 }
        if on == -amounts[index + 1] { counts[1] += 1 }
        if back == amounts[index] { counts[2] += 1 }
        if back == -amounts[index] { counts[3] += 1 }
      }
      return counts.max() ?? 0
    }

    /// How many do with one sign or the other.
    func followEither(_ amounts: [Int64]) -> Int {
      let (on, back) = zip(balances, balances.dropFirst()).enumerated().reduce(into: (0, 0)) {
        guard let first = $1.element.0, let second = $1.element.1, first != second else { return }
        let change = (second &- first).magnitude
        if change == amounts[$1.offset + 1].magnitude { $0.0 += 1 }
        if change == amounts[$1.offset].magnitude { $0.1 += 1 }
      }
      return max(on, back)
    }
  }

  /// Finds the column, which is none of notes or names.
  mutating func readDirection(
    of free: [Int], _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    guard mapping[.received] == nil || mapping[.spent] == nil, let amount = mapping.onlyAmount
    else { return }
    let lines = rows.filter { $0.plainAmount(at: amount).map { $0 != 0 } == true }
    let columns = free.filter {
      $0 != mapping[.note] && !StatementHeadings.isNote(headings[$0])
        && !StatementHeadings.isName(headings[$0])
    }
    // A text says it if there is nothing else.
    let others = columns.filter { $0 != mapping[.text] }
    for column in others + columns.filter({ $0 == mapping[.text] }) {
      let cells = rows.lazy.map { $0.cell(at: column) }
      let isKind = StatementHeadings.isKind(headings[column])
      let hasBalances = balance != nil
      let plain =
        StatementWords.directions(cells, hasBalances: hasBalances, isStrict: true)
        ?? (StatementHeadings.isSign(headings[column]) ? StatementWords.signs(cells) : nil)
        ?? (StatementHeadings.isWay(headings[column])
          ? StatementWords.directions(cells, isSingle: true, isStrict: true) : nil)
        ?? (isKind ? StatementWords.plainWay(cells) : nil)
        // A card's cancellation is told from its purchase later.
        ?? (isKind && !isOfCard && !StatementHeadings.isStatus(headings[column])
          ? StatementWords.purchaseDirections(cells) : nil)
        ?? (isKind && hasBalances ? single(cells, amount, lines) : nil)
      let said = plain ?? StatementWords.directions(cells, hasBalances: hasBalances)
      let partial =
        said == nil && isKind && column != mapping[.text]
        ? StatementWords.directions(cells, isPartial: true) : nil
      guard var found = said ?? partial else { continue }
      let restated = restated(found, in: column, amount, lines)
      for cell in restated { found[cell] = found[cell]?.opposite }
      let filled = lines.count { found[$0.cell(at: column)] != nil }
      guard isKind ? filled * 2 >= lines.count : filled * 10 >= lines.count * 9,
        agrees(found, in: column, amount, lines, restated)
      else { continue }
      (direction, directions) = (column, found)
      isDirectionKind = plain == nil && (said != nil || hasBalances)
      isRestReceived = mapping.kind == .account
      hasNegativeOut = areNegative(amount, rows) { row in
        let cell = row.cell(at: column)
        return found[cell] == .out && !restated.contains(cell)
      }
      return
    }
  }

  /// The only word of a column, as 출 or -, if all balances follow from amounts that went its way.
  private func single(
    _ cells: some Sequence<String>, _ amount: Int, _ lines: [FileRow]
  ) -> [String: StatementWords.Direction]? {
    guard let found = StatementWords.directions(cells, isSingle: true), found.count == 1,
      let direction = found.values.first, lines.count > 1
    else { return nil }
    let amounts = lines.map { $0.plainAmount(at: amount) ?? 0 }
    guard amounts.allSatisfy({ $0 > 0 }) else { return nil }
    let balances = lines.map { StatementDraft.balance($0.cell(at: balance))?.amount }
    let sign: Int64 = direction == .out ? -1 : 1
    let places = amounts.indices.dropFirst()
    func changes(_ step: (Int) -> Int64?) -> Bool { places.allSatisfy { step($0) == 0 } }
    func change(_ from: Int, _ to: Int) -> Int64? {
      balances[from].flatMap { before in balances[to].map { $0 &- before } }
    }
    let isOn = changes { place in change(place - 1, place).map { $0 &- sign &* amounts[place] } }
    let isBack = changes { place in
      change(place, place - 1).map { $0 &- sign &* amounts[place - 1] }
    }
    return isOn || isBack ? found : nil
  }

  /// Finds columns that name the filling of a wallet beside amounts that are called what was paid.
  mutating func readFillings(
    _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    guard direction == nil, !isWithdrawal, mapping[.spent] != nil || isOfCard && balance != nil,
      let amount = mapping.onlyAmount, !headings.contains(where: StatementHeadings.isOfCardAlone)
    else { return }
    let said = ([mapping[.status]].compactMap(\.self) + kinds + states).filter {
      $0 != mapping[.text] && !StatementHeadings.isName(headings[$0])
    }
    fillings = said.filter { column in
      rows.contains { StatementWords.isFilling($0.cell(at: column)) }
        && !lower(amount, rows) { StatementWords.isFilling($0.cell(at: column)) }
    }
  }

  /// Whether the balance is lower after lines that count: a bank's account has filled the wallet.
  private func lower(
    _ amount: Int, _ rows: ArraySlice<FileRow>, _ counts: (FileRow) -> Bool
  ) -> Bool {
    guard let balance else { return false }
    let steps = rows.map { row in
      (
        row: row, amount: Int64(clamping: row.plainAmount(at: amount)?.magnitude ?? 0),
        balance: StatementDraft.balance(row.cell(at: balance))?.amount
      )
    }
    var (up, down) = (0, 0)
    for (one, next) in zip(steps, steps.dropFirst()) {
      // In either order of the lines.
      for (before, after) in [(one, next), (next, one)] where counts(after.row) {
        guard let had = before.balance, let has = after.balance, had != has else { continue }
        if has &- had == after.amount { up += 1 }
        if had &- has == after.amount { down += 1 }
      }
    }
    return down > up
  }

  /// Whether a line says that it has filled a wallet.
  func isFilling(_ line: FileRow) -> Bool {
    fillings.contains { StatementWords.isFilling(line.cell(at: $0)) }
  }

  /// The words for what was taken back of which the amounts have a minus that says it once more, as 지급정정 -5,000, where
  /// most others have none.
  private func restated(
    _ found: [String: StatementWords.Direction], in column: Int, _ amount: Int, _ lines: [FileRow]
  ) -> Set<String> {
    let undone = Set(found.keys.filter(StatementWords.isUndone))
    guard !undone.isEmpty else { return [] }
    let others = lines.filter { !undone.contains($0.cell(at: column)) }
    guard others.count(where: { ($0.plainAmount(at: amount) ?? 0) < 0 }) * 2 < others.count else {
      return []
    }
    let own = Dictionary(grouping: lines.filter { undone.contains($0.cell(at: column)) }) {
      $0.cell(at: column)
    }
    return Set(
      own.filter { $1.allSatisfy { ($0.plainAmount(at: amount) ?? 0) < 0 } }.keys)
  }

  /// Whether words say what amounts and balances do not contradict.
  ///
  /// Where amounts have signs of their own, these are judged first.
  private func agrees(
    _ found: [String: StatementWords.Direction], in column: Int, _ amount: Int,
    _ lines: [FileRow], _ restated: Set<String>
  ) -> Bool {
    let steps = lines.map { line in
      let (size, cell) = (line.plainAmount(at: amount) ?? 0, line.cell(at: column))
      return restated.contains(cell)
        ? (amount: -size, direction: found[cell]?.opposite)
        : (amount: size, direction: found[cell])
    }
    let signs = [StatementWords.Direction.out, .received].map { direction in
      let own = steps.filter { $0.direction == direction }
      return (count: own.count, minus: own.count { $0.amount < 0 })
    }
    let isSigned = signs.contains { $0.minus > 0 }
    // Some amounts of what went out have a minus, and as many others none: the words say something else.
    if signs[0].minus < signs[0].count, signs[0].minus * 2 >= signs[0].count, signs[0].minus > 0 {
      return false
    }
    // A minus of what came in is what was taken back, if it is rare.
    if signs[1].minus > 0, signs[1].minus * 2 >= signs[1].count { return false }
    // Without a word, its sign alone says it.
    if isSigned, steps.contains(where: { $0.direction == nil }) { return false }
    guard let balance else { return true }
    let chain = Steps(balances: lines.map { StatementDraft.balance($0.cell(at: balance))?.amount })
    let areNegated = signs[0].minus == signs[0].count
    let directed = steps.map { step in
      // A line that says nothing contradicts nothing.
      guard let direction = step.direction else { return Int64(0) }
      return direction == .out && !areNegated ? -step.amount : step.amount
    }
    let fits = chain.follow(directed)
    let written = isSigned ? chain.follow(steps.map(\.amount)) : 0
    let either = chain.followEither(directed)
    return fits >= written && (fits * 2 > either || either == 0)
  }
}
