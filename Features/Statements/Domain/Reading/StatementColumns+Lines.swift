import LedgerDomain
import Storage
import Time
import WalletDomain

/// What a line says in columns that the user does not choose.
extension StatementColumns {
  /// The columns whose numbers are neither spent nor received amounts.
  var known: Set<Int> {
    let single = [
      account, approval, time, cancelledAmount, purchased, balance, currency, foreignAmount,
      otherAmount,
      principal,
      instalment, instalmentNumber, counterpartBank, counterpartNumber, cardNumber, direction,
      rest,
    ]
    return Set(
      single.compactMap(\.self) + wholes + fees + taxes + discounts + kinds + counterparts + states)
  }

  /// What a line calls its cancellation; nil if it says none.
  func cancellationWord(_ line: FileRow, _ mapping: ColumnMapping) -> String? {
    for column in stateColumns(mapping) {
      let cell = line.cell(at: column)
      switch state(line, column, mapping) {
      case .cancelled, .partlyCancelled:
        return StatementWords.state(cell) == nil ? "취소" : LedgerEntry.normalised(cell)
      case .happened, .pending, .failed, nil: break
      }
    }
    return nil
  }

  /// All that say what became of a payment, each once.
  private func stateColumns(_ mapping: ColumnMapping) -> [Int] {
    // The states of an export are those of entries.
    guard !isOwn else { return [] }
    let named = [mapping[.status]].compactMap(\.self) + flags.sorted()
    let own = named + successes.subtracting(named).sorted()
    return states + own.filter { !states.contains($0) }
  }

  private func state(
    _ line: FileRow, _ column: Int, _ mapping: ColumnMapping
  ) -> StatementWords.State? {
    let cell = line.cell(at: column)
    // A card has not been paid yet for a purchase that was made.
    if isOfCard, cell.has("미결제") { return .pending }
    if successes.contains(column), StatementWords.isNo(cell) { return .failed }
    guard flags.contains(column) else { return StatementWords.state(cell) }
    // Databases have a day of another time in the place of no day.
    if let day = DayText.read(DayText.usual(cell)) {
      let own = DayText.read(line.day(mapping))
      let isNever = own.map { day < $0 || day.year > $0.year + Self.years } ?? false
      if isNever || !Self.cancelled.contains(day.year) { return nil }
    }
    return StatementWords.flag(cell)
  }

  /// How many years later an approval may be cancelled, and in which years at all.
  private static let (years, cancelled) = (10, 1_990..<2_099)

  /// What a line says that became of its payment; nil if it did not happen.
  ///
  /// One that has changed the balance by `move` did happen, and was not cancelled when the money left.
  func cancellation(
    _ line: FileRow, _ mapping: ColumnMapping, move: Int64?
  ) -> StatementEntry.Cancelled? {
    var found = StatementEntry.Cancelled.none
    for column in stateColumns(mapping) {
      let cell = line.cell(at: column)
      switch state(line, column, mapping) {
      case .failed where move != nil: break
      case .cancelled where move.map { $0 < 0 } == true: break
      case .failed: return nil
      case .cancelled:
        // A day, or Y, may be that of a part, which another column says.
        if let stated = part(cell, of: line, mapping) {
          found = stated
        } else if found == .none {
          found = .whole
        }
      case .partlyCancelled:
        if let stated = StatementWords.part(cell) {
          found = stated
        } else if found == .none || found == .whole {
          found = flags.contains(column) ? .part(nil) : .ofPart
        }
      case .happened, .pending, nil: break
      }
    }
    return found
  }

  /// How much a cell says that was cancelled, if it is less than the amount of the line, as 취소 3,000원.
  private func part(
    _ cell: String, of line: FileRow, _ mapping: ColumnMapping
  ) -> StatementEntry.Cancelled? {
    guard let stated = StatementWords.part(cell), case .part(let part?) = stated else { return nil }
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]]
    return amounts.contains { column in
      line.plainAmount(at: column).map { $0.magnitude > part.amount.magnitude } == true
    } ? stated : nil
  }

  /// Whether a line with a balance is called cancelled as a whole: it has moved nothing if its balance has not changed.
  func isUnmoved(_ line: FileRow, _ mapping: ColumnMapping) -> Bool {
    cancellation(line, mapping, move: nil) == .whole
      && StatementDraft.balance(line.cell(at: balance)) != nil
  }

  /// Whether a line has a time or an approval of its own, as no sum has.
  func isOwn(_ line: FileRow, _ mapping: ColumnMapping) -> Bool {
    if line.cell(at: approval).contains(where: \.isNumber) { return true }
    return line.second(mapping, self) != nil
  }

  /// Over how many months a card collects what a line has, as `6/2`, `2회/6개월` or `3`; nil if it is paid at
  /// once.
  func instalment(_ line: FileRow) -> Instalment? {
    func numbers(_ column: Int?) -> [Int] {
      StatementWords.plain(line.cell(at: column)).split { !$0.isNumber }.prefix(2)
        .compactMap { Int($0) }
    }
    let (months, number) = (numbers(instalment), numbers(instalmentNumber))
    let pair = months.count == 2 ? months : number.count == 2 ? number : []
    guard let most = pair.max() ?? months.first else { return nil }
    return Instalment(months: most, number: pair.min() ?? number.first)
      ?? Instalment(months: most)
  }

  /// Whether a line says that a card collects it over months, and not over how many, as 할부, 리볼빙 or Y.
  func isOverUnknownMonths(_ line: FileRow) -> Bool {
    guard let instalment, self.instalment(line) == nil else { return false }
    let cell = line.cell(at: instalment)
    let word = StatementWords.plain(cell)
    return word.contains(where: \.isLetter) && !word.has("일시") && !StatementWords.isNo(cell)
      && !["없음", "해당없음", "일반", "국내", "해외", "lumpsum", "single", "full", "x"].contains(word)
  }

  /// Whether a line says that its amount may still change.
  func isPending(_ line: FileRow, _ mapping: ColumnMapping) -> Bool {
    stateColumns(mapping).contains {
      StatementWords.state(line.cell(at: $0)) == .pending || state(line, $0, mapping) == .pending
    }
  }

  /// Whether a column has something in nearly all lines.
  func isFilled(_ column: Int, _ rows: ArraySlice<FileRow>) -> Bool {
    let filled = rows.count { !$0.cell(at: column).allSatisfy(\.isWhitespace) }
    return filled * 10 >= rows.count * 9
  }

  /// What a bank calls the entry, maybe in the column that says which way the money went, as 현금출금; empty for neither.
  func kind(_ way: String, of party: String, besides kinds: [String]) -> String {
    let kind = kinds.first { $0 != party }
    guard !way.isEmpty, way != party, hasDirectedKinds || !StatementWords.isPlainWay(way) else {
      return kind ?? ""
    }
    // What a machine or a card has paid is no other column's to say.
    return LinkWords.isByMachineOrCard(StatementWords.plain(way)) ? way : kind ?? way
  }

  /// Of what a wallet calls an entry the means by which was paid, rather than that it was.
  func said(_ kinds: [String]) -> [String] {
    guard hasMeans, kinds.count > 1 else { return kinds }
    let others = kinds.filter { !Self.payments.contains(StatementWords.plain($0)) }
    return others.isEmpty ? kinds : others
  }

  private static let payments: Set = [
    "결제", "결제완료", "사용", "이용", "구매", "온라인결제", "오프라인결제", "현장결제", "일반결제", "payment", "purchase",
    "sale",
  ]

  /// Whose statement it is by its columns; nil for an account.
  func accountKind(_ kind: StatementKind?) -> AccountKind? {
    if isOfLoan { return .loan }
    if isOfBroker { return .investment }
    if hasMeans || !fillings.isEmpty { return .wallet }
    return kind == .card || isOfCard && balance == nil ? .card : nil
  }
}
