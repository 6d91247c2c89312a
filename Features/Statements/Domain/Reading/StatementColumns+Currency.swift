import LedgerDomain
import Storage

/// In which currency amounts and balances are.
extension StatementColumns {
  /// By the columns that name a currency; `headings` are plain.
  mutating func readCurrencies(
    _ headings: [String], _ written: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    func isFree(_ column: Int) -> Bool {
      !StatementRole.allCases.contains { mapping[$0] == column }
    }
    func first(_ words: [String]) -> Int? {
      words.lazy.compactMap { headings.firstIndex(of: $0) }.first(where: isFree)
    }
    let currencies = headings.indices.filter {
      isFree($0) && StatementHeadings.isCurrency(headings[$0])
    }
    let isForeign = { StatementHeadings.isForeignCurrency(headings[$0]) }
    // As source currency beside source amount.
    let amount = mapping.onlyAmount.flatMap { headings.indices.contains($0) ? headings[$0] : nil }
    let own = currencies.first { headings[$0] == amount?.replacing("amount", with: "currency") }
    currency = own ?? currencies.first { !isForeign($0) }
    foreignAmount = first(StatementHeadings.foreignAmounts)
    if foreignAmount == nil, currency == nil {
      foreignAmount = headings.indices.first {
        isFree($0) && !StatementHeadings.isBalance(headings[$0])
          && !StatementHeadings.isBeside(headings[$0]) && rows.haveCurrencies(in: $0)
      }
    }
    if let column = foreignAmount, AmountUnit(heading: written[column]) == .won {
      // What was spent abroad in won stands beside what was spent at home.
      (foreignAmount, otherAmount) = (nil, column)
    }
    let isOfWon = mapping.hasWonColumn(headings)
    // Lines at home may have theirs in a column of their own.
    if otherAmount == nil, isOfWon { otherAmount = first(StatementHeadings.atHome) }
    if foreignAmount == nil, currency != nil, isOfWon {
      foreignAmount = first(StatementHeadings.amounts)
    }
    if foreignAmount != nil {
      let own = currencies.first(where: isForeign)
      // Without one of its own the only currency is that of the amount beside the others.
      (currency, foreignCurrency) = currency == nil ? (own, nil) : (currency, own)
    }
    let isOfAmounts = foreignAmount == nil || foreignCurrency != nil
    isInCurrency = currency != nil && isOfAmounts && !isOfWon
    guard let column = balance, currency != nil else { return }
    // Beside what came of amounts in won they are those of an account in another currency.
    let isOfAccount = isOfWon && mapping.onlyAmount != nil && !isOfCard
    if isOfAccount || StatementHeadings.isForeignBalance(headings[column]) { balance = nil }
  }

  /// In what the amounts are, by the headings or else by a line before them.
  mutating func readUnits(
    _ headings: [String], _ mapping: ColumnMapping, _ unit: AmountUnit?
  ) {
    func own(_ column: Int) -> AmountUnit? {
      headings.indices.contains(column) ? AmountUnit(heading: headings[column]) : nil
    }
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]].compactMap(\.self)
    let named = (amounts + [foreignAmount].compactMap(\.self)).lazy.compactMap { own($0)?.currency }
    headingCurrency = named.first ?? ""
    if let named = amounts.lazy.compactMap({ own($0)?.currency }).first {
      (isInCurrency, headingCurrency) = (true, named)
      // What their heading says is not said by the column of another amount's currency.
      let plain = ColumnMapping.plain(headings)
      if foreignCurrency == nil, let column = currency,
        StatementHeadings.isForeignCurrency(plain[column])
      {
        (currency, foreignCurrency) = (nil, column)
      }
    }
    isWon =
      mapping.hasWonColumn(ColumnMapping.plain(headings))
      || !amounts.isEmpty && amounts.allSatisfy { own($0) == .won }
    if isWon { isInCurrency = false }
    let others =
      [balance, principal, cancelledAmount, purchased, rest].compactMap(\.self)
      + fees + taxes + discounts + wholes
    for column in amounts + others {
      let count = (own(column) ?? unit)?.zeroCount ?? 0
      if count > 0 { zeros[column] = count }
    }
  }
}

extension ArraySlice<FileRow> {
  /// Whether a column has nothing but amounts with the code or the sign of another currency, as USD 12.99, where it has
  /// anything.
  fileprivate func haveCurrencies(in column: Int) -> Bool {
    var isAny = false
    for row in self {
      let cell = row.cell(at: column)
      if cell.allSatisfy({ $0.isWhitespace || "-0.,".contains($0) }) { continue }
      guard cell.utf8.count <= 24, Self.isInCurrency(cell) else { return false }
      isAny = true
    }
    return isAny
  }

  private static func isInCurrency(_ cell: String) -> Bool {
    let word = StatementWords.plain(cell)
    let letters = word.filter { !$0.isNumber && !".,-+".contains($0) }
    let digits = word.filter { $0.isNumber || ".,-+".contains($0) }
    return digits.contains(where: \.isNumber)
      && (word.hasPrefix(letters) || word.hasSuffix(letters))
      && StatementHeadings.signsOfCurrencies.contains(letters)
  }
}
