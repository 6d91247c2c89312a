import LedgerDomain
import Storage
import WalletDomain

/// Which columns hold the amounts, by what is in them.
extension StatementTable {
  /// Whether lines have an amount only in a column that is not understood, where the others have none.
  func missesAmounts(isBill: Bool) -> Bool {
    func isAmount(_ row: FileRow, _ column: Int) -> Bool {
      guard case .amount(let amount) = AmountText.read(row.cell(at: column)) else { return false }
      return amount != 0
    }
    // The interest of a loan is in none of its entries.
    guard LoanColumns(headings, mapping, rows) == nil else { return false }
    let own = [mapping[.amount], mapping[.spent], mapping[.received]].compactMap(\.self)
    let dated = rows.filter(hasDay)
    let without = dated.filter { row in !own.contains { isAmount(row, $0) } }
    guard !without.isEmpty, !headings.isEmpty else { return false }
    let known = StatementColumns(headings, mapping, rows, isExport: false, isBill: isBill).known
    return headings.indices.contains { column in
      let heading = ColumnMapping.plain(headings[column])
      return !known.contains(column) && !StatementRole.allCases.contains { mapping[$0] == column }
        && !StatementHeadings.isOtherAmount(heading) && !StatementHeadings.isBalance(heading)
        && without.contains { isAmount($0, column) }
        && dated.count { isAmount($0, column) } == without.count { isAmount($0, column) }
    }
  }

  /// The column of amounts that the balances follow, if they do not follow the one that is called so.
  ///
  /// Those of securities have what was traded, and beside it what was settled after fees and taxes.
  func settled(isBill: Bool) -> Int? {
    guard !headings.isEmpty, let amount = mapping[.amount], mapping.onlyAmount == amount else {
      return nil
    }
    let columns = StatementColumns(headings, mapping, rows, isExport: false, isBill: isBill)
    guard let balance = columns.balance else { return nil }
    let dated = rows.filter(hasDay)
    func amounts(_ column: Int) -> [Int64?] {
      dated.map {
        if case .amount(let amount) = AmountText.read($0.cell(at: column)) { amount } else { nil }
      }
    }
    let balances = amounts(balance)
    // In either order of the lines.
    func followers(_ column: Int) -> Int {
      let amounts = amounts(column)
      let (on, back) = balances.indices.dropFirst().reduce(into: (0, 0)) { counts, index in
        guard let before = balances[index - 1], let after = balances[index], before != after else {
          return
        }
        let change = (after &- before).magnitude
        if amounts[index]?.magnitude == change { counts.0 += 1 }
        if amounts[index - 1]?.magnitude == change { counts.1 += 1 }
      }
      return max(on, back)
    }
    let own = followers(amount)
    let others = headings.indices.filter { column in
      let heading = ColumnMapping.plain(headings[column])
      return column != balance && column != amount
        && (heading.hasSuffix("금액") || heading.hasSuffix("amount"))
    }
    guard let best = others.max(by: { followers($0) < followers($1) }) else { return nil }
    let most = followers(best)
    return most > own && most * 2 >= dated.count - 1 ? best : nil
  }

  /// Whether a line says what the account had, and moves no money: each of its amounts is its balance.
  func isCarried(_ row: FileRow, _ columns: StatementColumns) -> Bool {
    let carried = columns.isOwn ? [] : row.cells.filter(StatementWords.isCarried)
    guard !carried.isEmpty, !isBilledLater(row, carried, columns) else { return false }
    let balance = StatementDraft.balance(row.cell(at: columns.balance))?.size.amount
    // At the end of a passbook it is written as spent, and nothing is left.
    if balance == 0, row.plainAmount(at: mapping[.received]) ?? 0 == 0,
      row.cells.contains(where: StatementWords.isCarriedOut)
    {
      return true
    }
    return [mapping[.amount], mapping[.spent], mapping[.received]].allSatisfy { column in
      guard case .amount(let amount) = AmountText.read(row.cell(at: column)), amount != 0 else {
        return true
      }
      return balance.map { $0 == Int64(amount.magnitude) } ?? true
    }
  }

  /// Whether a line is a purchase of which a card only says that a later bill has it, as 청구이월.
  private func isBilledLater(
    _ row: FileRow, _ carried: [String], _ columns: StatementColumns
  ) -> Bool {
    let shop = row.cell(at: mapping[.text])
    guard columns.isOfCard, columns.balance == nil, hasDay(row), !shop.isEmpty,
      !StatementWords.isCarried(shop)
    else { return false }
    return columns.isOwn(row, mapping) || carried.allSatisfy { StatementWords.plain($0) == "청구이월" }
  }

  /// Whether the statement is that of savings, by its title or since it counts its deposits.
  func isSaving(_ kind: AccountKind?, _ columns: StatementColumns) -> Bool {
    guard kind == nil else { return kind == .savings }
    return !columns.isOfCard && !columns.isOfLoan
      && ColumnMapping.plain(headings).contains {
        StatementHeadings.depositNumbers.contains($0)
      }
  }

  /// By how much the amounts of lines have changed the balance since the line before, by the numbers of the lines;
  /// without those that have not.
  func moves(_ rows: ArraySlice<FileRow>, _ columns: StatementColumns) -> [Int: Int64] {
    guard let balance = columns.balance else { return [:] }
    let steps = rows.compactMap { row in
      StatementDraft.balance(row.cell(at: balance)).map { (row: row, balance: $0.amount) }
    }
    func changes(_ pairs: some Sequence<(Int, Int)>) -> [Int: Int64] {
      pairs.reduce(into: [:]) { found, pair in
        let (row, change) = (steps[pair.1].row, steps[pair.1].balance &- steps[pair.0].balance)
        let isOwn =
          change != 0
          && [StatementRole.amount, .spent, .received].contains {
            row.plainAmount(at: mapping[$0])?.magnitude == change.magnitude
          }
        if isOwn { found[row.number] = change }
      }
    }
    let places = steps.indices
    let on = changes(zip(places, places.dropFirst()))
    let back = changes(zip(places.dropFirst(), places))
    var found = on.count >= back.count ? on : back
    // No balance stands before the oldest line: that it has moved money is known by what came back of it.
    let oldest = on.count >= back.count ? steps.first?.row : steps.last?.row
    if let oldest, let amount = spent(oldest), amount > 0 {
      let others = rows.filter {
        $0.number != oldest.number && $0.cell(at: mapping[.text]) == oldest.cell(at: mapping[.text])
      }
      func count(_ amount: Int64) -> Int {
        others.count { spent($0) == amount && found[$0.number] != nil }
      }
      if count(-amount) > count(amount) { found[oldest.number] = -amount }
    }
    return found
  }

  /// Whether the balances follow from most lines that are not called cancelled.
  func areMoves(
    _ moves: [Int: Int64], _ rows: ArraySlice<FileRow>, _ columns: StatementColumns
  ) -> Bool {
    let others = rows.count { row in
      StatementDraft.balance(row.cell(at: columns.balance)) != nil
        && !columns.isUnmoved(row, mapping)
    }
    return moves.count * 2 >= others - 1 && (!moves.isEmpty || !columns.isOfCard)
  }

  /// What a line has for what was spent, negative for what was received; nil if its columns do not say which.
  private func spent(_ row: FileRow) -> Int64? {
    func amount(_ role: StatementRole) -> Int64 { row.plainAmount(at: mapping[role]) ?? 0 }
    if mapping[.spent] == nil, mapping[.received] == nil {
      let amount = amount(.amount)
      return amount == 0 ? nil : 0 &- amount
    }
    let (out, back) = (amount(.spent), amount(.received))
    guard (out == 0) != (back == 0) else { return nil }
    return out == 0 ? -Int64(clamping: back.magnitude) : Int64(clamping: out.magnitude)
  }
}
