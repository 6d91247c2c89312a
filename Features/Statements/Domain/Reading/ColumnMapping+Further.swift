import LedgerDomain
import Storage

/// The columns of a further table of a bill, which has less than the first one, or calls it otherwise: 연회비, 환불내역,
/// 할인내역.
extension ColumnMapping {
  /// What comes back by its name, and what is taken on top.
  private static let back = ["환불", "취소", "반품", "입금", "환급"]
  private static let taken = ["연회비"]

  /// The same with columns for what has none, as far as headings and the first line below say it; `isBeforeDiscount`
  /// says whether what was taken off is still in the amounts of the first table.
  func withOthers(
    _ headings: [String], before row: FileRow?, isBeforeDiscount: Bool
  ) -> ColumnMapping {
    guard let row else { return self }
    var mapping = self
    let names = Self.plain(headings)
    func first(_ isMeant: (Int) -> Bool) -> Int? {
      names.indices.first { column in
        !StatementRole.allCases.contains { mapping[$0] == column } && isMeant(column)
      }
    }
    if mapping[.day] == nil, let status = mapping[.status], FoundHeadings.isDay(headings[status]) {
      // When it was cancelled is the day of its line.
      mapping[.status] = nil
    }
    if mapping[.day] == nil {
      mapping[.day] = first {
        FoundHeadings.isDay(headings[$0]) && StatementDays.mayBeDay(row.cell(at: $0))
      }
    }
    if [StatementRole.amount, .spent, .received].allSatisfy({ mapping[$0] == nil }) {
      let amounts = names.indices.filter { row.plainAmount(at: $0) != nil && $0 != mapping[.day] }
      func named(_ words: [String]) -> Int? {
        amounts.first { column in words.contains(where: names[column].has) }
      }
      if let column = named(Self.back) {
        mapping[.received] = column
      } else if isBeforeDiscount,
        let column = amounts.first(where: { StatementHeadings.isDiscount(names[$0]) })
      {
        mapping[.received] = column
      } else if let column = named(Self.taken) {
        mapping[.spent] = column
      }
    }
    mapping = mapping.withText(headings)
    if mapping[.text] == nil {
      let words = first { column in
        row.cell(at: column).contains(where: \.isLetter)
          && !StatementDays.mayBeDay(row.cell(at: column))
      }
      mapping[.text] = words
    }
    return mapping
  }
}

extension StatementTable {
  /// The table without a minus in what came back, where each amount has one that only says so again.
  var withoutMinus: StatementTable {
    guard let column = mapping[.received], mapping[.spent] == nil, mapping[.amount] == nil else {
      return self
    }
    let amounts = rows.compactMap { $0.plainAmount(at: column) }.filter { $0 != 0 }
    guard !amounts.isEmpty, amounts.allSatisfy({ $0 < 0 }) else { return self }
    var table = self
    table.rows =
      rows.map { row in
        guard let amount = row.plainAmount(at: column), amount < 0 else { return row }
        var cells = row.cells
        cells[column] = String(amount.magnitude)
        return FileRow(number: row.number, cells: cells)
      }[...]
    return table
  }
}

/// What stands beside a text.
extension ColumnMapping {
  private static let shops: Set = ["상점명", "상점", "판매자명", "판매자", "쇼핑몰명"]

  /// Takes what a broker has traded as the text, rather than what it did with it, and what was bought in a shop as the
  /// note beside the shop, or as the text where the user has a column of notes; `headings` are plain.
  mutating func takeNames(_ headings: [String]) {
    guard let text = self[.text] else { return }
    let taken = Set(StatementRole.allCases.compactMap { self[$0] })
    func free(_ words: [String]) -> Int? {
      words.lazy.compactMap { headings.firstIndex(of: $0) }.first { !taken.contains($0) }
    }
    if StatementHeadings.kinds.contains(headings[text]), StatementHeadings.areOfBroker(headings),
      let security = free(["종목명"])
    {
      self[.text] = security
    } else if Self.shops.contains(headings[text]), let bought = free(["상품명", "주문명"]) {
      self[self[.note] == nil ? .note : .text] = bought
    }
  }
}

/// In which currency the amounts are.
extension ColumnMapping {
  /// Whether a heading says that amounts are in won, or each line says in what they are.
  func isInWon(_ headings: [String]) -> Bool {
    let names = Self.plain(headings)
    let amounts = [self[.amount], self[.spent], self[.received]].compactMap(\.self)
      .filter(headings.indices.contains)
    return hasWonColumn(names) || names.contains(where: StatementHeadings.isCurrency)
      || amounts.contains { AmountUnit(heading: headings[$0]) == .won }
  }

  /// The same, but for an account's file that says what came of each amount: its account may be in another currency.
  func isOnlyInWon(_ headings: [String]) -> Bool {
    let names = Self.plain(headings)
    return isInWon(headings) && (!hasWonColumn(names) || StatementHeadings.areOfCard(names))
  }
}
